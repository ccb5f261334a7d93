// Where the window of a track stands on the board.
import { expect, it } from "vitest";
import { type Box, placeNear } from "./placeNear";

const area: Box = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 200, height: 160 };
const over = (at: { left: number; top: number }, box: Box) =>
  at.left < box.left + box.width &&
  at.left + size.width > box.left &&
  at.top < box.top + box.height &&
  at.top + size.height > box.top;

it("stands beside its place and inside the board", () => {
  for (const [x, y] of [
    [500, 300],
    [5, 5],
    [995, 590],
    [20, 590],
  ] as const) {
    const at = placeNear({ area, spot: { x, y, reach: 20 }, size, avoid: [], spare: [] });
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.left + size.width).toBeLessThanOrEqual(1000);
    expect(at.top + size.height).toBeLessThanOrEqual(600);
    expect(over(at, { left: x, top: y, width: 1, height: 1 })).toBe(false);
  }
});

it("hides neither names nor the pinned path", () => {
  const avoid = [
    { left: 420, top: 330, width: 160, height: 60 },
    { left: 420, top: 210, width: 160, height: 60 },
    { left: 540, top: 270, width: 200, height: 60 },
  ];
  const at = placeNear({ area, spot: { x: 500, y: 300, reach: 20 }, size, avoid, spare: [] });
  expect(avoid.some((box) => over(at, box))).toBe(false);
});

it("stays near its place also where a name lies beside it at the edge of the board", () => {
  const avoid = [
    { left: 860, top: 280, width: 120, height: 40 },
    { left: 880, top: 120, width: 110, height: 30 },
    { left: 880, top: 430, width: 110, height: 30 },
  ];
  const at = placeNear({ area, spot: { x: 985, y: 300, reach: 20 }, size, avoid, spare: [] });
  expect(avoid.some((box) => over(at, box))).toBe(false);
  expect(985 - at.left - size.width).toBeLessThan(180);
});
