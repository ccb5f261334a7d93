// Where every space of every track lies. The curves of the built-in maps are precomputed (art/curves.json), those of any
// other map are chosen when it is first shown; the result is deterministic.

import curves from "./art/curves.json";
import { asideOf, type Bundle, bundlesOf, type Candidate, candidateOf, crossing, type Row, rowOf } from "./bundles";
import { chooseCurves } from "./chooseCurves";
import type { Curve, Point } from "./curve";
import { type Push, partEnds } from "./endClashes";
import type { Leaving } from "./exits";
import { fingerprint } from "./fingerprint";
import { type Sizes, sizesFor } from "./sizes";
import type { MapFacts } from "./types";
import type { Frame } from "./view";

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
  /** What a window shows without zoom: all cities and tracks. */
  frame: Frame;
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
  const candidates = bundles.map((bundle, k) => candidateOf(bundle, chosen[k] ?? 0, sizes));
  const rows = (k: number, push: Push) => {
    const [bundle, candidate] = [bundles[k], candidates[k]];
    return bundle && candidate ? bundle.tracks.map((_, i) => rowOf(bundle, i, candidate.curve, sizes, push)) : [];
  };
  const pushes = partEnds(bundles, sizes, rows);
  bundles.forEach((bundle, k) => {
    const [candidate, push] = [candidates[k], pushes[k]];
    if (!candidate || !push) return;
    rows(k, push).forEach((row, i) => {
      const track = bundle.tracks[i];
      if (!track) return;
      const aside = asideOf(bundle, i, sizes);
      const cut = (over: number) => cutLineOf(bundle, bundle.edge ?? 0, candidate.curve, aside, over);
      const line = bundle.edge === undefined ? lineOf(candidate.curve, aside, row) : cut(0);
      const band = bundle.edge === undefined ? line : cut(sizes.long);
      lanes.set(track.id, { ...row, line, band });
    });
    leaving.push(...leavingOf(bundle, candidate, sizes));
  });
  const round = bundles[0]?.round ?? 0;
  return { sizes, lanes, round, leaving, frame: frameOf([...lanes.values()], sizes, round) };
}

/** The cities with all tracks and a margin around them; a board that goes round has its whole width. */
function frameOf(lanes: readonly Lane[], { bounds, wide }: Sizes, round: number): Frame {
  const dots = lanes.flatMap((lane) => lane.bends.flat());
  const over = wide * 1.2;
  const left = round ? 0 : Math.min(bounds.left, ...dots.map(({ x }) => x - over));
  const right = round || Math.max(bounds.left + bounds.width, ...dots.map(({ x }) => x + over));
  const top = Math.min(bounds.top, ...dots.map(({ y }) => y - over));
  const bottom = Math.max(bounds.top + bounds.height, ...dots.map(({ y }) => y + over));
  return { left, top, width: right - left, height: bottom - top };
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

/** The line from the centre of one city along the spaces of a track to the centre of the other. */
function lineOf(curve: Curve, aside: number, row: Row): string {
  if (aside === 0) return `M${say(curve.a)}Q${say(curve.control)} ${say(curve.b)}`;
  return `M${[curve.a, ...row.bends.flat(), curve.b].map(say).join("L")}`;
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
