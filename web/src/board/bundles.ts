// Bundles of parallel tracks, and the candidate curves for drawing each: straight, or bent to either side.
// It computes what a candidate looks like; chooseCurves.ts decides which one is best.
import { Curve, distance, type Point, type Spot } from "./curve";
import { beyond, folded, roundOf, withImages } from "./round";
import { places, type Sizes } from "./sizes";
import type { MapFacts, Track } from "./types";

/** One candidate for drawing a bundle. */
export class Candidate {
  private spread: Point[] | undefined;

  constructor(
    private readonly bundle: Bundle,
    private readonly sizes: Sizes,
    readonly curve: Curve,
    readonly bow: number,
  ) {}

  /** Its spaces as circles, five along each; computed on demand, since most candidates are rejected earlier. */
  get dots(): Point[] {
    this.spread ??= withImages(
      this.bundle.tracks.flatMap((_, i) => rowOf(this.bundle, i, this.curve, this.sizes).bends.flat()),
      this.bundle.round,
      this.sizes.long,
    );
    return this.spread;
  }
}

export interface Bundle {
  tracks: Track[];
  a: Point;
  /** Where it wraps round, this end lies beyond the edge. */
  b: Point;
  /** The width of a board that goes round, or 0. */
  round: number;
  /** The edge that it crosses, where it wraps round. */
  edge?: number;
}

export interface Row {
  spaces: Spot[];
  /** Length of one space; shorter than usual where there is little room. */
  long: number;
  /** The middle line of each space from end to end, bent as its track is. */
  bends: Spot[][];
}

const BOWS = [0, 0.04, 0.08, 0.12, 0.16, 0.21, 0.27, 0.34, 0.42].flatMap((bow) => (bow ? [bow, -bow] : [0]));
const SHORTEST = 0.8; // of the usual length, for the spaces of a track that is cut at the edge

export function bundlesOf(map: MapFacts): Bundle[] {
  const at = places(map);
  const round = roundOf(map);
  const bundles = new Map<string, Bundle>();
  for (const track of map.tracks) {
    const a = at.get(track.a);
    const b = at.get(track.b);
    if (!a || !b) continue;
    const key = `${[track.a, track.b].sort().join("-")} ${track.via?.join(",") ?? ""} ${track.wrap ?? ""}`;
    const known = bundles.get(key);
    if (known) known.tracks.push(track);
    else bundles.set(key, { tracks: [track], a, b, round, ...(track.wrap ? beyond(a, b, round) : {}) });
  }
  return [...bundles.values()];
}

/** The number of candidates of a bundle: just one where the map gives a point that the curve passes through. */
export function countCandidates({ tracks }: Bundle): number {
  return tracks[0]?.via ? 1 : BOWS.length;
}

/** A candidate by its number; 0 is the straight one, and lower numbers are less bent. */
export function candidateOf(bundle: Bundle, number: number, sizes: Sizes): Candidate {
  const { a, b } = bundle;
  const via = bundle.tracks[0]?.via;
  const bow = BOWS[number] ?? 0;
  const curve = via ? Curve.through(a, viaOf(bundle, via), b) : Curve.bowed(a, b, bow);
  return new Candidate(bundle, sizes, curve, bow);
}

/** The point on the way, or its image on the side of the edge where the way is. */
function viaOf({ a, b, round }: Bundle, [x, y]: readonly number[]): Point {
  const via = { x: x ?? 0, y: y ?? 0 };
  const middle = (a.x + b.x) / 2;
  return round ? { x: via.x - round * Math.round((via.x - middle) / round), y: via.y } : via;
}

/** The distance of a track of the bundle from their common curve. */
export function asideOf(bundle: Bundle, i: number, sizes: Sizes): number {
  return (i - (bundle.tracks.length - 1) / 2) * (sizes.wide + sizes.gap);
}

/** The spaces of one track, which share its whole length; at an end that is pushed they begin later. */
export function rowOf(bundle: Bundle, i: number, curve: Curve, sizes: Sizes, push = { a: 0, b: 0 }): Row {
  const count = bundle.tracks[i]?.length ?? 1;
  const aside = asideOf(bundle, i, sizes);
  const from = leaving(curve, aside, sizes.clear + push.a, false);
  const to = leaving(curve, aside, sizes.clear + push.b, true);
  const places =
    bundle.edge === undefined
      ? shared(from, to, count, sizes)
      : cutRow(count, from, to, crossing(curve, bundle.edge, aside), sizes);
  const home = (spot: Spot) => (bundle.edge === undefined ? spot : { ...spot, x: folded(spot.x, bundle.round) });
  const bends = places.map(({ along, long }) => SAMPLES.map((part) => home(curve.at(along + part * long, aside))));
  return {
    spaces: places.map(({ along }) => home(curve.at(along, aside))),
    long: Math.min(...places.map(({ long }) => long)),
    bends,
  };
}

const SAMPLES = [-0.5, -0.25, 0, 0.25, 0.5];

/** How far along the curve a track beside it leaves the circle around a city at one of its ends. */
function leaving(curve: Curve, aside: number, clear: number, atEnd: boolean): number {
  const { length } = curve;
  const city = atEnd ? curve.b : curve.a;
  let [near, far] = [0, Math.min(length * 0.4, clear * 1.5)];
  for (let k = 0; k < 12; k++) {
    const middle = (near + far) / 2;
    if (distance(curve.at(atEnd ? length - middle : middle, aside), city) < clear) near = middle;
    else far = middle;
  }
  return atEnd ? length - far : far;
}

/** Where the middle of a space lies along its curve, and the length it has. */
interface Share {
  along: number;
  long: number;
}

/**
 * Spaces that share a part of a curve. Where there is more room than they need, as on a map with few cities, they lie
 * further apart, so that the first and the last still reach the cities; with a `lean` they stay together there.
 */
function shared(from: number, to: number, count: number, sizes: Sizes, lean?: number): Share[] {
  const room = to - from + sizes.gap;
  const long = Math.min(room / count - sizes.gap, sizes.most);
  const apart = lean === undefined && count > 1;
  const pitch = apart ? (to - from - long) / (count - 1) : long + sizes.gap;
  const start = apart ? from : from + (room - pitch * count) * (lean ?? 0.5);
  return Array.from({ length: count }, (_, k) => ({ along: start + pitch * k + long / 2, long }));
}

/** A row on both sides of the edge: as many spaces on each as leave them longest, and none across it. */
function cutRow(count: number, from: number, to: number, cut: Spot & { along: number }, sizes: Sizes): Share[] {
  // a space that runs at an angle to the edge reaches it with a corner first
  const free = sizes.gap * 0.5 + (Math.abs(Math.tan(cut.angle)) * sizes.wide) / 2;
  const before = Math.max(0, cut.along - free - from);
  const after = Math.max(0, to - cut.along - free);
  const share = (room: number, spaces: number) => (spaces > 0 ? room / spaces : Number.POSITIVE_INFINITY);
  const pitches = Array.from({ length: count + 1 }, (_, first) =>
    Math.min(share(before, first), share(after, count - first)),
  );
  // each side shows a part of the track, unless a space on the short one would be too short
  const both = Math.max(0, ...pitches.slice(1, -1));
  const most = both >= SHORTEST * sizes.long ? both : Math.max(...pitches);
  const fitting = pitches.indexOf(most, most === both ? 1 : 0);
  // nearer to the edge than to the city, so that the track is one row for those who look over the edge
  return [
    ...shared(from, cut.along - free, fitting, sizes, 0.8),
    ...shared(cut.along + free, to, count - fitting, sizes, 0.2),
  ];
}

/** Where a track beside the curve crosses the edge. */
export function crossing(curve: Curve, edge: number, aside: number): Spot & { along: number } {
  const before = curve.a.x < edge;
  let [from, to] = [0, curve.length];
  for (let i = 0; i < 24; i++) {
    const middle = (from + to) / 2;
    if (curve.at(middle, aside).x < edge === before) from = middle;
    else to = middle;
  }
  return { ...curve.at(from, aside), along: from };
}
