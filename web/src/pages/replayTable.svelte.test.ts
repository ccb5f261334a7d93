// A replay stands in for a live table: the seats are named, hands and completed tickets are those of the moment.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, expect, it } from "vitest";
import type { Replay } from "../protocol";
import { tableNames } from "../words/names";
import { words } from "../words/words.svelte";
import { handOf, ReplayTable } from "./replayTable.svelte";
import { type OpenView, ReplayTimeline } from "./replayTimeline";

const track = (id: string, a: string, b: string) => ({ id, a, b });
const map = {
  id: "m",
  name: "M",
  tracks: [track("ab", "A", "B"), track("bc", "B", "C"), track("cd", "C", "D")],
  tickets: [{ id: "A-C", cities: ["A", "C"] }],
};
const first = { turn: 0, owners: {}, hand: {}, hands: [{ red: 4 }, { blue: 4 }], tickets: [["A-C"], []], done: [] };
const steps = [
  { n: 0, seat: null, story: [], view: first },
  { n: 1, seat: 0, story: [], view: { owners: { ab: 0, cd: 1 }, hands: [{ red: 1 }, { blue: 4 }] } },
  { n: 2, seat: 0, story: [], view: { owners: { ab: 0, cd: 1, bc: 0 }, done: ["A-C"] } },
];
const bots = [
  { colour: "blue", person: null, bot: { level: "casual" }, name: "", present: false, away_since: 5 },
  { colour: "red", person: null, bot: { level: "casual" }, name: "", present: false, away_since: 5 },
];
const replay = { table: { code: "X", seats: bots }, names: ["", ""], map, steps, seat: "all", rerolls: 0, sheet: null };

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync("../src/branchline/locales/web.en.ftl", "utf-8")));
  words.put("en", bundle);
});

function at(place: number, seat: number | null): ReplayTable {
  const live = new ReplayTable(replay as unknown as Replay);
  live.show(new ReplayTimeline(replay as unknown as Replay), place, seat);
  return live;
}

it("names the bots as the table did, and nobody is away", () => {
  const { table } = at(0, null);
  expect(table && tableNames(table).short).toEqual(["Casual", "Casual 2"]);
  expect(table?.seats.map((seat) => [seat.present, seat.away_since])).toEqual([
    [true, null],
    [true, null],
  ]);
});

it("names the seats of an uploaded record by their numbers and gives them colours", () => {
  const { table } = new ReplayTable({ ...replay, table: null } as unknown as Replay);
  expect(table?.seats.map((seat) => [seat.name, seat.colour])).toEqual([
    ["Seat 1", "blue"],
    ["Seat 2", "red"],
  ]);
});

it("shows the hand of one seat, and no hand to spectators", () => {
  expect(at(1, 0).view?.hand).toEqual({ red: 1 });
  expect(at(1, null).view?.hand).toEqual({});
  const spectator = { seat: null, hand: {} } as unknown as OpenView;
  expect(handOf(spectator, 0)).toBeNull();
  expect(handOf({ ...spectator, seat: 1, hand: { red: 2 } }, 1)).toEqual({ red: 2 });
});

it("tells the tracks that complete a ticket, from the entry that does so", () => {
  expect(at(1, 0).plans?.tickets).toEqual({});
  expect(at(2, 0).plans?.tickets["A-C"]?.own).toEqual(["ab", "bc"]);
});

it("leaves what has not changed as it is, so that only the rest is drawn again", () => {
  const timeline = new ReplayTimeline(replay as unknown as Replay);
  const live = new ReplayTable(replay as unknown as Replay);
  live.show(timeline, 1, 1);
  const before = live.view;
  live.show(timeline, 2, 1);
  expect(live.view?.hand).toBe(before?.hand);
  expect(live.view?.tickets).toBe(before?.tickets);
});
