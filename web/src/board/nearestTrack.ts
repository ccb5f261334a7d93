// The track meant by a tap: the one with the nearest space within a given distance, also beyond the edge of a board
// that goes round.
import { distance, type Point } from "./curve";
import type { Layout } from "./layout";

export function nearestTrack(layout: Layout, at: Point, reach: number): string | undefined {
  let best: string | undefined;
  let least = reach;
  for (const [id, lane] of layout.lanes) {
    const half = lane.long / 2;
    for (const spot of lane.spaces) {
      const aside = at.x - spot.x;
      const dx = layout.round ? aside - layout.round * Math.round(aside / layout.round) : aside;
      const dy = at.y - spot.y;
      const along = dx * Math.cos(spot.angle) + dy * Math.sin(spot.angle);
      const held = Math.max(-half, Math.min(half, along));
      const far = distance({ x: dx, y: dy }, { x: Math.cos(spot.angle) * held, y: Math.sin(spot.angle) * held });
      if (far < least) [best, least] = [id, far];
    }
  }
  return best;
}
