// The track meant by a tap: the one with the nearest space within a given distance.
import { distance, type Point } from "./curve";
import type { Layout } from "./layout";

export function nearestTrack(layout: Layout, at: Point, reach: number): string | undefined {
  let best: string | undefined;
  let least = reach;
  for (const [id, lane] of layout.lanes) {
    for (const spot of lane.spaces) {
      const half = lane.long / 2;
      const along = (at.x - spot.x) * Math.cos(spot.angle) + (at.y - spot.y) * Math.sin(spot.angle);
      const held = Math.max(-half, Math.min(half, along));
      const foot = { x: spot.x + Math.cos(spot.angle) * held, y: spot.y + Math.sin(spot.angle) * held };
      const far = distance(at, foot);
      if (far < least) [best, least] = [id, far];
    }
  }
  return best;
}
