// The longest path changes hands: from one answer of the server to the next, and only where it matters.
import { expect, it } from "vitest";
import type { Plans } from "../protocol";
import { pathChange, shownPath } from "./longestPath";

let seq = 0;
function plans(seats: number[], length: number, seat = 0): Plans {
  seq += 1;
  return { seat, seq, longest: length ? { seats, length, tracks: ["a"] } : null } as unknown as Plans;
}
/** Who gets it and who loses it. */
function change(before: Plans | null, after: Plans | null) {
  const found = pathChange(before, after);
  return found && [found.to, found.from];
}

it("says who has got it and who has lost it", () => {
  expect(change(plans([0], 8), plans([2], 9))).toEqual([[2], [0]]);
  expect(change(plans([0], 8), plans([0, 1], 8))).toEqual([[1], []]);
  expect(change(plans([0, 1], 8), plans([1], 9))).toEqual([[1], [0]]);
  expect(change(plans([0, 1], 8), plans([2], 9))).toEqual([[2], [0, 1]]);
});

it("says nothing while the same seats have it", () => {
  expect(change(plans([0, 1], 8), plans([0, 1], 11))).toBeNull();
  expect(change(plans([], 0), plans([], 0))).toBeNull();
});

it("waits until a path is long enough", () => {
  expect(shownPath(plans([0], 4))).toBeNull();
  expect(change(plans([], 0), plans([0], 4))).toBeNull();
  expect(change(plans([0], 4), plans([1], 4))).toBeNull();
  expect(change(plans([0], 4), plans([0], 5))).toEqual([[0], []]);
  expect(change(plans([0], 5), plans([1], 4))).toBeNull(); // taken back
});

it("tells nothing to those who have just come or changed the seat, nor on maps without the rule", () => {
  expect(change(null, plans([0], 8))).toBeNull();
  expect(change(plans([0], 8, 0), plans([1], 9, 1))).toBeNull();
  expect(change(plans([0], 8), null)).toBeNull();
  expect(shownPath(plans([], 0))).toBeNull();
});
