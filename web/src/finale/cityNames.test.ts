// Names of cities: beside them where there is room, within the map, and never over each other.
import { expect, it } from "vitest";
import { placeNames } from "./cityNames";

const frame = { left: 0, top: 0, width: 100, height: 100 };
const place = (cities: [string, number, number][]) =>
  placeNames(
    cities.map(([name, x, y]) => ({ name, x, y })),
    frame,
    10,
    4,
    (name) => name.length * 6,
  );

it("stands to the right, or to the left at the edge of the map", () => {
  const [left, right] = place([
    ["Brest", 10, 20],
    ["Sochi", 90, 80],
  ]);
  expect(left?.left).toBeGreaterThan(10);
  expect((right?.left ?? 0) + 30).toBeLessThan(90);
});

it("keeps clear of the frame at the edge", () => {
  const [name] = place([["Bangkok", 48, 50]]);
  expect((name?.left ?? 0) + 42).toBeLessThanOrEqual(92);
});

it("hides neither another name nor another city", () => {
  const near = place([
    ["Buffalo", 40, 50],
    ["Albany", 58, 50],
  ]);
  expect(near.every(({ free }) => free)).toBe(true);
  expect(Math.abs((near[0]?.base ?? 0) - (near[1]?.base ?? 0))).toBeGreaterThan(8);
});

it("says which names have no room", () => {
  const crowd = place(Array.from({ length: 8 }, (_, n) => ["Novosibirsk", 46 + n, 50]));
  expect(crowd.some(({ free }) => !free)).toBe(true);
});
