// Invariants of the drawing: every space of every track is placed, and nothing overlaps without need.
import { expect, test } from "vitest";
import { bundlesOf, dotsAlong } from "./bundles";
import { chooseCurves } from "./chooseCurves";
import { distance, type Spot } from "./curve";
import { BUILT_IN, factsOf } from "./facts.testing";
import { fingerprint } from "./fingerprint";
import { boxOf, overlap, placeLabels } from "./labels";
import { type Layout, layOut } from "./layout";
import { textWidth } from "./textWidth";
import type { MapFacts } from "./types";
import { wetOf } from "./water.testing";

const boards = BUILT_IN.map((name) => {
  const map = factsOf(name);
  return { name, map, layout: layOut(map) };
});

function corners(spot: Spot, long: number, wide: number): [number, number][] {
  const [cos, sin] = [Math.cos(spot.angle), Math.sin(spot.angle)];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]) => [spot.x + (x * long * cos - y * wide * sin) / 2, spot.y + (x * long * sin + y * wide * cos) / 2]);
}

/** How deep two spaces overlap: the least overlap along any of their edges, or 0 where an edge separates them. */
function depth(one: Spot, other: Spot, layout: Layout, long: number, longer: number): number {
  const boxes = [corners(one, long, layout.sizes.wide), corners(other, longer, layout.sizes.wide)];
  let least = Number.POSITIVE_INFINITY;
  for (const angle of [one.angle, one.angle + Math.PI / 2, other.angle, other.angle + Math.PI / 2]) {
    const [a, b] = boxes.map((box) => box.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle)));
    if (!a || !b) throw new Error("two boxes");
    least = Math.min(least, Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b)));
  }
  return Math.max(0, least);
}

function clashes(map: MapFacts, layout: Layout, deeper: number): string[] {
  const all = map.tracks.flatMap((track) => {
    const lane = layout.lanes.get(track.id);
    // ships taper at their ends
    const long = (lane?.long ?? 0) * (track.kind === "ship" ? 0.85 : 1);
    return (lane?.spaces ?? []).map((spot) => ({ id: track.id, spot, long }));
  });
  const found: string[] = [];
  all.forEach((one, i) => {
    for (const other of all.slice(i + 1)) {
      if (distance(one.spot, other.spot) > layout.sizes.long * 1.2) continue;
      if (depth(one.spot, other.spot, layout, one.long, other.long) > deeper) found.push(`${one.id} ${other.id}`);
    }
  });
  return found;
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
