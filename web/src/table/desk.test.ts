// A tap becomes an action, a question, or a reason why not; nothing is sent twice.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Answer } from "../net/outbox";
import type { AnyAction, Choices, Table, View } from "../protocol";
import { settings } from "../stores/settings.svelte";
import { words } from "../words/words.svelte";
import { Desk } from "./desk.svelte";
import { Room } from "./room.svelte";

const ack: Answer = { type: "Ack", id: 1, seq: 2 };
const none = { take: {}, draw: [], tickets: false, claims: {}, builds: {}, exchange: {}, pays: [] };

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["en", "web.en"]) {
    bundle.addResource(new FluentResource(readFileSync(`../src/branchline/locales/${file}.ftl`, "utf-8")));
  }
  words.put("en", bundle);
});
afterEach(() => {
  settings.chosen.confirm = false;
});

function setUp(choices: object | null, ask = "TakeTurn") {
  const room = new Room("AAAA");
  room.seat = 0;
  room.view = { asks: [{ type: ask, seat: 0 }], decks: { train: 9, ship: 9 }, phase: "play" } as unknown as View;
  room.choices = choices && ({ ask: 3, ...none, ...choices } as unknown as Choices);
  const acted: AnyAction[] = [];
  const wondered: AnyAction[] = [];
  room.act = vi.fn(async (action) => {
    acted.push(action);
    return ack;
  });
  room.why = vi.fn(async (action): Promise<Answer> => {
    wondered.push(action);
    return { type: "Refusal", id: 1, rule: "C-DRAW-4", params: {} };
  });
  return { desk: new Desk(room), room, acted, wondered };
}

it("takes a card at once, or asks which deck fills its place", () => {
  const { desk, acted } = setUp({ take: { red: [], blue: ["ship"], wild: ["train", "ship"] } });
  desk.take("red");
  desk.take("blue");
  desk.take("wild");
  expect(acted).toEqual([
    { type: "TakeCard", card: "red", refill: null },
    { type: "TakeCard", card: "blue", refill: "ship" },
  ]);
  expect(desk.picked).toEqual({ kind: "refill", card: "wild" });
});

it("asks why where it can't be", async () => {
  const { desk, acted, wondered } = setUp({});
  desk.take("wild");
  desk.draw("train");
  desk.drawTickets();
  desk.exchange("ship");
  desk.track("a-b");
  expect(acted).toEqual([]);
  expect(wondered.map((action) => action.type)).toEqual([
    "TakeCard",
    "DrawBlind",
    "DrawTickets",
    "ExchangePieces",
    "ClaimTrack",
  ]);
});

it("only looks at a track while others play", () => {
  const { desk, wondered } = setUp(null, "Waiting");
  desk.track("a-b");
  expect(desk.picked).toEqual({ kind: "track", id: "a-b" });
  expect(wondered).toEqual([]);
});

it("waits for a yes where one wishes to confirm", async () => {
  const { desk, acted } = setUp({ draw: ["train"] });
  settings.chosen.confirm = true;
  desk.draw("train");
  expect(acted).toEqual([]);
  expect(desk.picked?.kind).toBe("confirm");
  await desk.actNow({ type: "DrawBlind", deck: "train" });
  expect(acted).toHaveLength(1);
  expect(desk.picked).toBeNull();
});

it("goes the same road from the list as from the board", () => {
  const { desk, acted } = setUp({ draw: ["train"], claims: { "a-b": 0 }, pays: [[{ red: 1 }]], exchange: { ship: 2 } });
  const item = (kind: "draw" | "claim" | "exchange" | "build", what: string) => desk.do({ kind, what, ways: [] });
  item("claim", "a-b");
  expect(desk.picked).toEqual({ kind: "track", id: "a-b" });
  item("build", "a");
  expect(desk.picked).toEqual({ kind: "city", id: "a" });
  item("exchange", "ship");
  expect(desk.picked).toEqual({ kind: "exchange", take: "ship" });
  item("draw", "train");
  expect(acted).toEqual([{ type: "DrawBlind", deck: "train" }]);
});

it("puts troubles into words, and a stale act down without a word", async () => {
  const { desk, room } = setUp({ draw: ["train"] });
  room.act = async () => ({ type: "Trouble", id: 1, code: "too_fast", detail: "" });
  await desk.actNow({ type: "Pass" });
  expect(desk.complaint?.text).toContain("Too fast");
  room.act = async () => ({ type: "Trouble", id: 1, code: "stale", detail: "" });
  await desk.actNow({ type: "Pass" });
  expect(desk.complaint).toBeNull();
});

it("asks before it asks the others to take back", async () => {
  const { desk, room } = setUp({ undo: "ask" });
  room.undo = vi.fn(async () => ack);
  await desk.undo();
  expect(desk.question).toBe("undo");
  expect(room.undo).not.toHaveBeenCalled();
  room.choices = { ...(room.choices as Choices), undo: "free" };
  await desk.undo();
  expect(room.undo).toHaveBeenCalledOnce();
});

it("draws the curtain for the next own seat that is asked", () => {
  const { desk, room } = setUp({});
  room.yours = [0, 2];
  desk.passDevice();
  expect(desk.curtain).toBeNull();
  room.view = { ...(room.view as View), asks: [{ type: "TakeTurn", seat: 2 }] };
  desk.passDevice();
  expect(desk.curtain).toBe(2);
  room.view = { ...(room.view as View), asks: [], phase: "over" };
  desk.passDevice();
  expect(desk.curtain).toBeNull();
});

it("asks nothing of who has a bot play for them", () => {
  const { desk, room } = setUp({});
  expect(desk.ask?.type).toBe("TakeTurn");
  room.table = { seats: [{ stand_in: { level: "skilled", style: "planner" } }] } as unknown as Table;
  expect(desk.standIn).toBe(true);
  expect(desk.ask).toBeNull();
});
