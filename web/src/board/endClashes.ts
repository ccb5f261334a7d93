// Tracks that meet at a city get in each other's way there: their first spaces begin a little later, until they are clear
// of each other or as far from the city as they may be.
import { bandAlong, type Corner, SHIP, turned } from "./bands";
import type { Bundle, Row } from "./bundles";
import type { Spot } from "./curve";
import type { Sizes } from "./sizes";

/** How much later the spaces of a bundle begin at its two ends. */
export interface Push {
  a: number;
  b: number;
}

interface End {
  bundle: number;
  side: keyof Push;
  outlines: Corner[][];
}

const STEP = 0.15; // in widths of a space
const MOST = 0.45;
const DEEP = 0.15; // how deep two spaces may reach into each other

/** The pushes that part the ends of bundles; `rows` lays out one bundle with its pushes. */
export function partEnds(bundles: readonly Bundle[], sizes: Sizes, rows: (k: number, push: Push) => Row[]): Push[] {
  const pushes = bundles.map(() => ({ a: 0, b: 0 }));
  const inUnits = ({ a, b }: Push) => ({ a: a * sizes.wide, b: b * sizes.wide });
  for (let round = 0; round * STEP < MOST; round++) {
    const late = clashing(bundles, sizes, (k) => rows(k, inUnits(pushes[k] ?? { a: 0, b: 0 })));
    if (late.length === 0) break;
    for (const { bundle, side } of late) {
      const push = pushes[bundle];
      if (push) push[side] = Math.min(MOST, push[side] + STEP);
    }
  }
  return pushes.map(inUnits);

  function clashing(all: readonly Bundle[], { wide }: Sizes, laid: (k: number) => Row[]): End[] {
    const cities = new Map<string, End[]>();
    all.forEach((bundle, k) => {
      const row = laid(k);
      const ship = bundle.tracks[0]?.kind === "ship";
      for (const side of ["a", "b"] as const) {
        const outlines = row.flatMap(({ bends }) => {
          const bend = side === "a" ? bends[0] : bends.at(-1);
          return bend ? [outlineOf(bend, ship, wide)] : [];
        });
        const city = bundle.tracks[0]?.[side] ?? "";
        cities.set(city, [...(cities.get(city) ?? []), { bundle: k, side, outlines }]);
      }
    });
    const late = new Set<End>();
    for (const ends of cities.values()) {
      ends.forEach((one, i) => {
        for (const other of ends.slice(i + 1)) {
          const deep = one.outlines.some((mine) => other.outlines.some((theirs) => depth(mine, theirs) > DEEP * wide));
          if (deep) late.add(one).add(other);
        }
      });
    }
    return [...late];
  }
}

function outlineOf(bend: readonly Spot[], ship: boolean, wide: number): Corner[] {
  if (!ship)
    return bandAlong(
      [bend[0], bend.at(-1)].flatMap((spot) => spot ?? []),
      wide / 2,
      0,
    );
  return turned(bend, SHIP, wide / 2);
}

/** How deep two convex outlines overlap: the least overlap along any of their edges, or 0 where an edge parts them. */
export function depth(one: readonly Corner[], other: readonly Corner[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const corners of [one, other]) {
    for (let i = 0; i < corners.length; i++) {
      const [ax, ay] = corners[i] ?? [0, 0];
      const [bx, by] = corners[(i + 1) % corners.length] ?? [0, 0];
      const far = Math.hypot(bx - ax, by - ay) || 1;
      const [nx, ny] = [(ay - by) / far, (bx - ax) / far];
      const [least1, most1] = shadow(one, nx, ny);
      const [least2, most2] = shadow(other, nx, ny);
      least = Math.min(least, Math.min(most1, most2) - Math.max(least1, least2));
      if (least <= 0) return 0;
    }
  }
  return least;
}

function shadow(corners: readonly Corner[], nx: number, ny: number): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const [x, y] of corners) {
    const at = x * nx + y * ny;
    least = Math.min(least, at);
    most = Math.max(most, at);
  }
  return [least, most];
}
