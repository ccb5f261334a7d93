import { expect, it } from "vitest";
import { reuseEqualParts } from "./reuseEqualParts";

const old = { hand: { red: 1, blue: 2 }, seats: [{ score: 1 }, { score: 2 }], asks: [] as string[] };

it("keeps what says the same, as a whole and in parts", () => {
  expect(reuseEqualParts(old, structuredClone(old))).toBe(old);
  const next = reuseEqualParts(old, { ...structuredClone(old), seats: [{ score: 1 }, { score: 3 }] });
  expect(next).toEqual({ hand: { red: 1, blue: 2 }, seats: [{ score: 1 }, { score: 3 }], asks: [] });
  expect(next.hand).toBe(old.hand);
  expect(next.seats).not.toBe(old.seats);
  expect(next.seats[0]).toBe(old.seats[0]);
});

it("takes the newer where something is gone, has come or is of another kind", () => {
  expect(reuseEqualParts(old.hand, { red: 1 })).toEqual({ red: 1 });
  expect(reuseEqualParts({ red: 1 }, { red: 1, blue: undefined })).toEqual({ red: 1, blue: undefined });
  expect(reuseEqualParts([1, 2], [1])).toEqual([1]);
  expect(reuseEqualParts([], {})).toEqual({});
  expect(reuseEqualParts(null, old)).toBe(old);
  expect(reuseEqualParts(old, null)).toBeNull();
});
