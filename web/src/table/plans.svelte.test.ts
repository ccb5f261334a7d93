// The plans are asked for when what they depend on has changed: one request at a time, and the latest state wins.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer } from "../net/outbox";
import type { Update, View } from "../protocol";
import { LiveTable } from "./liveTable.svelte";
import { keepPlans } from "./plans.svelte";

const ack: Answer = { type: "Ack", id: 1, seq: null };
let stop = () => {};
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp() {
  const live = new LiveTable("AAAA");
  const answers: ((answer: Answer) => void)[] = [];
  live.askPlans = vi.fn(() => new Promise<Answer>((answer) => answers.push(answer)));
  stop = $effect.root(() => keepPlans(live, (ask) => ask()));
  live.seat = 0;
  flushSync();
  return { live, answers };
}

let seq = 0;
function update(live: LiveTable, more: object): void {
  live.view = { phase: "play", seats: [{}], ...live.view, ...more } as unknown as View;
  seq += 1;
  live.latest = { seq } as unknown as Update;
  flushSync();
}

async function settle(answer: ((answer: Answer) => void) | undefined, what = ack): Promise<void> {
  answer?.(what);
  await vi.advanceTimersByTimeAsync(1000);
}

it("asks after what matters, not after what does not", async () => {
  const { live, answers } = setUp();
  expect(live.askPlans).not.toHaveBeenCalled();
  update(live, { owners: {} });
  expect(live.askPlans).toHaveBeenCalledTimes(1);
  await settle(answers[0]);
  update(live, { discards: { red: 1 } });
  expect(live.askPlans).toHaveBeenCalledTimes(1);
  update(live, { hand: { red: 1 } });
  expect(live.askPlans).toHaveBeenCalledTimes(2);
});

it("has one request on its way, and asks once more for all that came meanwhile", async () => {
  const { live, answers } = setUp();
  update(live, { owners: {} });
  update(live, { owners: { a: 1 } });
  update(live, { owners: { a: 1, b: 2 } });
  expect(live.askPlans).toHaveBeenCalledTimes(1);
  await settle(answers[0]);
  expect(live.askPlans).toHaveBeenCalledTimes(2);
  await settle(answers[1]);
  expect(live.askPlans).toHaveBeenCalledTimes(2);
});

it("tries again with the next update when the request was lost", async () => {
  const { live, answers } = setUp();
  update(live, { owners: {} });
  await settle(answers[0], { type: "Trouble", id: 1, code: "internal", detail: "" });
  expect(live.askPlans).toHaveBeenCalledTimes(1);
  update(live, { discards: {} });
  expect(live.askPlans).toHaveBeenCalledTimes(2);
});

it("waits until the page is looked at, and asks nothing after the end", () => {
  const { live } = setUp();
  hidden = true;
  update(live, { owners: {} });
  expect(live.askPlans).not.toHaveBeenCalled();
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(live.askPlans).toHaveBeenCalledTimes(1);
  update(live, { phase: "over", owners: { a: 1 } });
  expect(live.askPlans).toHaveBeenCalledTimes(1);
});

it("asks as a spectator when a track gets an owner", async () => {
  const { live, answers } = setUp();
  live.seat = null;
  update(live, { owners: {} });
  await settle(answers[0]);
  update(live, { hand: { red: 1 }, closed: ["b"] });
  expect(live.askPlans).toHaveBeenCalledTimes(1);
  update(live, { owners: { a: 1 } });
  expect(live.askPlans).toHaveBeenCalledTimes(2);
});
