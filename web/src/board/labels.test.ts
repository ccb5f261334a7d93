// The names on the built-in boards as they are shown at the usual sizes: readable, clear of each other and of tracks.
import { expect, test } from "vitest";
import { coveredPart } from "./covered";
import { BUILT_IN, factsOf } from "./facts.testing";
import { boxOf, overlap, placeLabels } from "./labels";
import { layOut } from "./layout";
import { textWidth } from "./textWidth";
import { windowOf } from "./view";

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

test.each(boards)("$name at $width: names have 12 pixels and keep clear", ({ map, layout, width, height }) => {
  const { text } = layout.sizes;
  const scale = width / windowOf(layout.frame, width, height).width;
  expect(text * scale).toBeGreaterThanOrEqual(12);
  const names = new Map(map.cities.map((city) => [city.id, city.name]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const labels = placeLabels(map, layout, nameOf);
  expect(labels.size).toBe(map.cities.length);
  const boxes = [...labels].map(([id, label]) => ({ id, box: boxOf(label, text) }));
  boxes.forEach(({ id, box }, i) => {
    for (const other of boxes.slice(i + 1)) expect(overlap(box, other.box), `${id} and ${other.id}`).toBe(0);
    expect(coveredPart(layout, box), id).toBeLessThanOrEqual(0.1);
  });
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
