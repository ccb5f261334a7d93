// The end of a game: who won, what decided a tie, and the proof of a fair deal.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { ScoreSheet, Table, View } from "../../protocol";
import { words } from "../../words/words.svelte";
import { LiveTable } from "../liveTable.svelte";
import { TableUi } from "../tableUi.svelte";
import FairDealProof from "./FairDealProof.svelte";
import Over from "./Over.svelte";

const line = { routes: 90, exchange: 0, tickets: [], buildings: [], borrowed: [], trail: [], total: 90 };
const { secret, commitment, contributions } = JSON.parse(readFileSync("../tests/game/shuffle_vectors.json", "utf-8"));
const chair = (name: string) => ({ colour: "red", name, person: null, bot: null, resigned: false, stand_in: null });
let running: ReturnType<typeof mount> | undefined;

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["en", "web.en"]) {
    bundle.addResource(new FluentResource(readFileSync(`../src/branchline/locales/${file}.ftl`, "utf-8")));
  }
  words.put("en", bundle);
});
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(async () => {
  if (running) await unmount(running);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(
  tie: string | null,
  winners: number[],
  outcome = winners,
  ended: View["ended"] = "last_turns",
  rerolls = 0,
  { seed, sealed } = { seed: secret, sealed: commitment },
  part: Component = Over,
): string {
  const live = new LiveTable("AAAA");
  live.view = { phase: "over", winners, ended, asks: [], owners: {} } as unknown as View;
  live.table = {
    code: "AAAA",
    status: "over",
    seats: [chair("Ann"), chair("Bob")],
    outcome: { winners: outcome, totals: [90, 90], ended: "scored" },
    seed,
    commitment: sealed,
    rematch: null,
    rerolls,
  } as unknown as Table;
  live.shuffle = { revealing: false, contributions };
  const ui = new TableUi(live);
  ui.sheet = { seats: [line, line], winners, tie } as unknown as ScoreSheet;
  running = mount(part, { target: document.body, context: new Map([["tableUi", ui]]) });
  flushSync();
  return document.body.textContent ?? "";
}

it.each([
  ["completed", "Tied on points: more completed tickets wins"],
  ["stations", "Tied on points: fewer stations built wins"],
  ["longest", "Tied on points: the longest path wins"],
])("says that %s decided", (tie, said) => {
  const text = show(tie, [1]);
  expect(text).toContain("Bob wins!");
  expect(text).toContain(said);
  expect([...document.querySelectorAll(".totals .name")].map((name) => name.textContent)).toEqual(["Bob", "Ann"]);
});

it("says nothing where the points decided, or where the winner of the rules has resigned", () => {
  expect(show(null, [0, 1])).not.toContain("Tied on points");
  document.body.replaceChildren();
  const text = show("longest", [1], [0]);
  expect(text).toContain("Ann wins!");
  expect(text).not.toContain("Tied on points");
});

it.each([
  ["passes", "The game ended because nobody could make a move."],
  ["stall", "The game ended because nobody had taken a card"],
] as const)("says why a game ended by %s", (ended, said) => {
  expect(show(null, [0], [0], ended)).toContain(said);
});

it("says nothing of the usual end", () => {
  expect(show(null, [0])).not.toContain("The game ended because");
});

it("says how often random draws were taken back", () => {
  expect(show(null, [0], [0], "last_turns", 2)).toContain("Random draws were taken back 2 times.");
});

it("says nothing of draws where none were taken back", () => {
  expect(show(null, [0])).not.toContain("taken back");
});

it("shows the seed, its fingerprint and how to check them, folded away", () => {
  const text = show(null, [0], [0], "last_turns", 0, { seed: secret, sealed: commitment }, FairDealProof);
  expect(document.querySelector("details")?.open).toBe(false);
  expect(document.querySelector("[data-seed]")?.textContent).toBe(secret);
  expect(document.querySelector("[data-commitment]")?.textContent).toBe(commitment);
  expect(text).toContain("branchline verify AAAA.jsonl");
  expect(text).toContain("3 players and the server shuffled this game together.");
  expect(shownChecks()).toEqual(["values good", "seed good"]);
});

it("unfolds the proof and warns where the seed is another one", () => {
  const text = show(null, [0], [0], "last_turns", 0, { seed: commitment, sealed: commitment }, FairDealProof);
  expect(document.querySelector("details")?.open).toBe(true);
  expect(shownChecks()).toEqual(["values good", "seed bad"]);
  expect(text).toContain("The seed is not the one whose fingerprint was fixed before the first card.");
});

function shownChecks(): string[] {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-check]")];
  return lines.map(({ dataset }) => `${dataset.check} ${dataset.result}`);
}
