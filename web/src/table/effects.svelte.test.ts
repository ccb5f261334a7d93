// What is said at the table: the end is told by the finale where there is one.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Api } from "../net/api";
import type { AnyEvent, MapFacts, Rules, ScoreSheet, Table, Update, View } from "../protocol";
import { announcer } from "../stores/announce.svelte";
import { words } from "../words/words.svelte";
import { startEffects } from "./effects.svelte";
import { LiveTable } from "./liveTable.svelte";
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

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["en", "web.en"])
    bundle.addResource(new FluentResource(readFileSync(`../src/branchline/locales/${file}.ftl`, "utf-8")));
  words.put("en", bundle);
});
beforeEach(() => {
  announcer.polite = "";
});
afterEach(() => stop());

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
  live.view = { seat: 0, phase: "play", asks: [], owners: {}, tickets: [[], 2], done: [], seats: [] } as unknown as View;
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
  expect(announcer.polite).toContain("The game is over. Totals, seat by seat: 90, 80. Ann wins.");
});
