import { expect, test } from "vitest";
import { placePath } from "./placePath";
import { ANCHOR, LOCOMOTIVE, MARKS, STAR } from "./shapes";

test("a drawing is moved, grown and turned in its numbers", () => {
  expect(placePath("M0-1L1 0 0 1-1 0Z", { x: 10, y: 20, size: 2 })).toBe("M10 18L12 20L10 22L8 20Z");
  expect(placePath("M-1 0H1V.5Z", { size: 4, angle: Math.PI / 2 })).toBe("M0 -4L0 4L-2 4Z");
});

test("arcs keep their flags, and further points after a move are lines", () => {
  expect(placePath("M-1 0A1 1 0 1 1 1 0 1 1 0 1 1-1 0Z", { x: 1, size: 3 })).toBe(
    "M-2 0A3 3 0 1 1 4 0A3 3 0 1 1 -2 0Z",
  );
  expect(placePath("M0 0 1 1", { x: 1 })).toBe("M1 0L2 1");
});

test("every drawing of the house is written so that it can be moved", () => {
  for (const drawing of [...Object.values(MARKS), LOCOMOTIVE, ANCHOR, STAR]) expect(drawing).not.toMatch(/[a-z]/);
});
