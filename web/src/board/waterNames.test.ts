// Names of waters: none loses letters at the end of its curve, and none becomes too small to be read.
import { expect, test } from "vitest";
import type { Art } from "./art";
import { BUILT_IN } from "./facts.testing";
import { textWidth } from "./textWidth";
import { SPACING, sizeOnCurve } from "./waterNames";

const arts = import.meta.glob<Art>("./art/*.json", { import: "default", eager: true });
const texts = import.meta.glob<string>("../../../src/branchline/locales/web.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const names = BUILT_IN.flatMap((map) =>
  (arts[`./art/${map}.json`]?.waters ?? []).flatMap((water) =>
    Object.values(texts).map((text) => {
      const name = new RegExp(`^water-${water.id} = (.*)$`, "m").exec(text)?.[1] ?? "";
      return { map, name, ...water };
    }),
  ),
);

/** The length of a curve of three points, step by step. */
function walked(d: string): number {
  const [x = 0, y = 0, cornerX = 0, cornerY = 0, toX = 0, toY = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const at = (t: number) => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * cornerX + t * t * toX,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * cornerY + t * t * toY,
  ];
  const points = Array.from({ length: 101 }, (_, i) => at(i / 100));
  return points.slice(1).reduce((sum, [px = 0, py = 0], i) => {
    const [qx = 0, qy = 0] = points[i] ?? [];
    return sum + Math.hypot(px - qx, py - qy);
  }, 0);
}

test("every water has a name in every language", () => {
  expect(names.length).toBe(4 * BUILT_IN.flatMap((map) => arts[`./art/${map}.json`]?.waters ?? []).length);
});

test.each(names)("$map: $name fits on its curve", ({ name, d, size }) => {
  expect(name).not.toBe("");
  const fits = sizeOnCurve(name, d, size);
  expect((textWidth(name) + name.length * SPACING) * fits).toBeLessThanOrEqual(walked(d) * 1.01);
  expect(fits).toBeGreaterThanOrEqual(8);
});

test("a short name keeps its size", () => {
  expect(sizeOnCurve("Sea", "M0 0Q50 0 100 0", 12)).toBe(12);
  expect(sizeOnCurve("A sea with a long name", "M0 0Q50 0 100 0", 12)).toBeLessThan(12);
});
