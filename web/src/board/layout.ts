// Where every space of every track lies. The curves of the built-in maps are precomputed (art/curves.json), those of any
// other map are chosen when it is first shown; the result is deterministic.

import curves from "./art/curves.json";
import { asideOf, type Bundle, bundlesOf, type Candidate, candidateOf, crossing, type Row, rowOf } from "./bundles";
import { chooseCurves } from "./chooseCurves";
import type { Curve, Point } from "./curve";
import type { Leaving } from "./exits";
import { fingerprint } from "./fingerprint";
import { type Sizes, sizesFor } from "./sizes";
import type { MapFacts } from "./types";

export interface Lane extends Row {
  /** From city to city, as the `d` of a path; in two parts where it goes round the edge. */
  line: string;
  /** The same for a broad stroke, which reaches the edge with its corners too. */
  band: string;
}

export interface Layout {
  sizes: Sizes;
  lanes: Map<string, Lane>;
  /** The width of a board that goes round, or 0, and where its tracks leave it. */
  round: number;
  leaving: Leaving[];
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
  const leaving: Leaving[] = [];
  bundles.forEach((bundle, k) => {
    const candidate = candidateOf(bundle, chosen[k] ?? 0, sizes);
    bundle.tracks.forEach((track, i) => {
      const row = rowOf(bundle, i, candidate.curve, candidate.slide, sizes);
      const aside = asideOf(bundle, i, sizes);
      const line = lineOf(bundle, candidate, aside, 0);
      const band = bundle.edge === undefined ? line : lineOf(bundle, candidate, aside, sizes.long);
      lanes.set(track.id, { ...row, line, band });
    });
    leaving.push(...leavingOf(bundle, candidate, sizes));
  });
  return { sizes, lanes, round: bundles[0]?.round ?? 0, leaving };
}

/** Both places where a bundle that goes round leaves the board. */
function leavingOf(bundle: Bundle, { curve }: Candidate, sizes: Sizes): Leaving[] {
  const { edge, round, a, b } = bundle;
  const [track, ...more] = bundle.tracks;
  if (!track || edge === undefined) return [];
  const { y } = crossing(curve, edge, 0);
  const broad = sizes.wide + more.length * (sizes.wide + sizes.gap);
  const ends = [
    { x: edge, to: track.b, end: b },
    { x: round - edge, to: track.a, end: { x: a.x + round - 2 * edge, y: a.y } },
  ];
  return ends.map((end) => ({ ...end, y, broad }));
}

/** The line from the centre of one city along the lane to the centre of the other. */
function lineOf(bundle: Bundle, { curve }: Candidate, aside: number, over: number): string {
  const { a, b, edge } = bundle;
  if (edge !== undefined) return cutLineOf(bundle, edge, curve, aside, over);
  if (aside === 0) return `M${say(a)}Q${say(curve.control)} ${say(b)}`;
  const reach = Math.min(curve.length / 3, Math.abs(aside) * 2.2);
  const from = curve.at(reach, aside);
  const to = curve.at(curve.length - reach, aside);
  const middle = curve.at(curve.length / 2, aside);
  const control = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
  return `M${say(a)}L${say(from)}Q${say(control)} ${say(to)}L${say(b)}`;
}

const STEPS = 12; // of a line that is cut at the edge

/**
 * The same for a track that goes round: from the first city to the edge, and from the other edge to the second. Both
 * parts go on over the edge this far.
 */
function cutLineOf({ a, b, round }: Bundle, edge: number, curve: Curve, aside: number, over: number): string {
  const { along } = crossing(curve, edge, aside);
  const reach = Math.min(curve.length / 3, Math.abs(aside) * 2.2);
  const shift = edge === 0 ? round : -round;
  const part = (from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, k) => curve.at(from + ((to - from) * k) / STEPS, aside));
  const first = [a, ...part(Math.min(reach, along), Math.min(along + over, curve.length))];
  const second = [...part(Math.max(along - over, 0), Math.max(curve.length - reach, along)), b];
  return `M${first.map(say).join("L")}M${second.map(({ x, y }) => say({ x: x + shift, y })).join("L")}`;
}

function say(p: Point): string {
  return `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
}
