// Where a small window stands that belongs to a place on the board: near it, and where it hides least. Numbers only.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Spot {
  /** The middle of the place and how far from it the window begins. */
  x: number;
  y: number;
  reach: number;
}
interface Room {
  area: Box;
  spot: Spot;
  size: { width: number; height: number };
  /** What must not be hidden: the names of the two cities, the pinned path. */
  avoid: readonly Box[];
  /** What should not be hidden, such as other cities. */
  spare: readonly Box[];
}

const EDGE = 6; // pixels between the window and the edge of the board
const FURTHER = [0, 45, 90, 140]; // pixels beyond the reach: next to the place, or beyond the names beside it
const SLIDES = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]; // along the side, as a part of half the window
const HIDDEN = 20; // what a hidden city costs, in pixels of distance

/** The corner of the window: of all places around the spot, and in the corners of the board, the one that hides least. */
export function placeNear({ area, spot, size, avoid, spare }: Room): { left: number; top: number } {
  const { width, height } = size;
  const self: Box = {
    left: spot.x - spot.reach,
    top: spot.y - spot.reach,
    width: 2 * spot.reach,
    height: 2 * spot.reach,
  };
  const places = FURTHER.flatMap((further) =>
    SLIDES.flatMap((slide) => {
      const away = spot.reach + further;
      const x = spot.x - width / 2 + (slide * width) / 2;
      const y = spot.y - height / 2 + (slide * height) / 2;
      return [
        { left: x, top: spot.y + away },
        { left: x, top: spot.y - away - height },
        { left: spot.x + away, top: y },
        { left: spot.x - away - width, top: y },
      ];
    }),
  );
  const right = area.left + area.width;
  const down = area.top + area.height;
  const corners = [area.left, right].flatMap((left) => [area.top, down].map((top) => ({ left, top })));
  let best = { left: area.left + EDGE, top: area.top + EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const place of [...places, ...corners]) {
    const left = Math.max(area.left + EDGE, Math.min(place.left, right - width - EDGE));
    const top = Math.max(area.top + EDGE, Math.min(place.top, down - height - EDGE));
    const box = { left, top, width, height };
    const hidden = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + part(box, other), 0);
    const away = Math.hypot(left + width / 2 - spot.x, top + height / 2 - spot.y);
    const touched = avoid.filter((other) => part(box, other) > 0).length;
    const cost = away + HIDDEN * (100 * part(box, self) + 40 * touched + 40 * hidden(avoid) + hidden(spare));
    if (cost < least) {
      least = cost;
      best = { left, top };
    }
  }
  return best;
}

/** How much of a box the other one covers, from 0 to 1. */
function part(over: Box, box: Box): number {
  const wide = Math.min(over.left + over.width, box.left + box.width) - Math.max(over.left, box.left);
  const high = Math.min(over.top + over.height, box.top + box.height) - Math.max(over.top, box.top);
  return wide > 0 && high > 0 ? (wide * high) / Math.max(1, box.width * box.height) : 0;
}
