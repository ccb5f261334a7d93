// The choice of pieces follows the numbers of the map: here those of the World (W-SET-1).
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import type { AnyAction, MapFacts, Plans, View } from "../../protocol";
import { words } from "../../words/words.svelte";
import { LiveTable } from "../liveTable.svelte";
import { TableUi } from "../tableUi.svelte";
import ChoosePieces from "./ChoosePieces.svelte";

const { map } = vi.hoisted(() => ({
  map: {
    id: "m",
    cities: ["a", "b", "c"].map((id) => ({ id, name: id, x: 0, y: 0 })),
    junctions: [],
    tracks: [
      { id: "a-b", a: "a", b: "b", length: 3, colour: "gray", kind: "train" },
      { id: "b-c", a: "b", b: "c", length: 7, colour: "red", kind: "ship" },
    ],
    tickets: [{ id: "tour", cities: ["a", "b", "c"], in_order: 9, connected: 6, missed: 15 }],
    buildings: [],
    rules: { colours: [], pieces: { train: 25, ship: 50, choose: 60, beginners_train: 20, beginners_ship: 40 } },
  } as unknown as MapFacts,
}));
vi.mock("../../stores/maps.svelte", () => ({ mapFacts: async () => map }));

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync("../src/branchline/locales/web.en.ftl", "utf-8")));
  words.put("en", bundle);
});

it("suggests 20 trains and 40 ships of 60 pieces, and allows 10 to 25 trains", async () => {
  const live = new LiveTable("AAAA");
  const acted: AnyAction[] = [];
  live.seat = 0;
  live.view = {
    seat: 0,
    owners: {},
    closed: [],
    tickets: [["tour"]],
    done: [],
    tours: {},
    asks: [],
  } as unknown as View;
  live.plans = { tickets: { tour: { tracks: ["a-b", "b-c"] } } } as unknown as Plans;
  live.act = async (action) => {
    acted.push(action);
    return { type: "Ack", id: 1, seq: 2 };
  };
  const ui = new TableUi(live);
  await ui.loadMap("m");
  const props = { total: 60, least: 10, most: 25 };
  const running = mount(ChoosePieces, { target: document.body, props, context: new Map([["tableUi", ui]]) });
  flushSync();
  const text = () => document.body.textContent?.replace(/\s+/g, " ");
  expect(text()).toContain("20 trains and 40 ships. Left in the box: 5 trains and 10 ships");
  expect(text()).toContain("Your tickets need about 3 trains and 7 ships");
  const slider = document.querySelector("input") as HTMLInputElement;
  expect([slider.min, slider.max, slider.value]).toEqual(["10", "25", "20"]);
  slider.value = "10";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(text()).toContain("10 trains and 50 ships. Left in the box: 15 trains and 0 ships");
  document.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  expect(acted).toEqual([{ type: "ChoosePieces", train: 10, ship: 50 }]);
  await unmount(running);
});
