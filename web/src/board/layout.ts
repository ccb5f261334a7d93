// Where every space of every track lies. The curves of the built-in maps are precomputed (art/curves.json), those of any
// other map are chosen when it is first shown; the result is deterministic.

import curves from "./art/curves.json";
import { asideOf, type Bundle, bundlesOf, type Candidate, candidateOf, type Row, rowOf } from "./bundles";
import { chooseCurves } from "./chooseCurves";
import type { Point } from "./curve";
import { fingerprint } from "./fingerprint";
import { type Sizes, sizesFor } from "./sizes";
import type { MapFacts } from "./types";

export interface Lane extends Row {
  /** From city to city, as the `d` of a path. */
  line: string;
}

export interface Layout {
  sizes: Sizes;
  lanes: Map<string, Lane>;
}

const precomputed: Readonly<Record<string, string>> = curves; // by fingerprint

export function layOut(map: MapFacts): Layout {
  const sizes = sizesFor(map);
  const bundles = bundlesOf(map);
  const chosen = precomputed[fingerprint(map)]?.split(" ").map(Number) ?? chooseCurves(map, sizes, bundles);
  return layoutOf(bundles, chosen, sizes);
}

/** The layout with the candidate of this number for each bundle. */
export function layoutOf(bundles: readonly Bundle[], chosen: readonly number[], sizes: Sizes): Layout {
  const lanes = new Map<string, Lane>();
  bundles.forEach((bundle, k) => {
    const candidate = candidateOf(bundle, chosen[k] ?? 0, sizes);
    bundle.tracks.forEach((track, i) => {
      const { spaces, long } = rowOf(bundle, i, candidate.curve, candidate.slide, sizes);
      lanes.set(track.id, { spaces, long, line: lineOf(bundle, candidate, asideOf(bundle, i, sizes)) });
    });
  });
  return { sizes, lanes };
}

/** The line from the centre of one city along the lane to the centre of the other. */
function lineOf({ a, b }: Bundle, { curve }: Candidate, aside: number): string {
  const say = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  if (aside === 0) return `M${say(a)}Q${say(curve.control)} ${say(b)}`;
  const reach = Math.min(curve.length / 3, Math.abs(aside) * 2.2);
  const from = curve.at(reach, aside);
  const to = curve.at(curve.length - reach, aside);
  const middle = curve.at(curve.length / 2, aside);
  const control = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
  return `M${say(a)}L${say(from)}Q${say(control)} ${say(to)}L${say(b)}`;
}
