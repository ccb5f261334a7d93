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
  const bots = setInterval(() => beforePaint(note("update")), 4);
  afterPaint(note("after"));
  vi.advanceTimersByTime(2 * FRAME);
  expect(log).not.toContain("after");
  vi.advanceTimersByTime(6 * FRAME);
  expect(log).toContain("after");
  clearInterval(bots);
});

it("does everything at once where nothing is painted, once only", () => {
  hidden.mockReturnValue(true);
  beforePaint(note("before"));
  expect(log).toEqual(["before"]);
  afterPaint(note("after"));
  vi.runAllTimers();
  expect(log).toEqual(["before", "after"]);
});

it("does together what comes within some milliseconds, without waiting for a frame that is far away", () => {
  beforePaint(note("one"));
  vi.advanceTimersByTime(3);
  beforePaint(note("two"));
  expect(log).toEqual([]);
  vi.advanceTimersByTime(6);
  expect(log).toEqual(["one", "two"]);
  vi.runAllTimers();
  expect(log).toEqual(["one", "two"]);
});

it("does not wait for a page that is hidden meanwhile and never painted", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  beforePaint(note("before"));
  vi.advanceTimersByTime(100);
  expect(log).toEqual(["before"]);
});
