// A board that goes round (W-MAP-1): a track marked `wrap` leaves it at one side and comes back at the other, and every
// place is there again a whole width further. It knows points and nothing of how they are drawn.
import type { Point } from "./curve";
import type { MapFacts } from "./types";

/** The width after which a map begins again, or 0 where it ends at its edges. */
export function roundOf(map: Pick<MapFacts, "width" | "tracks">): number {
  return map.tracks.some((track) => track.wrap) ? map.width : 0;
}

/** The position between the two edges. */
export function folded(x: number, round: number): number {
  return round ? x - round * Math.floor(x / round) : x;
}

/** The distance of two points, round the edge where that is shorter. */
export function apart(one: Point, other: Point, round: number): number {
  const straight = one.x - other.x;
  const dx = round ? straight - round * Math.round(straight / round) : straight;
  const dy = one.y - other.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The end of a track that goes round: beyond the edge that is nearer, and where that edge is. */
export function beyond(a: Point, b: Point, round: number): { b: Point; edge: number } {
  const right = b.x + round - a.x;
  const left = a.x - (b.x - round);
  return right <= left ? { b: { x: b.x + round, y: b.y }, edge: round } : { b: { x: b.x - round, y: b.y }, edge: 0 };
}

/** The points, and their images up to `reach` outside of the edges. */
export function withImages<At extends Point>(points: readonly At[], round: number, reach: number): At[] {
  if (!round) return [...points];
  const images = points.flatMap((point) => [
    ...(point.x < reach ? [{ ...point, x: point.x + round }] : []),
    ...(point.x > round - reach ? [{ ...point, x: point.x - round }] : []),
  ]);
  return [...points, ...images];
}
