// Places the name of each city: beside its dot, away from spaces, other dots and other names. Widths are computed from
// the letters, so it needs no browser and is deterministic.
import { coveredPart } from "./covered";
import type { Point } from "./curve";
import type { Layout } from "./layout";
import { withImages } from "./round";
import { textWidth } from "./textWidth";
import type { City, MapFacts } from "./types";
import type { Frame } from "./view";

export interface Label {
  /** The name, on one line or on two. */
  lines: readonly string[];
  /** Its middle in height. */
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Directions from the dot, in order of preference: where the box of the name lies. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  ...[0.85, 0.35, 0.65, 0.5, 0.2].flatMap((x) => [-1, 1].flatMap((y) => [[x, y] as const, [-x, y] as const])),
  ...[0.35, 0.6, 0.8].flatMap((y) => [[1, -y] as const, [-1, -y] as const, [1, y] as const, [-1, y] as const]),
];
/** Distances from the dot in multiples of the size of the text, and what each costs. */
const DISTANCES: readonly (readonly [number, number])[] = [
  [0.16, 0],
  [0.3, 0.02],
  [0.5, 0.07],
  [0.8, 0.17],
  [1.15, 0.32],
  [1.6, 0.55],
  [2.1, 0.8],
  [2.7, 1.15],
  [3.4, 1.6],
  [4.2, 2.2],
];
const HIGH = 0.92; // of a line, in multiples of the size of its text
export const LINE = 1; // from line to line
const KEPT = 60; // of the places of a city, the cheapest
const ROUNDS = 8;
const MUCH = 0.09; // of a name on tracks
const MARGIN = 0.7; // of the size of the text: the printed frame and a little air
const COST = {
  covered: 6,
  tooMuch: 600,
  tooMuchCrowded: 20,
  dot: 3,
  names: 8,
  outside: 100,
  corner: 2,
  twoLines: 0.35,
  doubt: 1.1,
  liking: 0.006,
};

/** A place for the name of a city, and its cost apart from other names. */
interface Try {
  label: Label;
  box: Box;
  cost: number;
}

/** Where the names stand when they are written in this size. */
export function placeLabels(
  map: MapFacts,
  layout: Layout,
  nameOf: (id: string) => string,
  text = layout.sizes.text,
): Map<string, Label> {
  const dots = withImages<Point>([...map.cities, ...map.junctions], layout.round, layout.frame.width / 8);
  const tries = map.cities.map((city) => {
    const name = nameOf(city.id);
    const width = textWidth(name) * text;
    const nearby = dots.filter((dot) => dot !== city && near(dot, city, width + 4 * text, 4 * text));
    const tries = waysToWrite(name).flatMap((lines) => triesOf(city, lines, text, layout, nearby));
    return tries.sort((one, other) => one.cost - other.cost).slice(0, KEPT);
  });
  const picked = tries.map(([best]) => best);
  const hulls = tries.map(hull);
  const mayMeet = hulls.map((mine, i) => hulls.flatMap((other, k) => (k !== i && meet(mine, other) ? [k] : [])));
  // those with the least choice come first
  const order = tries.map((_, i) => i).sort((a, b) => (picked[b]?.cost ?? 0) - (picked[a]?.cost ?? 0));
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    for (const i of order) {
      const beside = (mayMeet[i] ?? []).flatMap((k) => picked[k]?.box ?? []);
      const best = cheapest(tries[i] ?? [], beside, text);
      changed ||= best !== picked[i];
      picked[i] = best;
    }
    if (!changed) break;
  }
  return new Map(map.cities.flatMap(({ id }, i) => (picked[i] ? [[id, picked[i].label]] : [])));
}

/** A name on one line, and on two where it has several words. */
function waysToWrite(name: string): string[][] {
  const words = name.split(" ");
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const width = (lines: readonly string[]) => Math.max(...lines.map(textWidth));
  const [best] = halves.sort((one, other) => width(one) - width(other));
  return best ? [[name], best] : [[name]];
}

function near(one: Point, other: Point, across: number, down: number): boolean {
  return Math.abs(one.x - other.x) < across && Math.abs(one.y - other.y) < down;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The box around all places of a name. */
function hull(tries: readonly Try[]): Box {
  const around = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { box } of tries) {
    around.left = Math.min(around.left, box.left);
    around.top = Math.min(around.top, box.top);
    around.right = Math.max(around.right, box.right);
    around.bottom = Math.max(around.bottom, box.bottom);
  }
  return around;
}

function cheapest(tries: readonly Try[], names: readonly Box[], text: number): Try | undefined {
  let best: Try | undefined;
  let least = Number.POSITIVE_INFINITY;
  const pad = text * 0.1;
  for (const one of tries) {
    if (one.cost >= least) break; // the others cost even more
    let cost = one.cost;
    for (const name of names) cost += COST.names * overlap(one.box, name, pad);
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}

/** All places of a name. */
function triesOf(city: City, lines: readonly string[], text: number, layout: Layout, dots: readonly Point[]): Try[] {
  const { sizes, frame } = layout;
  const corner = buttonsCorner(layout);
  const { width, high } = sizeOf(lines, text);
  // letters that are larger than usual beside the board would be driven far from their city
  const tooMuch = text > sizes.text * 1.05 ? COST.tooMuchCrowded : COST.tooMuch;
  const split = (lines.length - 1) * COST.twoLines;
  const made = DISTANCES.flatMap(([far, price]) =>
    DIRECTIONS.map(([right, down], liking): Try => {
      const reach = sizes.dot * (city.port ? 1.2 : 1) + far * text;
      const box = boxBeside(city, right, down, reach, width, high);
      const covered = coveredPart(layout, box);
      const cost =
        price +
        split +
        liking * COST.liking +
        COST.covered * covered +
        tooMuch * Math.max(0, covered - MUCH) +
        dotsCost(box, city, dots, sizes.dot) +
        COST.outside * outside(box, frame, text * MARGIN) +
        COST.corner * Math.min(1, overlap(box, corner));
      return { label: labelOf(lines, box, city), box, cost };
    }),
  );
  return made;
}

/** The width and the height of a text on its lines. */
function sizeOf(lines: readonly string[], text: number): { width: number; high: number } {
  return { width: Math.max(...lines.map(textWidth)) * text, high: (HIGH + (lines.length - 1) * LINE) * text };
}

/** Where the buttons for zooming lie over a board that just fits its window, in sizes of a text. */
function buttonsCorner({ frame: { left, top }, sizes: { text } }: Layout): Box {
  return { left, top, right: left + 4.8 * text, bottom: top + 8.4 * text };
}

/** The box of a name in a direction from its dot, `reach` away from its middle. */
function boxBeside({ x, y }: Point, right: number, down: number, reach: number, width: number, high: number): Box {
  const beside = Math.abs(right) === 1;
  const left = beside ? (right > 0 ? x + reach : x - reach - width) : x - width / 2 + right * (width / 2 + reach * 0.7);
  const top = beside ? y - high / 2 + down * (high / 2 + reach * 0.5) : down > 0 ? y + reach : y - reach - high;
  return { left, top, right: left + width, bottom: top + high };
}

/** The label of a box: smaller letters stay near the dot. */
function labelOf(lines: readonly string[], { left, right, top, bottom }: Box, city: Point): Label {
  const y = (top + bottom) / 2;
  if (left >= city.x) return { lines, x: left, y, anchor: "start" };
  return right <= city.x
    ? { lines, x: right, y, anchor: "end" }
    : { lines, x: (left + right) / 2, y, anchor: "middle" };
}

/** A cost for names on dots, and for those that are nearer to another city and would be read as its name. */
function dotsCost(box: Box, city: Point, dots: readonly Point[], radius: number): number {
  let cost = 0;
  const own = toBox(box, city);
  let doubtful = false;
  for (const dot of dots) {
    const far = toBox(box, dot);
    cost += COST.dot * Math.max(0, 1 - far / (radius + 1.5));
    doubtful ||= far < own * 1.25;
  }
  return cost + (doubtful ? COST.doubt : 0);
}

function toBox(box: Box, { x, y }: Point): number {
  const across = Math.max(box.left - x, 0, x - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  return Math.sqrt(across * across + down * down);
}

/** A place for the few names shown when zoomed out, when letters are large: above the dot and not off the board. */
export function looseLabel(name: string, city: Point, { frame, sizes }: Layout, text: number): Label {
  const part = (city.x - frame.left) / frame.width;
  const right = part < 0.2 ? 0.85 : part > 0.8 ? -0.85 : 0;
  const box = boxBeside(city, right, -1, sizes.dot + text * 0.35, 0, text * HIGH);
  const anchor = right > 0 ? "start" : right < 0 ? "end" : "middle";
  return { lines: [name], x: city.x + right * sizes.dot, y: (box.top + box.bottom) / 2, anchor };
}

/** The box that a label takes up in this size. */
export function boxOf(label: Label, text: number): Box {
  const { width, high } = sizeOf(label.lines, text);
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
  return { left, top: label.y - high / 2, right: left + width, bottom: label.y + high / 2 };
}

/** How deep a circle reaches into a box: 0 outside, 1 with its centre inside. */
export function pressing(box: Box, point: Point, radius: number): number {
  return Math.max(0, 1 - toBox(box, point) / radius);
}

/** The fraction of a box covered by another, plus a little for touching at all, or for being nearer than `pad`. */
export function overlap(one: Box, other: Box, pad = 0): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + pad;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + pad;
  return width > 0 && height > 0 ? 0.5 + (width * height) / ((one.right - one.left) * (one.bottom - one.top)) : 0;
}

/** The part of a box beyond the frame. */
export function outside(box: Box, frame: Frame, inside: number): number {
  const across = Math.max(frame.left + inside - box.left, box.right - frame.left - frame.width + inside, 0);
  const down = Math.max(frame.top + inside - box.top, box.bottom - frame.top - frame.height + inside, 0);
  return across / (box.right - box.left) + down / (box.bottom - box.top);
}
