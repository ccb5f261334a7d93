// Where a building stands beside its city: above the dot, or on another side when the name of the city is there.
import type { Point } from "./curve";
import { boxOf, type Label } from "./labels";

/** The middle of its foot. */
export function besideLabel({ x, y }: Point, dot: number, size: number, label: Label | undefined, text: number): Point {
  const high = size * 2.7;
  const places = [
    { x, y: y - dot * 0.75 },
    { x: x - dot - size, y: y + size * 0.6 },
    { x: x + dot + size, y: y + size * 0.6 },
  ];
  const [above = { x, y }] = places;
  if (!label) return above;
  const box = boxOf(label, text);
  const clear = places.find(
    (foot) => box.right < foot.x - size || box.left > foot.x + size || box.bottom < foot.y - high || box.top > foot.y,
  );
  return clear ?? above;
}
