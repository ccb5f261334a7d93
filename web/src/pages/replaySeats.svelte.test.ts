// The seats of a replay name every ticket; a tour with its state where the view or the score sheet tells it (W-TOUR-1).
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { MapFacts, Progress, ScoreSheet } from "../protocol";
import { mapNames } from "../words/mapNames";
import { words } from "../words/words.svelte";
import ReplaySeats from "./ReplaySeats.svelte";
import type { OpenView } from "./replayTimeline";

const map = {
  cities: ["Lagos", "Luanda", "Djibouti"].map((name) => ({ id: name, name, x: 0, y: 0 })),
  junctions: [],
  tracks: [],
  tickets: [
    { id: "tour", cities: ["Lagos", "Luanda", "Djibouti"], in_order: 9, connected: 6, missed: 15 },
    { id: "plain", cities: ["Lagos", "Djibouti"], connected: 7, missed: 7 },
  ],
} as unknown as MapFacts;
const MISSED: Progress = { outcome: "missed", apart: ["Luanda", "Djibouti"], in_order: [], run: [] };
const ORDERED: Progress = { outcome: "in_order", apart: [], in_order: ["Lagos", "Luanda", "Djibouti"], run: [] };
let running: ReturnType<typeof mount> | undefined;

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync("../src/branchline/locales/web.en.ftl", "utf-8")));
  words.put("en", bundle);
});
afterEach(async () => {
  if (running) await unmount(running);
  document.body.replaceChildren();
});

function shown(seat: number | null, last: boolean): string[] {
  const chair = { score: 0, pieces: {}, hand: {}, known: {}, tickets: 2 };
  const tours = seat === 0 ? { tour: MISSED } : {};
  const view = { seat, turn: 0, phase: "play", hand: {}, seats: [chair], tickets: [["tour", "plain"]], tours };
  const tickets = [
    { ticket: "tour", done: true, points: 9, tour: ORDERED },
    { ticket: "plain", done: true, points: 7, tour: null },
  ];
  const props = {
    view: view as unknown as OpenView,
    names: ["Ann"],
    colours: ["red" as const],
    map,
    known: mapNames(map),
    last,
    sheet: { seats: [{ tickets, total: 16 }] } as unknown as ScoreSheet,
  };
  running = mount(ReplaySeats, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll(".tickets li")].map(
    (line) => line.textContent?.replace(/\s+/g, " ").trim() ?? "",
  );
}

it("says how far the tours of the seat are", () => {
  const plain = "Lagos – Djibouti (7)";
  expect(shown(0, false)).toEqual(["Lagos → Luanda → Djibouti (9/6) Not connected to Lagos: Luanda, Djibouti", plain]);
});

it("names the tours of others without their state", () => {
  expect(shown(null, false)[0]).toBe("Lagos → Luanda → Djibouti (9/6)");
});

it("says at the end what became of every tour", () => {
  expect(shown(null, true)[0]).toBe("Lagos → Luanda → Djibouti (9/6) In order");
});
