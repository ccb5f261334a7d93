import { expect, test } from "vitest";
import type { Replay, ReplayStep } from "../protocol";
import { newsOf, ReplayTimeline, startPlace } from "./replayTimeline";

const steps = Array.from({ length: 100 }, (_, n) => ({
  n,
  at: n,
  kind: "act",
  seat: n % 3,
  story: n % 2 ? [{ type: "TurnBegan", seat: n % 3 }] : [],
  view: n === 0 ? { turn: 0, hand: { red: 4 } } : n % 5 ? { turn: n } : { hand: { red: n } },
}));
const timeline = new ReplayTimeline({ steps } as unknown as Replay);

test("a picture is the same whichever way it is reached", () => {
  const direct = new ReplayTimeline({ steps } as unknown as Replay);
  expect(direct.view(77)).toEqual({ turn: 77, hand: { red: 75 } });
  for (let n = 0; n < 100; n++) timeline.view(n);
  for (const n of [99, 77, 64, 32, 31, 5, 0])
    expect(timeline.view(n)).toEqual(new ReplayTimeline(timeline.replay).view(n));
});

test("turns are found in both directions, and the ends hold", () => {
  expect(timeline.turn(4, 1)).toBe(5);
  expect(timeline.turn(5, 1)).toBe(7);
  expect(timeline.turn(5, -1)).toBe(3);
  expect(timeline.turn(1, -1)).toBe(0);
  expect(timeline.turn(99, 1)).toBe(99);
});

test("turns follow each other, and somebody acts at every position", () => {
  expect(timeline.turns.slice(0, 2)).toEqual([
    { seat: 1, from: 1, to: 3 },
    { seat: 0, from: 3, to: 5 },
  ]);
  expect(timeline.turns.at(-1)).toEqual({ seat: 0, from: 99, to: 99 });
  expect(timeline.actor(7)).toBe(1);
  const undone = steps.map((step) => (step.n === 7 ? { ...step, seat: null } : step));
  expect(new ReplayTimeline({ steps: undone } as unknown as Replay).actor(7)).toBe(0);
});

test("an entry is told without whose turn it is and without what only follows from it", () => {
  const story = [{ type: "TrackClaimed", seat: 0 }, { type: "DisplayFilled" }, { type: "TurnBegan", seat: 1 }];
  expect(newsOf({ n: 4, story } as unknown as ReplayStep)).toEqual([story[0]]);
  expect(newsOf(undefined)).toEqual([]);
});

test("an address can't lead out of the timeline", () => {
  expect(startPlace(10, "4")).toBe(4);
  expect(startPlace(10, "400")).toBe(9);
  expect(startPlace(10, "-3")).toBe(0);
  expect(startPlace(10, "x")).toBe(0);
  expect(startPlace(10, null)).toBe(0);
});
