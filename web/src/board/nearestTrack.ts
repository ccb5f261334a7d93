// The track meant by a tap: the one with the nearest space within a given distance, also beyond the edge of a board
// that goes round.
import type { Point } from "./curve";
import type { Layout } from "./layout";

export function nearestTrack(layout: Layout, at: Point, reach: number): string | undefined {
  const { round } = layout;
  let best: string | undefined;
  let least = reach;
  for (const [id, lane] of layout.lanes) {
    for (const bend of lane.bends) {
      const spots = bend.map(({ x, y }) => {
        const aside = at.x - x;
        return { x: round ? aside - round * Math.round(aside / round) : aside, y: at.y - y };
      });
      for (let k = 1; k < spots.length; k++) {
        const far = fromLine(spots[k - 1], spots[k]);
        if (far < least) [best, least] = [id, far];
      }
    }
  }
  return best;
}

/** The distance of the origin from a straight line between two points. */
function fromLine(a: Point = { x: 0, y: 0 }, b: Point = a): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + part * dx, a.y + part * dy);
}
