// A run reaches its ends at their time, or all at once when it is finished; what is only shown is dropped then.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Run } from "./run";

const played = vi.hoisted(() => [] as unknown[]);
vi.mock("../sound/play", () => ({ play: (name: string, options: object) => played.push([name, options]) }));

let log: string[] = [];
let moved: [Keyframe[], KeyframeAnimationOptions][] = [];
let cancelled = 0;
const element = {
  animate: (frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    moved.push([frames, timing]);
    return {
      cancel: () => {
        cancelled += 1;
      },
    };
  },
} as unknown as Element;

beforeEach(() => {
  vi.useFakeTimers();
  [log, moved, cancelled] = [[], [], 0];
  played.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A run of 400 milliseconds at full pace. */
function begun(pace = 1): Run {
  const run = new Run(pace, 0.5, false, () => log.push("over"));
  run.end(() => log.push("landed"), 300);
  run.start(() => {
    run.at(100, () => log.push("shown"));
    run.sound(200, "click", { step: 2 });
    run.move(element, [{ opacity: 0 }, { opacity: 1 }], { at: 100, ms: 300 });
  });
  return run;
}

it("starts after the next frame and runs at its pace", () => {
  begun(0.5);
  expect(moved).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(moved[0]?.[1]).toMatchObject({ delay: 50, duration: 150, fill: "both" });
  vi.advanceTimersByTime(1000);
  expect(log).toEqual(["shown", "landed", "over"]);
  expect(played).toEqual([["click", { step: 2, loudness: 0.5 }]]);
  expect(cancelled).toBe(1);
});

it("is finished at once: its ends are reached, and nothing more is shown or heard", () => {
  const run = begun();
  vi.advanceTimersByTime(60);
  run.finish();
  run.finish();
  vi.advanceTimersByTime(1000);
  expect(log).toEqual(["landed", "over"]);
  expect(played).toEqual([]);
  expect(run.over).toBe(true);
});

it("draws nothing if it is finished before it was painted", () => {
  begun().finish();
  vi.advanceTimersByTime(1000);
  expect(moved).toEqual([]);
  expect(log).toEqual(["landed", "over"]);
});

it("hides a place until it is shown, and shows it at the end in any case", () => {
  const run = begun();
  const show = run.hide(element);
  show();
  expect(cancelled).toBe(1);
  run.hide(element);
  run.finish();
  expect(cancelled).toBeGreaterThan(1);
  expect(() => run.hide(null)()).not.toThrow();
});
