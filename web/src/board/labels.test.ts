// The names on the built-in boards as they are shown at the usual sizes: readable, clear of each other and of tracks.
import { expect, test } from "vitest";
import { coveredPart } from "./covered";
import { BUILT_IN, factsOf } from "./facts.testing";
import { boxOf, overlap, placeLabels } from "./labels";
import { type Layout, layOut } from "./layout";
import { textWidth } from "./textWidth";
import type { MapFacts } from "./types";
import { windowOf } from "./view";

const files = import.meta.glob<string>("../../../src/branchline/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const LANGUAGES = ["en", "el", "pl", "pt-BR"];
/** The board in a window of 1280 by 800 and of 1920 by 1080. */
const WINDOWS = [
  { width: 1048, height: 680 },
  { width: 1580, height: 930 },
];
const boards = BUILT_IN.flatMap((name) => {
  const map = factsOf(name);
  const layout = layOut(map);
  return WINDOWS.map((window) => ({ name, map, layout, ...window }));
});

/** The names with those of a language behind them, as the setting for city names writes them. */
function localNames(language: string, map: MapFacts): (id: string) => string {
  const text = (file: string) => files[`../../../src/branchline/locales/${file}.${language}.ftl`] ?? "";
  const hints = new Map([...text("cities").matchAll(/^city-(\S+) = (.*)$/gm)].map(([, key, name]) => [key, name]));
  const both = /^board-city-local = (.*)$/m.exec(text("web"))?.[1] ?? "";
  const names = new Map(map.cities.map((city) => [city.id, city.name]));
  return (id) => {
    const [city = "", local] = [names.get(id), hints.get(`${map.id}-${id}`)];
    return local ? both.replace(/\{ *\$city *\}/, city).replace(/\{ *\$local *\}/, local) : city;
  };
}

/** What is wrong with the names: two that touch, one on tracks, one at the frame. */
function faults(map: MapFacts, layout: Layout, nameOf: (id: string) => string): string[] {
  const { text } = layout.sizes;
  const { left, top, width, height } = layout.frame;
  const boxes = [...placeLabels(map, layout, nameOf)].map(([id, label]) => ({ id, box: boxOf(label, text) }));
  expect(boxes.length).toBe(map.cities.length);
  return boxes.flatMap(({ id, box }, i) => [
    ...boxes.slice(i + 1).flatMap((other) => (overlap(box, other.box) ? [`${id} and ${other.id}`] : [])),
    ...(coveredPart(layout, box) > 0.1 ? [`${id} on tracks`] : []),
    ...(Math.min(box.left - left, left + width - box.right) < text * 0.6 ? [`${id} at the side`] : []),
    ...(Math.min(box.top - top, top + height - box.bottom) < text * 0.6 ? [`${id} at the edge`] : []),
  ]);
}

test.each(boards)("$name at $width: names have 12 pixels and keep clear", ({ map, layout, width, height }) => {
  const { text } = layout.sizes;
  const scale = width / windowOf(layout.frame, width, height).width;
  expect(text * scale).toBeGreaterThanOrEqual(12);
  expect(faults(map, layout, localNames("", map))).toEqual([]);
});

test("names of a language are found", () => {
  expect(localNames("pl", factsOf("europe"))("angora")).toBe("Angora (Ankara)");
});

const written = BUILT_IN.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));
test.each(written)("$name: names with those of $language beside them keep clear too", ({ name, language }) => {
  const map = factsOf(name);
  expect(faults(map, layOut(map), localNames(language, map))).toEqual([]);
});

test.each(boards)("$name at $width: tracks fill the board", ({ layout, width, height }) => {
  const dots = [...layout.lanes.values()].flatMap((lane) => lane.bends.flat());
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const filled = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  const seen = windowOf(layout.frame, width, height);
  expect(filled / (seen.width * seen.height)).toBeGreaterThan(0.7);
});

test("the tracks of the Great Lakes fill three quarters of a laptop's board", () => {
  const layout = layOut(factsOf("great_lakes"));
  const dots = [...layout.lanes.values()].flatMap((lane) => lane.bends.flat());
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const seen = windowOf(layout.frame, 1048, 680);
  const filled = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  expect(filled / (seen.width * seen.height)).toBeGreaterThan(0.8);
});

test("letters have their widths, with or without accents, and unknown ones a usual width", () => {
  expect(textWidth("W")).toBeGreaterThan(textWidth("i") * 3);
  expect(textWidth("\u00cd")).toBe(textWidth("I"));
  expect(textWidth("\u00e1\u0144")).toBe(textWidth("an"));
  expect(textWidth("\u6771\u4eac")).toBeCloseTo(1.24);
});
