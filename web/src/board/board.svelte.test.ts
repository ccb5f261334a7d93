// The whole board in a simulated browser: what it shows, what it reports, and how little of it changes.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { factsOf } from "./facts.testing";
import type { HighlightSet, SeatColour } from "./types";

const words = {
  board: "the board",
  zoomIn: "closer",
  zoomOut: "further",
  zoomReset: "all of it",
  describeCity: (id: string) => `city ${id}`,
  describeTrack: (id: string) => `track ${id}`,
};
const seatColours: SeatColour[] = ["blue", "red"];
const map = factsOf("great_lakes");
const [first = "", second = "", third = ""] = map.tracks.map((track) => track.id);

let running: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("gone", { status: 404 })));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(async () => {
  if (running) await unmount(running);
  running = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(more: Record<string, unknown> = {}): void {
  running = mount(Board, { target: document.body, props: { map, words, seatColours, ...more } });
  flushSync();
}

function city(id: string): SVGElement {
  const found = document.querySelector<SVGElement>(`[data-city="${id}"]`);
  if (!found) throw new Error(`no city ${id}`);
  return found;
}

test("it is whole without its picture, every city a button with the words it was given", () => {
  show();
  expect(document.querySelectorAll("[data-track]")).toHaveLength(map.tracks.length);
  expect(document.querySelectorAll("[role=button]")).toHaveLength(map.cities.length);
  expect(city("duluth").getAttribute("aria-label")).toBe("city duluth");
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("the board");
});

test("one city is in the order of tabs; arrows walk on from it, Enter tells which", () => {
  const onCity = vi.fn();
  show({ onCity });
  const tabbed = () =>
    [...document.querySelectorAll('[role=button][tabindex="0"]')].map((g) => g.getAttribute("data-city"));
  expect(tabbed()).toEqual(["albany"]);
  city("albany").focus();
  city("albany").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true }));
  flushSync();
  expect(tabbed()).toEqual(["syracuse"]);
  expect(document.activeElement).toBe(city("syracuse"));
  city("syracuse").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect(onCity.mock.calls).toEqual([["syracuse"]]);
});

test("a click on a city tells which", () => {
  const onCity = vi.fn();
  show({ onCity });
  city("toronto").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onCity.mock.calls).toEqual([["toronto"]]);
});

test("a claimed track changes alone", async () => {
  const owners = $state<Record<string, number>>({});
  show({ owners, me: 0 });
  const changed: Node[] = [];
  const watcher = new MutationObserver((records) => changed.push(...records.map((record) => record.target)));
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  owners[first] = 1;
  flushSync();
  await Promise.resolve();
  watcher.disconnect();
  expect(changed.length).toBeGreaterThan(0);
  const strangers = changed.filter(
    (node) => (node as Element).closest("[data-track]")?.getAttribute("data-track") !== first,
  );
  expect(strangers).toEqual([]);
  expect(document.querySelector(`[data-track="${first}"] .seat-red .piece`)).not.toBeNull();
});

test("lights, buildings, choices and waiting are shown where they belong", () => {
  const lit: HighlightSet = {
    cities: { duluth: "ticket" },
    tracks: { [first]: "missing" },
    serves: new Set([second]),
    recent: { [third]: "red" },
  };
  const choosable = { tracks: new Set([first]), cities: new Set(["toronto"]) };
  const buildings = { chicago: [{ kind: "harbour", seat: 1 }], madison: [{ kind: "station", seat: 0 }] };
  show({ lit, choosable, buildings, pending: first, me: 0, outlines: true });
  expect(city("duluth").querySelector(".halo.ticket")).not.toBeNull();
  expect(city("toronto").querySelector(".ask")).not.toBeNull();
  expect(city("chicago").querySelector(".seat-red")).not.toBeNull();
  expect(city("madison").querySelector(".seat-blue")).not.toBeNull();
  expect(document.querySelectorAll("path.missing")).toHaveLength(1);
  expect(document.querySelectorAll("path.serves")).toHaveLength(1);
  expect(document.querySelectorAll(".recent.seat-red")).toHaveLength(1);
  expect(document.querySelector(`[data-track="${first}"].choosable`)).not.toBeNull();
  expect(document.querySelector(".edges")?.getAttribute("d")).toMatch(/^M.*Z$/);
  expect(document.querySelector(`[data-track="${first}"] .wait`)).not.toBeNull();
});

test("at rest nothing is outlined; a closed twin is an empty slot, a piece in flight is not there yet", () => {
  show({
    choosable: { tracks: new Set([first]) },
    owners: { [second]: 0, [third]: 1 },
    closed: new Set([first]),
    landing: new Set([third]),
  });
  expect(document.querySelector(".edges")?.getAttribute("d")).toBe("");
  expect(document.querySelector(`[data-track="${first}"].closed .slot`)).not.toBeNull();
  expect(document.querySelector(`[data-track="${first}"] .sign`)).toBeNull();
  expect(document.querySelector(`[data-track="${second}"] .seat-blue .emblem`)).not.toBeNull();
  expect(document.querySelector(`[data-track="${third}"] .emblem`)).toBeNull();
});

test("a pinned city has its name on a pill", () => {
  show({ lit: { cities: { duluth: "pinned", toronto: "ticket" } } });
  expect(city("duluth").querySelector(".pill")).not.toBeNull();
  expect(city("toronto").querySelector(".pill")).toBeNull();
});

test("a ferry shows its locomotives on that many spaces", () => {
  const europe = factsOf("europe");
  show({ map: europe });
  for (const track of europe.tracks) {
    const shown = document.querySelectorAll(`[data-track="${track.id}"] .engine`).length;
    expect(shown, track.id).toBe(track.locomotives ?? 0);
  }
});

function press(target: Element | null, key: string): void {
  target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

test("a track that goes round is one track, with its pieces at both edges and names beside them", () => {
  const world = factsOf("world");
  const track = world.tracks.find((one) => one.wrap && one.length === 6)?.id ?? "";
  show({ map: world, owners: { [track]: 1 }, lit: { tracks: { [track]: "last" } } });
  expect(document.querySelectorAll("[data-track]")).toHaveLength(world.tracks.length);
  expect(document.querySelector(`[data-track="${track}"] .roof`)?.getAttribute("d")?.match(/M/g)).toHaveLength(6);
  expect(document.querySelector("path.last")?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  const exits = [...document.querySelectorAll(".exits text")].map((text) => text.textContent);
  expect(exits).toContain("← Tokyo");
  expect(exits).toContain("Vancouver →");
  expect(document.querySelector(".exits")?.getAttribute("aria-hidden")).toBe("true");
});

test("from close by one looks over the edge: the other side goes on there, for eye and pointer only", () => {
  const world = factsOf("world");
  const onCity = vi.fn();
  show({ map: world, onCity });
  const group = document.querySelector("[role=group]");
  const shown = () => document.querySelectorAll('[data-city="vancouver"]').length;
  expect(shown()).toBe(1);
  expect(document.querySelector(".desk")).not.toBeNull();
  for (let i = 0; i < 4; i++) press(group, "+");
  expect(document.querySelector(".desk")).toBeNull();
  for (let i = 0; i < 8; i++) press(group, "ArrowRight");
  expect(shown()).toBe(2);
  const copy = [...document.querySelectorAll<SVGElement>('[data-city="vancouver"]')].at(-1);
  copy?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onCity.mock.calls).toEqual([["vancouver"]]);
  // nothing is said twice, and every space that is pressed exists once
  expect(document.querySelectorAll("[role=button]")).toHaveLength(world.cities.length);
  expect(document.querySelectorAll("[data-spot]")).toHaveLength(world.tracks.length);
  expect(copy?.closest("[aria-hidden=true]")).not.toBeNull();
  // on and on, and back at the whole board
  for (let i = 0; i < 30; i++) press(group, "ArrowRight");
  press(group, "0");
  expect(shown()).toBe(1);
  expect(document.querySelector(".ground g")?.getAttribute("transform")).toBe("translate(0 0) scale(1)");
});

test("a track that costs pairs shows two cards on each space until it is claimed", () => {
  const world = factsOf("world");
  const pairs = world.tracks.filter((track) => track.pair);
  expect(pairs).toHaveLength(5);
  const [owned] = pairs;
  show({ map: world, owners: { [owned?.id ?? ""]: 0 } });
  for (const track of world.tracks) {
    const cards = document.querySelector(`[data-track="${track.id}"] .cards`)?.getAttribute("d")?.match(/M/g) ?? [];
    expect(cards, track.id).toHaveLength(track.pair && track !== owned ? 2 * track.length : 0);
  }
});
