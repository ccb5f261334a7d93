// Tours at the table: what they are worth where one decides, how far they are and why, and what became of them.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { endingOf } from "../finale/ending";
import { itemsOf } from "../finale/items";
import { legsOf } from "../finale/paths";
import { Teller } from "../finale/told";
import type { MapFacts, Plans, Progress, Rules, ScoreSheet, Table, View } from "../protocol";
import { settings } from "../stores/settings.svelte";
import { toasts } from "../stores/toasts.svelte";
import { words } from "../words/words.svelte";
import { startEffects } from "./effects.svelte";
import { highlightsOf } from "./highlights";
import { LiveTable } from "./liveTable.svelte";
import KeepTickets from "./prompt/KeepTickets.svelte";
import Tickets from "./Tickets.svelte";
import { TableUi } from "./tableUi.svelte";

const { map } = vi.hoisted(() => {
  const track = (a: string, b: string, length: number) => ({
    id: `${a}-${b}`,
    a,
    b,
    length,
    colour: "gray",
    kind: "train",
  });
  return {
    map: {
      id: "m",
      name: "m",
      cities: ["Tehran", "Lahore", "Mumbai", "Bangkok"].map((name) => ({ id: name[0], name, x: 0, y: 0 })),
      junctions: [],
      tracks: [track("T", "M", 3), track("L", "M", 1), track("M", "B", 3), track("L", "T", 2)],
      tickets: [
        { id: "tour", cities: ["T", "L", "M", "B"], in_order: 13, connected: 9, missed: 19 },
        { id: "T-B", cities: ["T", "B"], connected: 5, missed: 5 },
      ],
      rules: { colours: [] } as unknown as Rules,
      buildings: [],
    } as unknown as MapFacts,
  };
});
vi.mock("../stores/maps.svelte", () => ({ mapFacts: async () => map }));

const STAR = { "T-M": 0, "L-M": 0, "M-B": 0 };
const MISSED: Progress = { outcome: "missed", apart: ["L", "M", "B"], in_order: ["L", "M"], run: ["L-M"] };
const CONNECTED: Progress = { outcome: "connected", apart: [], in_order: ["L", "M", "B"], run: ["L-M", "M-B"] };
const ORDERED: Progress = {
  outcome: "in_order",
  apart: [],
  in_order: ["T", "L", "M", "B"],
  run: ["L-T", "L-M", "M-B"],
};
let running: ReturnType<typeof mount> | undefined;

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["en", "web.en"])
    bundle.addResource(new FluentResource(readFileSync(`../src/branchline/locales/${file}.ftl`, "utf-8")));
  words.put("en", bundle);
  settings.chosen.motion = true; // the scoring waits for a press
});
afterEach(async () => {
  await clear();
  toasts.list = [];
});

async function clear(): Promise<void> {
  if (running) await unmount(running);
  running = undefined;
  document.body.replaceChildren();
}

async function setUp(owners: Record<string, number>, tour: Progress | null, more: object = {}): Promise<TableUi> {
  const live = new LiveTable("AAAA");
  const done = tour && tour.outcome !== "missed" ? ["tour"] : [];
  live.seat = 0;
  live.table = {
    code: "AAAA",
    status: "running",
    map: "m",
    seats: [{ colour: "red", name: "Ann" }],
  } as unknown as Table;
  live.view = {
    seat: 0,
    phase: "play",
    asks: [],
    owners,
    closed: [],
    tickets: [["tour"]],
    done,
    tours: tour ? { tour } : {},
    ...more,
  } as unknown as View;
  const ui = new TableUi(live);
  await ui.loadMap("m");
  return ui;
}

/** What the server says: what the tour lacks (null: it is out of reach), and the score if the game ended now. */
function told(ui: TableUi, plan: object | null, total = 0): TableUi {
  const tickets = { tour: plan && { tracks: [], own: [], spaces: 0, short: {}, pieces: {}, in_order: true, ...plan } };
  ui.live.plans = { tickets, standing: { total, buildings: {} } } as unknown as Plans;
  return ui;
}

function show(part: unknown, ui: TableUi, props: object = {}): string {
  const context = new Map([["tableUi", ui]]);
  running = mount(part as Component<object>, { target: document.body, props, context });
  flushSync();
  return (document.body.textContent ?? "").replace(/\s+/g, " ").trim();
}

it("shows the order and the three worths where one decides", async () => {
  const text = show(KeepTickets, await setUp({}, null), { offered: ["tour", "T-B"], keep: 1 });
  expect(text).toContain("Tehran → Lahore → Mumbai → Bangkok");
  expect(text).toContain("13/9 in order +13 · connected +9 · missed −19 Tour");
  expect(text).toContain("Tehran – Bangkok 5");
});

it("names the cities that are not connected, and the spaces missing", async () => {
  const text = show(Tickets, told(await setUp({ "L-M": 0 }, MISSED), { spaces: 5 }, -17));
  expect(text).toContain("Not connected to Tehran: Lahore, Mumbai, Bangkok In order: 5 spaces to go");
  expect(text).toContain("0 of 1 done");
  expect(text).toContain("If it ended now −17");
});

it("says how far a connected tour is in order", async () => {
  const text = show(Tickets, told(await setUp(STAR, CONNECTED), { spaces: 2 }, 15));
  expect(text).toContain("Connected, but only Lahore → Mumbai → Bangkok in order In order: 2 spaces to go");
  expect(text).toContain("If it ended now 15");
});

it("promises no order where no way to it is found", async () => {
  const text = show(Tickets, told(await setUp({ ...STAR, "L-T": 1 }, CONNECTED), { in_order: false }));
  expect(text).toContain("Connected, but only Lahore → Mumbai → Bangkok in order");
});

it("says that a tour is in order", async () => {
  const text = show(Tickets, told(await setUp({ "L-T": 0, "L-M": 0, "M-B": 0 }, ORDERED), {}, 19));
  expect(text).toContain("13 in order +13 · connected +9 · missed −19 In order");
  expect(text).toContain("1 of 1 done");
  expect(text).toContain("If it ended now 19");
});

it("says that a tour is out of reach", async () => {
  const text = show(Tickets, told(await setUp({ "M-B": 1 }, { ...MISSED, in_order: [], run: [] }), null));
  expect(text).toContain("Not connected to Tehran: Lahore, Mumbai, Bangkok Out of reach");
});

it("highlights the run and the way to the order", async () => {
  const ui = told(await setUp(STAR, CONNECTED), { tracks: ["L-T"], own: ["L-M", "M-B"] });
  ui.ticket = "tour";
  expect(highlightsOf(ui)).toEqual({
    cities: { T: "pinned", L: "pinned", M: "pinned", B: "pinned" },
    tracks: { "L-T": "missing", "L-M": "ticket", "M-B": "ticket" },
    serves: new Set(),
    recent: {},
  });
});

it.each([
  [
    MISSED,
    -19,
    "Ann missed the tour Tehran → Lahore → Mumbai → Bangkok (not connected to Tehran: Lahore, Mumbai, Bangkok): −19",
  ],
  [CONNECTED, 9, "Ann connected Tehran → Lahore → Mumbai → Bangkok, but only Lahore → Mumbai → Bangkok in order: +9"],
  [ORDERED, 13, "Ann visited Tehran → Lahore → Mumbai → Bangkok in order: +13"],
])("the finale says which outcome it was, and shows the run: %s", async (tour, points, said) => {
  const ui = await setUp(STAR, tour, { phase: "over", winners: [0] });
  const tickets = [{ ticket: "tour", done: points > 0, points, tour }];
  const line = {
    routes: 0,
    exchange: 0,
    tickets,
    ticket_points: points,
    buildings: [],
    borrowed: [],
    longest: 0,
    total: points,
  };
  ui.sheet = { seats: [line], winners: [0], tie: null } as unknown as ScoreSheet;
  const ending = endingOf(ui, null);
  const item = itemsOf(ui.sheet).find(({ kind }) => kind === "ticket");
  if (!ending || !item || !ui.atlas) throw new Error("no ending");
  const teller = new Teller(ending, "AAAA", ui.atlas.names.places, ui.atlas.names.tracks);
  expect(teller.item(item)).toBe(said);
  const own = map.tracks.filter(({ id }) => id in STAR);
  const shown = legsOf(item, teller.fact("tour"), own, map.tracks).map(({ track }) => track);
  if (tour.outcome === "in_order") expect(shown).toEqual(tour.run);
  expect(shown.length > 0).toBe(tour.outcome !== "missed");
});

it("announces a tour when it is connected, and again when it is in order", async () => {
  const ui = await setUp({ "T-M": 0, "L-M": 0 }, MISSED);
  const stop = $effect.root(() => startEffects(ui));
  flushSync();
  const shown = (owners: Record<string, number>, tour: Progress) => {
    const view = ui.live.view as View;
    ui.live.view = { ...view, owners, done: ["tour"], tours: { tour } };
    flushSync();
    return toasts.list.map((toast) => toast.text);
  };
  expect(toasts.list).toEqual([]);
  expect(shown(STAR, CONNECTED)).toEqual(["Tour connected: Tehran → Lahore → Mumbai → Bangkok (13/9)"]);
  expect(shown({ ...STAR, "L-T": 0 }, ORDERED).at(-1)).toBe("Tour in order: Tehran → Lahore → Mumbai → Bangkok (13/9)");
  stop();
});
