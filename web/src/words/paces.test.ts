// A pace that a program has set is shown as the nearest one with a name.
import { expect, it } from "vitest";
import { NORMAL_PACE, namedPace, paceOptions } from "./paces";

it("names the nearest pace", () => {
  expect([0, 200, 700, 1100, 10_000].map(namedPace)).toEqual([0, 0, 600, 1000, 1600]);
  expect(paceOptions().map((option) => option.value)).toContain(NORMAL_PACE);
});
