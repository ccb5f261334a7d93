// Where tracks leave a board that goes round, and the name of the city they lead to, written beside the edge.
// One name for each side of a bundle of parallel tracks.
import { coveredPart } from "./covered";
import type { Point } from "./curve";
import { type Box, boxOf, type Label, outside, overlap, pressing } from "./labels";
import type { Layout } from "./layout";
import { withImages } from "./round";
import type { MapFacts } from "./types";

/** A place where a bundle of tracks leaves the board, at one of its sides. */
export interface Leaving extends Point {
  /** The city or junction where it leads to, and where that lies beyond the edge. */
  to: string;
  end: Point;
  /** The width of all its tracks together. */
  broad: number;
}

export interface Exit {
  key: string;
  text: string;
  label: Label;
  box: Box;
  /** Where that city lies beyond the edge. */
  end: Point;
}

/** Of the names of cities. */
export const EXIT_SIZE = 0.86;
const PAD = 3;
const STEPS = Array.from({ length: 9 }, (_, step) => step);
const ROUNDS = 2;

/** The names beside the edges in this size; `names` are the boxes of the names of cities, which stay clear. */
export function placeExits(
  map: MapFacts,
  layout: Layout,
  nameOf: (id: string) => string,
  names: readonly Box[],
  size = layout.sizes.text,
): Exit[] {
  const { leaving, round, sizes, frame } = layout;
  const text = size * EXIT_SIZE;
  const dots = withImages<Point>([...map.cities, ...map.junctions], round, map.width / 8);
  const chosen = new Map<Leaving, Exit>();
  for (let pass = 0; pass < ROUNDS; pass++) {
    for (const one of leaving) {
      chosen.delete(one);
      const others = [...names, ...[...chosen.values()].map((exit) => exit.box)];
      const cost = ({ box, label, far }: Try) => {
        let sum = far + doubt(one, label.y, leaving) + 6 * coveredPart(layout, box) + 60 * outside(box, frame, 0);
        for (const dot of dots) sum += 3 * pressing(box, dot, sizes.dot + 1);
        for (const name of others) sum += 8 * overlap(box, name);
        return sum;
      };
      chosen.set(one, cheapest(triesOf(one, nameOf(one.to), text), cost));
    }
  }
  return [...chosen.values()];
}

/** A place for a name, and the cost of its distance from the track. */
interface Try extends Exit {
  far: number;
}

/** Places above and below the track, at the edge. */
function triesOf(one: Leaving, name: string, text: number): Try[] {
  const right = one.x > 0;
  const said = right ? `${name} →` : `← ${name}`;
  const near = one.broad / 2 + text * 0.5;
  return STEPS.flatMap((step) =>
    [-1, 1].map((side) => {
      const y = one.y + side * (near + step * 2.5);
      const lines = [said];
      const label: Label = right ? { lines, x: one.x - PAD, y, anchor: "end" } : { lines, x: PAD, y, anchor: "start" };
      return {
        key: `${one.x}/${one.y}/${one.to}`,
        text: said,
        label,
        box: boxOf(label, text),
        end: one.end,
        far: step * 0.16,
      };
    }),
  );
}

function cheapest(tries: Try[], cost: (one: Try) => number): Exit {
  const costs = new Map(tries.map((one) => [one, cost(one)]));
  return tries.reduce((best, next) => ((costs.get(next) ?? 0) < (costs.get(best) ?? 0) ? next : best));
}

/** A cost for names that are nearer to another track and would be read as its end. */
function doubt(one: Leaving, y: number, leaving: readonly Leaving[]): number {
  const own = Math.abs(y - one.y) - one.broad / 2;
  const others = leaving.filter((other) => other !== one && other.x === one.x && other.to !== one.to);
  return others.some((other) => Math.abs(y - other.y) - other.broad / 2 < own * 1.2) ? 1.5 : 0;
}
