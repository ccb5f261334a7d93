// Outlines along the middle lines of spaces: ribbons bent with their track, hulls of ships, and cards that lie on a space.
// All are texts for the `d` of a path.
import type { Row } from "./bundles";
import type { Spot } from "./curve";
import type { Sizes } from "./sizes";
import type { Track } from "./types";

export type Corner = readonly [number, number];

function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** A line through these points, moved to the right and down. */
export function line(corners: readonly Corner[], right = 0, down = 0): string {
  return `M${corners.map(([x, y]) => `${short(x + right)} ${short(y + down)}`).join("L")}`;
}

/** The same as an outline. */
export function shape(corners: readonly Corner[], right = 0, down = 0): string {
  return `${line(corners, right, down)}Z`;
}

/** A point near a spot: so far along its direction, and so far to the right of it. */
export function beside({ x, y, angle }: Spot, along: number, aside: number): Corner {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x + along * cos - aside * sin, y + along * sin + aside * cos];
}

/** A line beside the middle of a space, its ends moved inwards. */
export function lineAlong(bend: readonly Spot[], aside: number, inwards: number): Corner[] {
  const last = bend.length - 1;
  return bend.map((spot, i) => beside(spot, i === 0 ? inwards : i === last ? -inwards : 0, aside));
}

/** The outline of a band along a space, this broad on both sides, its ends moved inwards. */
export function bandAlong(bend: readonly Spot[], half: number, inwards: number): Corner[] {
  return [...lineAlong(bend, -half, inwards), ...lineAlong(bend, half, inwards).reverse()];
}

/** An outline given in halves of the length and of the width of a space, turned with the space and not bent. */
export function turned(bend: readonly Spot[], corners: readonly Corner[], half: number, longer = 0): Corner[] {
  const [first, last, middle] = [bend[0], bend.at(-1), bend[bend.length >> 1]];
  if (!first || !last || !middle) return [];
  const long = Math.hypot(last.x - first.x, last.y - first.y) / 2 + longer;
  const angle = Math.atan2(last.y - first.y, last.x - first.x);
  return corners.map(([x, y]) => beside({ ...middle, angle }, x * long, y * half));
}

/** A space for a ship, with its bow to the right. */
export const SHIP: readonly Corner[] = [
  [-1, -0.6],
  [-0.74, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.74, 1],
  [-1, 0.6],
];

/** The spaces of a track, each grown by `more` on every side. */
export function spacesOf(track: Track, lane: Row, sizes: Sizes, more = 0): string {
  const half = sizes.wide / 2 - sizes.wide * 0.05 + more;
  const outline = (bend: readonly Spot[]) =>
    track.kind === "ship" ? turned(bend, SHIP, half, more) : bandAlong(bend, half, sizes.wide * 0.05 - more);
  return lane.bends.map((bend) => shape(outline(bend))).join("");
}

const CARD: readonly Corner[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
const PAIR = [-0.5, 0.5]; // where the two cards lie, in halves of a space

/** Two cards side by side in each space, for a track that is paid in pairs (W-PAIR-1). */
export function cards(lane: Row, sizes: Sizes): string {
  const [long, wide] = [lane.long * 0.19, sizes.wide * 0.37];
  return cardSpots(lane)
    .map((spot) => shape(CARD.map(([x, y]) => beside(spot, x * long, y * wide))))
    .join("");
}

/** The middles of these cards. */
export function cardSpots({ bends, long }: Row): Spot[] {
  return bends.flatMap((bend) => {
    const middle = bend[bend.length >> 1];
    if (!middle) return [];
    return PAIR.map((part) => {
      const [x, y] = beside(middle, (part * long) / 2, 0);
      return { x, y, angle: middle.angle };
    });
  });
}

/** The line along the whole of a track, for the stones of a tunnel; `longer` at both ends. */
export function spine({ bends }: Row, longer: number): string {
  const spots = bends.flat();
  return line(lineAlong(spots, 0, -longer));
}

const rims = new WeakMap<Row, string>();

/** The outline around the spaces of a track; computed once per lane. */
export function around(track: Track, lane: Row, sizes: Sizes): string {
  const rim = rims.get(lane) ?? spacesOf(track, lane, sizes, sizes.wide * 0.16);
  rims.set(lane, rim);
  return rim;
}

/** The outlines of several tracks as one path. */
export function outlinesOf(tracks: readonly Track[], lanes: ReadonlyMap<string, Row>, sizes: Sizes): string {
  return tracks
    .map((track) => {
      const lane = lanes.get(track.id);
      return lane ? around(track, lane, sizes) : "";
    })
    .join("");
}
