// Ticks of tickets are kept for a reload, for one question only.
import { beforeEach, expect, it } from "vitest";
import { keepTicks, keptTicks } from "./ticketTicks";

beforeEach(() => sessionStorage.clear());

it("gives the ticks back for the same question and for no other", () => {
  keepTicks("AAAA", 0, 7, new Set(["a", "b"]));
  expect([...keptTicks("AAAA", 0, 7)]).toEqual(["a", "b"]);
  expect(keptTicks("AAAA", 0, 8).size + keptTicks("AAAA", 1, 7).size + keptTicks("BBBB", 0, 7).size).toBe(0);
  keepTicks("AAAA", null, 7, new Set(["c"]));
  expect(keptTicks("AAAA", 0, 7).size).toBe(2);
});

it("does without what it can't read", () => {
  for (const bad of ["", "{", "null", '{"code":"AAAA","seat":0,"ask":7,"tickets":3}']) {
    sessionStorage.setItem("branchline.ticks", bad);
    expect(keptTicks("AAAA", 0, 7).size).toBe(0);
  }
});
