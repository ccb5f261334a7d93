// What a ticket's card says about its state, and the miniature map on it.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, expect, it, vi } from "vitest";
import type { Art } from "../board/art";
import type { MapFacts, Plans, Rules, Table, TicketPlan, View } from "../protocol";
import { words } from "../words/words.svelte";
import { LiveTable } from "./liveTable.svelte";
import { TableUi } from "./tableUi.svelte";
import { ticketFace } from "./ticketFace";
import { ticketPicture } from "./ticketPicture";

const { map } = vi.hoisted(() => {
  const city = (id: string, x: number, y: number) => ({ id, name: id, x, y });
  const track = (a: string, b: string, wrap = false) => ({ id: `${a}-${b}`, a, b, length: 2, wrap });
  return {
    map: {
      id: "m",
      width: 1000,
      height: 600,
      cities: [city("A", 100, 100), city("B", 300, 100), city("C", 900, 200), city("D", 500, 300)],
      junctions: [],
      tracks: [track("A", "B"), track("B", "D"), track("C", "A", true)],
      tickets: [{ id: "A-D", cities: ["A", "D"], connected: 8, missed: 8, group: "long" }],
      rules: { colours: [] } as unknown as Rules,
      buildings: [],
    } as unknown as MapFacts,
  };
});
vi.mock("../stores/maps.svelte", () => ({ mapFacts: async () => map }));

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["en", "web.en"])
    bundle.addResource(new FluentResource(readFileSync(`../src/branchline/locales/${file}.ftl`, "utf-8")));
  words.put("en", bundle);
});

async function table(
  plan: Partial<TicketPlan> | null | undefined,
  done: string[] = [],
  phase = "play",
): Promise<TableUi> {
  const live = new LiveTable("AAAA");
  live.seat = 0;
  live.table = { code: "AAAA", map: "m", seats: [{ colour: "red", name: "Ann" }] } as unknown as Table;
  live.view = { seat: 0, phase, tickets: [["A-D"]], done, tours: {} } as unknown as View;
  if (plan !== undefined) {
    const whole = plan && { tracks: ["B-D"], own: ["A-B"], spaces: 2, short: {}, pieces: {}, in_order: false, ...plan };
    live.plans = { tickets: { "A-D": whole } } as unknown as Plans;
  }
  const ui = new TableUi(live);
  await ui.loadMap("m");
  return ui;
}

it("says what a ticket lacks: few kinds of cards, the number for many, everything where it is pinned", async () => {
  const few = await table({ short: { white: 1, any: 2 } });
  expect(ticketFace(few, "A-D")).toMatchObject({
    state: "open",
    line: "2 spaces to go",
    lacks: [
      ["white", 1],
      ["any", 2],
    ],
  });
  const many = await table({ spaces: 9, short: { white: 1, blue: 2, wild: 1 }, pieces: { train: 2 } });
  expect(ticketFace(many, "A-D")?.line).toBe("9 spaces to go · 4 cards short · 2 trains short");
  expect(ticketFace(many, "A-D", { pinned: true })).toMatchObject({
    line: "9 spaces to go · 2 trains short",
    lacks: [
      ["white", 1],
      ["blue", 2],
      ["wild", 1],
    ],
  });
});

it("says nothing before it is told, and tells done, lost and offered tickets apart", async () => {
  expect(ticketFace(await table(undefined), "A-D")).toMatchObject({ state: "open", line: "" });
  expect(ticketFace(await table(null), "A-D")).toMatchObject({ state: "lost", line: "Out of reach" });
  expect(ticketFace(await table({}, ["A-D"]), "A-D")).toMatchObject({ state: "done", line: "Done", points: "8" });
  expect(ticketFace(await table({}, [], "over"), "A-D")).toMatchObject({ state: "lost", line: "Missed" });
  expect(ticketFace(await table({}), "A-D", { offered: true })).toMatchObject({
    state: "offered",
    line: "Long ticket · 2 spaces to go",
  });
});

it("shows the way, or a straight line where none is known", () => {
  const way = ticketPicture(map, null, { cities: ["A", "D"], own: ["A-B"], missing: ["B-D"] });
  expect(way).toMatchObject({ own: "M100 100L300 100", missing: "M300 100L500 300", land: "" });
  expect(ticketPicture(map, null, { cities: ["A", "D"], own: [], missing: [] }).missing).toBe("M100 100L500 300");
  expect(ticketPicture(map, null, { cities: ["A", "D"], own: [], missing: [], none: true }).missing).toBe("");
});

it("goes round the edge of a board where that is shorter", () => {
  const { viewBox, missing } = ticketPicture(map, null, { cities: ["C", "A"], own: [], missing: ["C-A"] });
  expect(missing).toBe("M900 200L1100 100");
  expect(Number(viewBox.split(" ")[2])).toBeLessThan(400);
});

it("cuts the land out of the board's picture", () => {
  const square = "M0 0Q400 0 800 0Q800 400 800 800Q400 800 0 800Q0 400 0 0Z"; // in half units
  const far = "M1800 900L1900 900L1900 1000Z";
  const art = { land: square + far, lakes: "", islands: "" } as unknown as Art;
  const { land } = ticketPicture(map, art, { cities: ["A", "B"], own: [], missing: [] });
  expect(land.match(/M/g)).toHaveLength(1);
  expect(land).toMatch(/^M.*400 .*Z$/);
});
