// Bundles of parallel tracks, and the candidate curves for drawing each: bent to either side, spaces shifted along it.
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
    /** From -1 to 1: how far its spaces are shifted towards a or b, where there is room. */
    readonly slide: number,
  ) {}

  /** Its spaces as circles, three along each; computed on demand, since most candidates are rejected earlier. */
  get dots(): Point[] {
    this.spread ??= withImages(
      this.bundle.tracks.flatMap((_, i) => {
        const { spaces, long } = rowOf(this.bundle, i, this.curve, this.slide, this.sizes);
        return spaces.flatMap((spot) => dotsAlong(spot, long));
      }),
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
const SHORTEST = 0.8; // the part of its length that a space may shrink to
const SLIDES = [0, -0.5, 0.5, -1, 1];

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
  return SLIDES.length * (tracks[0]?.via ? 1 : BOWS.length);
}

/** A candidate by its number; 0 is the straight one, and lower numbers are less bent. */
export function candidateOf(bundle: Bundle, number: number, sizes: Sizes): Candidate {
  const { a, b } = bundle;
  const via = bundle.tracks[0]?.via;
  const bow = BOWS[Math.floor(number / SLIDES.length)] ?? 0;
  const curve = via ? Curve.through(a, viaOf(bundle, via), b) : Curve.bowed(a, b, bow);
  return new Candidate(bundle, sizes, curve, bow, SLIDES[number % SLIDES.length] ?? 0);
}

/** The point on the way, or its image on the side of the edge where the way is. */
function viaOf({ a, b, round }: Bundle, [x, y]: readonly number[]): Point {
  const via = { x: x ?? 0, y: y ?? 0 };
  const middle = (a.x + b.x) / 2;
  return round ? { x: via.x - round * Math.round((via.x - middle) / round), y: via.y } : via;
}

export function dotsAlong(spot: Spot, long: number): Point[] {
  const x = Math.cos(spot.angle) * long * 0.36;
  const y = Math.sin(spot.angle) * long * 0.36;
  return [{ x: spot.x - x, y: spot.y - y }, spot, { x: spot.x + x, y: spot.y + y }];
}

/** The distance of a track of the bundle from their common curve. */
export function asideOf(bundle: Bundle, i: number, sizes: Sizes): number {
  return (i - (bundle.tracks.length - 1) / 2) * (sizes.wide + sizes.gap);
}

/** The distance from space to space, and the length left over; a shifted row may shrink a little. */
function spacing(count: number, curve: Curve, slide: number, sizes: Sizes): { pitch: number; slack: number } {
  const room = Math.max(curve.length - 2 * sizes.clear, curve.length * 0.4);
  const pitch = Math.min((room / count) * (slide === 0 ? 1 : 0.92), sizes.long + 2 * sizes.gap);
  return { pitch, slack: room - pitch * count };
}

/** The spaces of one track: in the middle of its curve, or shifted away from a crowded city. */
export function rowOf(bundle: Bundle, i: number, curve: Curve, slide: number, sizes: Sizes): Row {
  const count = bundle.tracks[i]?.length ?? 1;
  const aside = asideOf(bundle, i, sizes);
  const { pitch, places } =
    bundle.edge === undefined
      ? wholeRow(count, curve, slide, sizes)
      : cutRow(count, curve, crossing(curve, bundle.edge, aside), slide, sizes);
  const spaces = places.map((along) => curve.at(along, aside));
  let long = Math.min(sizes.long, pitch - sizes.gap);
  for (let k = 1; k < count; k++) long = Math.min(long, roomBetween(spaces[k - 1], spaces[k], sizes));
  const bends = places.map((along) => bend(curve, along, long, aside));
  if (bundle.edge === undefined) return { spaces, long, bends };
  const home = (spot: Spot) => ({ ...spot, x: folded(spot.x, bundle.round) });
  return { spaces: spaces.map(home), long, bends: bends.map((line) => line.map(home)) };
}

const SAMPLES = [-0.5, -0.25, 0, 0.25, 0.5];

/** The line along the middle of a space. */
function bend(curve: Curve, along: number, long: number, aside: number): Spot[] {
  return SAMPLES.map((part) => curve.at(along + part * long, aside));
}

/** Where the middles of spaces lie along a curve, and the length that each has. */
interface Spread {
  pitch: number;
  places: number[];
}

function wholeRow(count: number, curve: Curve, slide: number, sizes: Sizes): Spread {
  const { pitch, slack } = spacing(count, curve, slide, sizes);
  const start = (curve.length - pitch * count + slide * slack) / 2;
  return { pitch, places: Array.from({ length: count }, (_, k) => start + pitch * (k + 0.5)) };
}

/** A row on both sides of the edge: as many spaces on each as leave them longest, and none across it. */
function cutRow(count: number, curve: Curve, cut: Spot & { along: number }, slide: number, sizes: Sizes): Spread {
  // a space that runs at an angle to the edge reaches it with a corner first
  const free = sizes.gap * 0.5 + (Math.abs(Math.tan(cut.angle)) * sizes.wide) / 2;
  const halves = [
    { from: sizes.clear, to: cut.along - free },
    { from: cut.along + free, to: curve.length - sizes.clear },
  ];
  const [before = 0, after = 0] = halves.map(({ from, to }) => Math.max(0, to - from));
  const share = (room: number, spaces: number) => (spaces > 0 ? room / spaces : Number.POSITIVE_INFINITY);
  const pitches = Array.from({ length: count + 1 }, (_, first) =>
    Math.min(share(before, first), share(after, count - first)),
  );
  // each side shows a part of the track, unless a space on the short one would be too short
  const both = Math.max(0, ...pitches.slice(1, -1));
  const most = both >= SHORTEST * sizes.long ? both : Math.max(...pitches);
  const fitting = pitches.indexOf(most, most === both ? 1 : 0);
  const pitch = Math.min(most, sizes.long + 2 * sizes.gap);
  const places = halves.flatMap(({ from, to }, k) => {
    const mine = k ? count - fitting : fitting;
    // nearer to the edge than to the city, so that the track is one row for those who look over the edge
    const start = from + (to - from - pitch * mine) * ((k ? 0.2 : 0.8) + slide * 0.2);
    return Array.from({ length: mine }, (_, n) => start + pitch * (n + 0.5));
  });
  return { pitch, places };
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

/** The greatest length of two neighbouring spaces whose corners must not touch on the inner side of a bend. */
function roomBetween(one: Spot | undefined, other: Spot | undefined, sizes: Sizes): number {
  if (!one || !other) return sizes.long;
  const turn = Math.abs(Math.atan2(Math.sin(other.angle - one.angle), Math.cos(other.angle - one.angle)));
  return distance(one, other) - sizes.wide * Math.tan(turn / 2) - sizes.gap * 0.6;
}
