import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAddress } from "./replayAddress";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the address changes at once, then at most every 400 ms, and ends at the newest moment", () => {
  const written: string[] = [];
  const address = keepAddress((path) => written.push(path));
  for (let at = 0; at <= 20; at++) {
    address.show(`?at=${at}`);
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(1000);
  expect(written[0]).toBe("?at=0");
  expect(written.at(-1)).toBe("?at=20");
  expect(written.length).toBeLessThanOrEqual(5);
  address.show("?at=3");
  expect(written.at(-1)).toBe("?at=3");
});

test("after the page has gone, its address is left alone", () => {
  const written: string[] = [];
  const address = keepAddress((path) => written.push(path));
  address.show("?at=1");
  address.show("?at=2");
  address.stop();
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(["?at=1"]);
});
