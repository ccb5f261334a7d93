// A track paid in pairs at the table (W-PAIR-1): the listed ways, and a payment put together card by card.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { AnyAction, Choices, MapFacts, Track, View } from "../../protocol";
import { words } from "../../words/words.svelte";
import { costText, kindText } from "../describe";
import { choosableOf } from "../highlights";
import { LiveTable } from "../liveTable.svelte";
import { lackText, pairsText } from "../pairWords";
import { TableUi } from "../tableUi.svelte";
import ActionList from "./ActionList.svelte";
import TrackPrompt from "./TrackPrompt.svelte";

const COLOURS = ["purple", "yellow", "green", "red", "black", "white"];
const { map } = vi.hoisted(() => ({
  map: {
    id: "m",
    cities: ["Luanda", "Dar Es Salaam"].map((name) => ({ id: name[0], name, x: 0, y: 0 })),
    junctions: [],
    tracks: [
      { id: "D-L", a: "D", b: "L", length: 2, colour: "gray", kind: "train", pair: true },
      { id: "D-L#2", a: "D", b: "L", length: 1, colour: "red", kind: "train" },
    ],
    tickets: [],
    buildings: [],
    rules: {
      colours: ["purple", "yellow", "green", "red", "black", "white"],
      points: { "2": 2 },
      cards: { marked: 4 },
    },
  } as unknown as MapFacts,
}));
vi.mock("../../stores/maps.svelte", () => ({ mapFacts: async () => map }));

const HAND = { red_train: 3, red_train_harbour: 1, green_train: 1, black_train: 2, wild: 1, red_ship: 5 };
const WAYS = [
  { red_train: 2, black_train: 2 },
  { red_train: 3, red_train_harbour: 1 },
  { red_train: 2, green_train: 1, wild: 1 },
  { black_train: 2, green_train: 1, wild: 1 },
  { red_train: 3, wild: 1 },
];
let running: ReturnType<typeof mount> | undefined;
let acted: AnyAction[] = [];

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["en", "web.en"])
    bundle.addResource(new FluentResource(readFileSync(`../src/branchline/locales/${file}.ftl`, "utf-8")));
  words.put("en", bundle);
});
afterEach(async () => {
  if (running) await unmount(running);
  running = undefined;
  document.body.replaceChildren();
});

async function setUp(): Promise<TableUi> {
  const live = new LiveTable("AAAA");
  live.seat = 0;
  live.view = { seat: 0, hand: HAND, owners: {}, closed: [], asks: [{ type: "TakeTurn", seat: 0 }] } as unknown as View;
  const none = { take: {}, draw: [], tickets: false, builds: {}, exchange: {}, stop: false, pass: false };
  const claims = { "D-L": 0, "D-L#2": 1 };
  live.choices = { ask: 1, ...none, claims, pays: [WAYS, [{ red_train: 1 }]] } as unknown as Choices;
  acted = [];
  live.act = async (action) => {
    acted.push(action);
    return { type: "Ack", id: 1, seq: 2 };
  };
  const ui = new TableUi(live);
  await ui.loadMap("m");
  return ui;
}

function show(part: unknown, ui: TableUi, props: object = {}): void {
  const context = new Map([["tableUi", ui]]);
  running = mount(part as Component<object>, { target: document.body, props, context });
  flushSync();
}

const claim = () => document.querySelector<HTMLButtonElement>("button[type=submit]") as HTMLButtonElement;
const ways = () => [...document.querySelectorAll<HTMLInputElement>("input[name=way]")];
const lack = () => document.querySelector("[data-lack]")?.textContent?.trim().replace(/\s+/g, " ");
function press(label: string): void {
  document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click();
  flushSync();
}

it("has the first way chosen, and shows a few more grouped as pairs", async () => {
  show(TrackPrompt, await setUp(), { id: "D-L" });
  expect(document.body.textContent).toContain("Costs 2 pairs of train cards, each pair of one colour");
  expect(ways().map((way) => way.checked)).toEqual([true, false, false]);
  expect(ways().map((way) => way.parentElement?.querySelector(".unseen")?.textContent)).toEqual([
    "2 × red train; 2 × black train",
    "2 × red train; 1 × red train, 1 × red train with harbour mark",
    "2 × red train; 1 × green train, 1 × wild",
  ]);
  expect(ways().map((way) => way.parentElement?.querySelectorAll(".pair").length)).toEqual([2, 2, 2]);
  expect(lack()).toBe("2 pairs, exactly the price");
  const more = [...document.querySelectorAll("button")].find((button) => button.textContent?.includes("2 more ways"));
  more?.click();
  flushSync();
  expect(ways()).toHaveLength(5);
});

it("pays a listed way", async () => {
  show(TrackPrompt, await setUp(), { id: "D-L" });
  ways()[1]?.click();
  flushSync();
  claim().click();
  expect(acted).toEqual([{ type: "ClaimTrack", track: "D-L", spend: WAYS[1] }]);
});

it("pays what was put together card by card, and says at each step what is missing", async () => {
  show(TrackPrompt, await setUp(), { id: "D-L" });
  press("Take back: black train");
  expect(lack()).toBe("black train: 1 of 2 1 more black or a wild");
  expect(claim().disabled).toBe(true);
  expect(ways().some((way) => way.checked)).toBe(false);
  press("Take back: black train");
  expect(lack()).toBe("black train: 0 of 2 1 pair missing");
  press("Add: green train");
  expect(lack()).toBe("green train: 1 of 1 1 more green or a wild");
  press("Add: wild");
  expect(lack()).toBe("wild: 1 of 1 2 pairs, exactly the price");
  expect(ways()[2]?.checked).toBe(true);
  press("Take back: red train");
  press("Add: red train with harbour mark");
  expect(claim().disabled).toBe(false);
  claim().click();
  const spend = { red_train: 1, red_train_harbour: 1, green_train: 1, wild: 1 };
  expect(acted).toEqual([{ type: "ClaimTrack", track: "D-L", spend }]);
});

it("takes no more of a card than the hand has, and nothing but train cards", async () => {
  show(TrackPrompt, await setUp(), { id: "D-L" });
  press("Add: black train");
  expect(lack()).toBe("black train: 2 of 2 2 pairs, exactly the price");
  const kinds = [...document.querySelectorAll<HTMLElement>("[data-kind]")].map((kind) => kind.dataset.kind);
  expect(kinds).toEqual(["green_train", "red_train", "red_train_harbour", "black_train", "wild"]);
  press("Add: red train");
  expect(lack()).toBe("red train: 3 of 3 3 pairs, but only 2 needed");
  expect(claim().disabled).toBe(true);
});

it("puts pairs and what they lack into words", () => {
  expect(pairsText({ red_train: 2, green_train: 1, wild: 1 }, COLOURS)).toBe(
    "2 × red train; 1 × green train, 1 × wild",
  );
  expect(lackText({}, 3, COLOURS)).toBe("3 pairs missing");
  expect(lackText({ red_train: 1 }, 3, COLOURS)).toBe("1 more red or a wild; 2 pairs missing");
  expect(lackText({ wild: 1 }, 1, COLOURS)).toBe("1 more card of any colour");
  expect(lackText({ red_train: 1, green_train: 1, black_train: 1 }, 2, COLOURS)).toBe("3 pairs, but only 2 needed");
});

it("is described as a track paid in pairs, with its price", () => {
  const [pair, plain] = map.tracks as [Track, Track];
  expect(kindText(pair)).toBe("rail, paid in pairs");
  expect(kindText(plain)).toBe("rail");
  expect(costText({ ...pair, length: 1 })).toBe("Costs 1 pair of train cards of one colour");
  expect(costText(pair)).toBe("Costs 2 pairs of train cards, each pair of one colour");
});

it("is in the list of actions with its first way as pairs", async () => {
  show(ActionList, await setUp());
  expect(document.querySelector('[data-action="claim D-L"]')?.textContent).toContain("2 × red train; 2 × black train");
});

it("is highlighted for every card that helps to pay for it, listed or not", async () => {
  const ui = await setUp();
  const lit = (card: string | null) => {
    ui.card = card;
    return [...choosableOf(ui).tracks];
  };
  expect(lit(null)).toEqual(["D-L", "D-L#2"]);
  expect(lit("red_train")).toEqual(["D-L", "D-L#2"]);
  expect(lit("green_train")).toEqual(["D-L"]);
  expect(lit("red_ship")).toEqual([]);
});
