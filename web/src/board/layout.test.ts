// Invariants of the drawing: every space of every track is placed, and nothing overlaps without need.
import { expect, test } from "vitest";
import { bandAlong, SHIP, turned } from "./bands";
import { bundlesOf, dotsAlong } from "./bundles";
import { chooseCurves } from "./chooseCurves";
import { distance } from "./curve";
import { depth } from "./endClashes";
import { BUILT_IN, factsOf } from "./facts.testing";
import { fingerprint } from "./fingerprint";
import { boxOf, overlap, placeLabels } from "./labels";
import { type Layout, layOut, layoutOf } from "./layout";
import { sizesFor } from "./sizes";
import { textWidth } from "./textWidth";
import type { MapFacts } from "./types";
import { wetOf } from "./water.testing";

const boards = BUILT_IN.map((name) => {
  const map = factsOf(name);
  return { name, map, layout: layOut(map) };
});

/** Pairs of tracks of which two spaces overlap deeper than this. */
function clashes(map: MapFacts, layout: Layout, deeper: number): string[] {
  const { wide } = layout.sizes;
  const all = map.tracks.flatMap(({ id, kind }) =>
    (layout.lanes.get(id)?.bends ?? []).flatMap((bend) => {
      // a bent space as its two halves
      const halves = [bend.slice(0, 3), bend.slice(2)];
      const outlines = kind === "ship" ? [turned(bend, SHIP, wide / 2)] : halves.map((half) => bandAlong(half, wide / 2, 0));
      return outlines.map((outline) => ({ id, outline, middle: bend[2] ?? { x: 0, y: 0 } }));
    }),
  );
  const found = new Set<string>();
  all.forEach((one, i) => {
    for (const other of all.slice(i + 1)) {
      if (one.id === other.id || distance(one.middle, other.middle) > layout.sizes.most * 1.2) continue;
      if (depth(one.outline, other.outline) > deeper) found.add(`${one.id} ${other.id}`);
    }
  });
  return [...found];
}

test("the reader of the map files finds every city and track", () => {
  expect(boards.map(({ map }) => [map.cities.length, map.junctions.length, map.tracks.length])).toEqual([
    [36, 0, 100],
    [47, 0, 101],
    [35, 2, 110],
    [47, 1, 130],
  ]);
});

test.each(boards)("$name: every track has as many spaces as it is long, inside the frame", ({ map, layout }) => {
  const { left, top, width, height } = layout.frame;
  for (const track of map.tracks) {
    const lane = layout.lanes.get(track.id);
    expect(lane?.spaces.length, track.id).toBe(track.length);
    expect(lane?.bends.length, track.id).toBe(track.length);
    expect(lane?.long ?? 0, track.id).toBeGreaterThan(layout.sizes.wide * 1.4);
    for (const { x, y } of lane?.bends.flat() ?? []) {
      expect(x > left && x < left + width && y > top && y < top + height, track.id).toBe(true);
    }
  }
});

test.each(boards)("$name: spaces of a track and of its double don't overlap", ({ map, layout }) => {
  const pair = (clash: string) => new Set(clash.split(" ").map((id) => id.split("/")[0])).size === 1;
  expect(clashes(map, layout, 0.2).filter(pair)).toEqual([]);
});

test.each(boards)(
  "$name: spaces of different tracks hardly ever touch, and no track runs over a city",
  ({ map, layout }) => {
    expect(clashes(map, layout, layout.sizes.wide * 0.25).length).toBeLessThanOrEqual(5);
    expect(clashes(map, layout, layout.sizes.wide * 0.75)).toEqual([]);
    for (const track of map.tracks) {
      const lane = layout.lanes.get(track.id);
      for (const city of [...map.cities, ...map.junctions]) {
        for (const dot of lane?.bends.flatMap(dotsAlong) ?? []) {
          expect(distance(dot, city), `${track.id} at ${city.id}`).toBeGreaterThan(layout.sizes.dot);
        }
      }
    }
  },
);

test.each(boards)("$name: names keep clear of each other, and nearly all of spaces", ({ name, map, layout }) => {
  const names = new Map(map.cities.map((city) => [city.id, city.name]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const labels = placeLabels(map, layout, nameOf);
  expect(labels.size).toBe(map.cities.length);
  const boxes = [...labels].map(([id, label]) =>
    boxOf(label, textWidth(nameOf(id)) * layout.sizes.text, layout.sizes.text),
  );
  boxes.forEach((box, i) => {
    for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(0);
  });
  const dots = [...layout.lanes.values()].flatMap((lane) => lane.bends.flatMap(dotsAlong));
  const covered = boxes.filter((box) =>
    dots.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom),
  );
  expect(covered.length, name).toBeLessThanOrEqual(5);
});

test("ships of the Great Lakes sail on the lakes, but for rivers, canals and capes", () => {
  const map = factsOf("great_lakes");
  const { lanes } = layOut(map);
  const wet = wetOf("great_lakes");
  const inland = new Set(["albany", "montreal", "syracuse"]);
  const spots = map.tracks
    .filter((track) => track.kind === "ship" && !inland.has(track.a) && !inland.has(track.b))
    .flatMap((track) => lanes.get(track.id)?.spaces ?? []);
  expect(spots.length).toBeGreaterThan(100);
  expect(spots.filter(wet).length / spots.length).toBeGreaterThan(0.8);
});

test("the built-in maps are drawn as art/curves.json says; after a change write it anew with vitest run -u", async () => {
  const curves = boards.map(({ name, map, layout }) => {
    const bundles = bundlesOf(map);
    return `  ${JSON.stringify(fingerprint(map))}: ${JSON.stringify(chooseCurves(map, layout.sizes, bundles, wetOf(name)).join(" "))}`;
  });
  await expect(`{\n${curves.join(",\n")}\n}\n`).toMatchFileSnapshot("./art/curves.json");
});

test("a map that nobody settled beforehand comes out the same every time, and keeps clear too", () => {
  const europe = factsOf("europe");
  const own = { ...europe, cities: europe.cities.map((city) => ({ ...city, x: city.x + 1 })) };
  const layout = layOut(own);
  expect([...layOut(own).lanes]).toEqual([...layout.lanes]);
  expect(clashes(own, layout, layout.sizes.wide * 0.25).length).toBeLessThanOrEqual(5);
});

test("a map with only places is laid out too, and a track between unknown cities is left out", () => {
  const map: MapFacts = {
    id: "own",
    name: "own",
    width: 300,
    height: 200,
    cities: [
      { id: "a", name: "A", x: 20, y: 100 },
      { id: "b", name: "B", x: 280, y: 100 },
      { id: "c", name: "C", x: 150, y: 100 },
    ],
    junctions: [],
    tracks: [
      { id: "a-b", a: "a", b: "b", length: 5, colour: "red", kind: "train" },
      { id: "a-nowhere", a: "a", b: "nowhere", length: 2, colour: "red", kind: "train" },
    ],
  };
  const { lanes, sizes } = layOut(map);
  expect([...lanes.keys()]).toEqual(["a-b"]);
  // the track bends around the city between its ends
  const middle = { x: 150, y: 100 };
  for (const spot of lanes.get("a-b")?.spaces ?? [])
    expect(distance(spot, middle)).toBeGreaterThan(sizes.dot + sizes.wide / 2);
});

test.each(boards)("PROBE $name", ({ name, map }) => {
  const b = bundlesOf(map);
  const layout = layoutOf(b, chooseCurves(map, sizesFor(map), b, wetOf(name)), sizesFor(map));
  for (const d of [0.1, 0.25, 0.5, 0.75]) { const c = clashes(map, layout, layout.sizes.wide * d); console.log(name, "CLASH", d, c.length, c.slice(0, 12).join("; ")); }
});
