import { expect, it } from "vitest";
import { shared } from "./shared";

const old = { hand: { red: 1, blue: 2 }, seats: [{ score: 1 }, { score: 2 }], asks: [] as string[] };

it("keeps what says the same, as a whole and in parts", () => {
  expect(shared(old, structuredClone(old))).toBe(old);
  const next = shared(old, { ...structuredClone(old), seats: [{ score: 1 }, { score: 3 }] });
  expect(next).toEqual({ hand: { red: 1, blue: 2 }, seats: [{ score: 1 }, { score: 3 }], asks: [] });
  expect(next.hand).toBe(old.hand);
  expect(next.seats).not.toBe(old.seats);
  expect(next.seats[0]).toBe(old.seats[0]);
});

it("takes the newer where something is gone, has come or is of another kind", () => {
  expect(shared(old.hand, { red: 1 })).toEqual({ red: 1 });
  expect(shared({ red: 1 }, { red: 1, blue: undefined })).toEqual({ red: 1, blue: undefined });
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared([], {})).toEqual({});
  expect(shared(null, old)).toBe(old);
  expect(shared(old, null)).toBeNull();
});
