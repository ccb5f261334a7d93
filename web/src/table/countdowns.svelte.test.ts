// What the table says about people who are away or silent, with the time left.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Answer } from "../net/outbox";
import type { Table } from "../protocol";
import { words } from "../words/words.svelte";
import AwayNote from "./AwayNote.svelte";
import BotVote from "./BotVote.svelte";
import { LiveTable } from "./liveTable.svelte";
import SilentSeat from "./prompt/SilentSeat.svelte";
import { TableUi } from "./tableUi.svelte";

let running: ReturnType<typeof mount> | undefined;
const chair = (name: string, more: object = {}) => ({ colour: "red", name, person: { id: name, name }, ...more });

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync("../src/branchline/locales/web.en.ftl", "utf-8")));
  words.put("en", bundle);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(async () => {
  if (running) await unmount(running);
  document.body.replaceChildren();
});

function setUp(table: object = {}): LiveTable {
  const live = new LiveTable("AAAA");
  live.yours = [0];
  live.seat = 0;
  live.table = {
    status: "running",
    grace: 60,
    vote: null,
    seats: [chair("Ann"), chair("Bob", { away_since: 970.5 })],
    ...table,
  } as unknown as Table;
  live.time = { server: 1000, at: performance.now() };
  live.vote = vi.fn(async (): Promise<Answer> => ({ type: "Ack", id: 1, seq: null }));
  return live;
}

function show(part: typeof AwayNote | typeof BotVote | typeof SilentSeat, live: LiveTable, props = {}): string {
  const context = new Map([["tableUi", new TableUi(live)]]);
  running = mount(part as typeof BotVote, { target: document.body, props, context });
  flushSync();
  return document.body.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

it("says how long somebody has been away and when a bot may take over", () => {
  expect(show(AwayNote, setUp(), { seat: 1 })).toBe("away for 0:29 · a bot may take over in 0:31");
});

it("says when the time is over", () => {
  const seats = [chair("Ann"), chair("Bob", { away_since: 899.5 })];
  expect(show(AwayNote, setUp({ seats }), { seat: 1 })).toBe("away for 1:40 · the host can let a bot play");
});

it("says nothing of those who are here", () => {
  expect(show(AwayNote, setUp(), { seat: 0 })).toBe("");
});

it.each([
  [170_000, ""],
  [65_000, "If Bob doesn't respond, the others can vote for a bot in 1:05."],
  [0, "Vote to let a bot play for Bob"],
])("with %i milliseconds to go, the prompt says %j", (left, said) => {
  const live = setUp();
  live.silent = { seats: [[1, left]], at: performance.now() };
  expect(show(SilentSeat, live)).toBe(said);
  document.querySelector("button")?.click();
  expect(live.vote).toHaveBeenCalledTimes(said.startsWith("Vote") ? 1 : 0);
});

it("does not offer a vote about oneself", () => {
  const live = setUp();
  live.silent = { seats: [[0, 0]], at: performance.now() };
  expect(show(SilentSeat, live)).toBe("");
});

it("warns the silent person, who may say that they are here", () => {
  const live = setUp({ vote: { seat: 0, yes: [1], waiting: [], ends: 1020 } });
  expect(show(BotVote, live)).toContain("The others want a bot to play for you in 0:20.");
  document.querySelector("button")?.click();
  expect(live.vote).toHaveBeenCalledWith(0, false);
});

it("asks those who have not answered, and shows the others that a vote is open", async () => {
  const seats = [chair("Ann"), chair("Bob"), chair("Cid")];
  const vote = { seat: 1, yes: [2], waiting: [0], ends: 1020 };
  const live = setUp({ seats, vote });
  expect(show(BotVote, live)).toContain("Bob hasn't responded for a long time.");
  document.querySelectorAll("button").item(1).click();
  expect(live.vote).toHaveBeenCalledWith(1, true);
  live.table = { ...(live.table as Table), vote: { ...vote, yes: [0, 2], waiting: [] } };
  flushSync();
  expect(document.body.textContent).toContain("A bot can play for Bob in 0:20.");
});
