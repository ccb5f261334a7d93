// What waits for the next paint, and what lets it go first.
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { afterPaint, beforePaint } from "./beforePaint";

const FRAME = 16; // milliseconds
let log: string[] = [];
let hidden: MockInstance<() => boolean>;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, FRAME));
  log = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const note = (word: string) => () => log.push(word);

it("does before the paint what was wished for before it, and the rest later", () => {
  afterPaint(note("after"));
  beforePaint(note("before"));
  expect(log).toEqual([]);
  vi.advanceTimersByTime(FRAME);
  expect(log).toEqual(["before"]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual(["before", "after"]);
});

it("lets updates that come in the meantime go first, but not for ever", () => {
  const frames = () => log.filter((word) => word === "update").length;
  const bots = () =>
    beforePaint(() => {
      log.push("update");
      if (frames() < 20) bots();
    });
  bots();
  afterPaint(note("after"));
  vi.advanceTimersByTime(2 * FRAME);
  expect(log).not.toContain("after");
  vi.advanceTimersByTime(8 * FRAME);
  expect(log).toContain("after");
  expect(frames()).toBeLessThan(12);
  vi.runAllTimers();
});

it("does everything at once where nothing is painted, once only", () => {
  hidden.mockReturnValue(true);
  beforePaint(note("before"));
  expect(log).toEqual(["before"]);
  afterPaint(note("after"));
  vi.runAllTimers();
  expect(log).toEqual(["before", "after"]);
});

it("does not wait for a page that is hidden meanwhile and never painted", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  beforePaint(note("before"));
  vi.advanceTimersByTime(100);
  expect(log).toEqual(["before"]);
});
