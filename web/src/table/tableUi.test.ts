// A tap becomes an action, a prompt, or a reason why not; nothing is sent twice.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Answer } from "../net/outbox";
import type { AnyAction, Choices, Table, View } from "../protocol";
import { settings } from "../stores/settings.svelte";
import { t, words } from "../words/words.svelte";
import { LiveTable } from "./liveTable.svelte";
import { TableUi } from "./tableUi.svelte";

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
  const live = new LiveTable("AAAA");
  live.seat = 0;
  live.view = { asks: [{ type: ask, seat: 0 }], decks: { train: 9, ship: 9 }, phase: "play" } as unknown as View;
  live.choices = choices && ({ ask: 3, ...none, ...choices } as unknown as Choices);
  const acted: AnyAction[] = [];
  const wondered: AnyAction[] = [];
  live.act = vi.fn(async (action) => {
    acted.push(action);
    return ack;
  });
  live.why = vi.fn(async (action): Promise<Answer> => {
    wondered.push(action);
    return { type: "Refusal", id: 1, rule: "C-DRAW-4", params: {} };
  });
  return { ui: new TableUi(live), live, acted, wondered };
}

it("takes a card at once, or asks which deck fills its place", () => {
  const { ui, acted } = setUp({ take: { red: [], blue: ["ship"], wild: ["train", "ship"] } });
  ui.take("red");
  ui.take("blue");
  ui.take("wild");
  expect(acted).toEqual([
    { type: "TakeCard", card: "red", refill: null },
    { type: "TakeCard", card: "blue", refill: "ship" },
  ]);
  expect(ui.picked).toEqual({ kind: "refill", card: "wild" });
});

it("asks why where it can't be", async () => {
  const { ui, acted, wondered } = setUp({});
  ui.take("wild");
  ui.draw("train");
  ui.drawTickets();
  ui.exchange("ship");
  ui.track("a-b");
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
  const { ui, wondered } = setUp(null, "Waiting");
  ui.track("a-b");
  expect(ui.picked).toEqual({ kind: "track", id: "a-b" });
  expect(wondered).toEqual([]);
});

it("waits for a yes where one wishes to confirm", async () => {
  const { ui, acted } = setUp({ draw: ["train"] });
  settings.chosen.confirm = true;
  ui.draw("train");
  expect(acted).toEqual([]);
  expect(ui.picked?.kind).toBe("confirm");
  await ui.actNow({ type: "DrawBlind", deck: "train" });
  expect(acted).toHaveLength(1);
  expect(ui.picked).toBeNull();
});

it("goes the same road from the list as from the board", () => {
  const { ui, acted } = setUp({ draw: ["train"], claims: { "a-b": 0 }, pays: [[{ red: 1 }]], exchange: { ship: 2 } });
  const item = (kind: "draw" | "claim" | "exchange" | "build", what: string) => ui.perform({ kind, what, ways: [] });
  item("claim", "a-b");
  expect(ui.picked).toEqual({ kind: "track", id: "a-b" });
  item("build", "a");
  expect(ui.picked).toEqual({ kind: "city", id: "a" });
  item("exchange", "ship");
  expect(ui.picked).toEqual({ kind: "exchange", take: "ship" });
  item("draw", "train");
  expect(acted).toEqual([{ type: "DrawBlind", deck: "train" }]);
});

it("shows what can be claimed, and says so when nothing can", () => {
  const { ui, live } = setUp({ claims: { "a-b": 0 }, pays: [[{ red: 1 }]] });
  ui.toggleClaims();
  expect([ui.claiming, ui.complaint]).toEqual([true, null]);
  live.choices = { ask: 3, ...none } as unknown as Choices;
  ui.toggleClaims();
  expect([ui.claiming, ui.complaint]).toEqual([false, null]);
  ui.toggleClaims();
  expect(ui.claiming).toBe(false);
  expect(ui.complaint?.text).toBe(t("claims-none"));
});

it("puts troubles into words, and a stale act down without a word", async () => {
  const { ui, live } = setUp({ draw: ["train"] });
  live.act = async () => ({ type: "Trouble", id: 1, code: "too_fast", detail: "" });
  await ui.actNow({ type: "Pass" });
  expect(ui.complaint?.text).toContain("too fast");
  live.act = async () => ({ type: "Trouble", id: 1, code: "stale", detail: "" });
  await ui.actNow({ type: "Pass" });
  expect(ui.complaint).toBeNull();
});

it("asks before it asks the others to take back", async () => {
  const { ui, live } = setUp({ undo: "ask" });
  live.undo = vi.fn(async () => ack);
  live.yours = [0];
  live.table = { seats: [{ person: { id: "ann" } }, { person: { id: "bob" } }] } as unknown as Table;
  await ui.undo();
  expect(ui.dialog).toBe("undo");
  expect(live.undo).not.toHaveBeenCalled();
  live.choices = { ...(live.choices as Choices), undo: "free" };
  await ui.undo();
  expect(live.undo).toHaveBeenCalledOnce();
});

it("warns somebody alone with bots that the game would be marked", async () => {
  const { ui, live } = setUp({ undo: "ask" });
  live.yours = [0];
  live.table = { seats: [{ person: { id: "ann" } }, { person: { id: "bob" }, resigned: true }] } as unknown as Table;
  live.undo = vi.fn(async (): Promise<Answer> => ({ type: "Trouble", id: 1, code: "would_mark", detail: "" }));
  await ui.undo();
  expect(live.undo).toHaveBeenCalledWith(false);
  expect(ui.dialog).toBe("mark");
  expect(ui.complaint).toBeNull();
});

it("draws the curtain for the next own seat that is asked", () => {
  const { ui, live } = setUp({});
  live.yours = [0, 2];
  ui.passDevice();
  expect(ui.handover).toBeNull();
  live.view = { ...(live.view as View), asks: [{ type: "TakeTurn", seat: 2 }] };
  ui.passDevice();
  expect(ui.handover).toBe(2);
  live.view = { ...(live.view as View), asks: [], phase: "over" };
  ui.passDevice();
  expect(ui.handover).toBeNull();
});

it("asks nothing of who has a bot play for them", () => {
  const { ui, live } = setUp({});
  expect(ui.ask?.type).toBe("TakeTurn");
  live.table = { seats: [{ stand_in: { level: "skilled", style: "planner" } }] } as unknown as Table;
  expect(ui.standIn).toBe(true);
  expect(ui.ask).toBeNull();
});
