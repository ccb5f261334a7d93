// What is said at the table: the longest path changes hands, and the end is told by the finale where there is one.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../net/api";
import type { AnyEvent, MapFacts, Plans, Rules, ScoreSheet, Table, Update, View } from "../protocol";
import { announcer } from "../stores/announce.svelte";
import { toasts } from "../stores/toasts.svelte";
import { words } from "../words/words.svelte";
import { startEffects } from "./effects.svelte";
import { LiveTable } from "./liveTable.svelte";
import PlayerList from "./PlayerList.svelte";
import { TableUi } from "./tableUi.svelte";

const { map } = vi.hoisted(() => ({
  map: {
    id: "m",
    name: "m",
    cities: [],
    junctions: [],
    tracks: [],
    tickets: [],
    rules: { colours: [] } as unknown as Rules,
    buildings: [],
  } as unknown as MapFacts,
}));
vi.mock("../stores/maps.svelte", () => ({ mapFacts: async () => map }));

const OVER = { type: "GameEnded", totals: [90, 80], winners: [0], tickets: [], reason: "last_turns", tours: {} };
const LAST = { type: "LastTurnsBegan", seat: 1, turns: 2 };
let stop = () => {};
let list: ReturnType<typeof mount> | undefined;

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["en", "web.en"])
    bundle.addResource(new FluentResource(readFileSync(`../src/branchline/locales/${file}.ftl`, "utf-8")));
  words.put("en", bundle);
});
beforeEach(() => {
  announcer.polite = "";
  toasts.list = [];
});
afterEach(async () => {
  stop();
  if (list) await unmount(list);
  list = undefined;
});

async function setUp(sheet: ScoreSheet | null = null) {
  const live = new LiveTable("AAAA");
  const chair = (name: string, colour: string) => ({ name, colour, person: null, bot: null, present: true });
  live.seat = 0;
  live.table = {
    code: "AAAA",
    status: "running",
    map: "m",
    seats: [chair("Ann", "red"), chair("Bob", "blue")],
  } as unknown as Table;
  live.view = {
    seat: 0,
    phase: "play",
    asks: [],
    owners: {},
    tickets: [[], 2],
    done: [],
    seats: [],
  } as unknown as View;
  live.askPlans = () => new Promise(() => {});
  const fresh: Update[] = [];
  live.takeUpdates = () => fresh.splice(0);
  const server = { scores: () => (sheet ? Promise.resolve(sheet) : Promise.reject(new Error("no sheet"))) };
  const ui = new TableUi(live, server as unknown as Api);
  await ui.loadMap("m");
  stop = $effect.root(() => startEffects(ui));
  flushSync();
  return { ui, live, fresh };
}

async function end(sheet: ScoreSheet | null) {
  const { ui, live, fresh } = await setUp(sheet);
  const update = { seat: 0, seq: 9, story: [LAST, OVER] as AnyEvent[] } as unknown as Update;
  fresh.push(update);
  live.latest = update;
  flushSync();
  await vi.waitFor(() => expect(announcer.polite).toContain("the last turns begin")); // after the paint
  const first = announcer.polite;
  live.table = { ...live.table, status: "over" } as Table;
  flushSync();
  await vi.waitFor(() => expect(ui.sheet !== null || ui.sheetless).toBe(true));
  flushSync();
  expect(ui.sawEnd).toBe(true);
  return first;
}

it("leaves the winner to the finale, but says what else has happened", async () => {
  const first = await end({ seats: [], winners: [0], tie: null } as unknown as ScoreSheet);
  expect(first).toContain("Bob");
  expect(announcer.polite).toBe(first);
  expect(announcer.polite).not.toContain("The game is over");
});

it("says how the game ended where there is no score sheet", async () => {
  expect(await end(null)).not.toContain("The game is over");
  await vi.waitFor(() =>
    expect(announcer.polite).toContain("The game is over. Totals, seat by seat: 90, 80. Ann wins."),
  );
});

it("tells when the longest path changes hands, and marks the seat", async () => {
  const { ui, live } = await setUp();
  list = mount(PlayerList as Component<object>, { target: document.body, context: new Map([["tableUi", ui]]) });
  let seq = 0;
  const told = (seats: number[], length: number) => {
    seq += 1;
    live.plans = {
      seat: 0,
      seq,
      tickets: {},
      standing: null,
      longest: { seats, length, tracks: [] },
    } as unknown as Plans;
    flushSync();
    const badges = [...document.querySelectorAll<HTMLElement>("[data-longest]")];
    return badges.map((badge) => `${badge.dataset.longest}: ${badge.textContent?.trim()}`);
  };
  expect(told([1], 7)).toEqual(["1: has the longest path: 7 spaces"]);
  expect(announcer.polite).toBe(""); // that is how it was found
  expect(told([0], 8)).toEqual(["0: has the longest path: 8 spaces"]);
  expect(announcer.polite).toContain("Ann has the longest path now (8 spaces)");
  expect(toasts.list).toEqual([]); // the badge is enough
  expect(told([0, 1], 8)).toHaveLength(2);
  expect(announcer.polite).toContain("The longest path is shared now: Ann, Bob (8 spaces)");
  live.view = { ...live.view, phase: "over" } as View;
  expect(told([1], 12)).toEqual([]); // the finale tells it
  expect(announcer.polite).toContain("shared");
});

it("what was acted on is closed with the update, before the answer; a track that is only looked at stays open", async () => {
  const { ui, live } = await setUp();
  const asked = (ask: number) => {
    live.choices = { ask } as unknown as typeof live.choices;
    flushSync();
  };
  ui.picked = { kind: "track", id: "a-b" };
  asked(7);
  expect(ui.picked).not.toBeNull();
  live.acting = { type: "DrawTickets" };
  asked(9);
  expect(ui.picked).toBeNull();
});
