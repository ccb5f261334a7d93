// Moving from city to city with the arrow keys: to the nearest one roughly in that direction.
import { distance, type Point } from "./curve";

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

/** The city to move to, or undefined where there is none in that direction. */
export function nextCity<Place extends Point>(from: Point, key: ArrowKey, cities: readonly Place[]): Place | undefined {
  const heading = HEADINGS[key];
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const city of cities) {
    const far = distance(from, city);
    const ahead = (city.x - from.x) * heading.x + (city.y - from.y) * heading.y;
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
