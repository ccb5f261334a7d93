// Moving from city to city with the arrow keys: to the nearest one roughly in that direction.
import type { Point } from "./curve";

export type ArrowKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const HEADINGS: Readonly<Record<ArrowKey, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrowKey(key: string): key is ArrowKey {
  return key in HEADINGS;
}

/** The city to move to, or undefined where there is none in that direction; round the edge of a board of this width. */
export function nextCity<Place extends Point>(
  from: Point,
  key: ArrowKey,
  cities: readonly Place[],
  round = 0,
): Place | undefined {
  const heading = HEADINGS[key];
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const city of cities) {
    const dx = city.x - from.x;
    const across = round ? dx - round * Math.round(dx / round) : dx;
    const down = city.y - from.y;
    const far = Math.hypot(across, down);
    const ahead = across * heading.x + down * heading.y;
    // within 60 degrees of the heading; being straight ahead counts for more than being near
    if (far === 0 || ahead < far * 0.5) continue;
    const cost = far * (1 + 2 * (1 - ahead / far));
    if (cost < least) [best, least] = [city, cost];
  }
  return best;
}

export function headingOf(key: ArrowKey): Point {
  return HEADINGS[key];
}
