// Invariants of the drawing: every space of every track is placed, and nothing overlaps without need.
import { expect, test } from "vitest";
import { bandAlong, SHIP, turned } from "./bands";
import { bundlesOf } from "./bundles";
import { chooseCurves } from "./chooseCurves";
import { distance, type Point } from "./curve";
import { depth } from "./endClashes";
import { BUILT_IN, factsOf } from "./facts.testing";
import { fingerprint } from "./fingerprint";
import { type Layout, layOut } from "./layout";
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
      // a bent space as straight parts
      const straight = () => bend.slice(1).map((spot, i) => bandAlong([bend[i] ?? spot, spot], wide / 2, 0));
      const outlines = kind === "ship" ? [turned(bend, SHIP, wide / 2)] : straight();
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
  expect(clashes(map, layout, layout.sizes.wide * 0.1).filter(pair)).toEqual([]);
});

test.each(boards)("$name: tracks reach their cities", ({ map, layout }) => {
  const at = new Map([...map.cities, ...map.junctions].map((place) => [place.id, place]));
  const gaps = map.tracks.flatMap((track) => {
    const lane = layout.lanes.get(track.id);
    const [a, b] = [at.get(track.a), at.get(track.b)];
    const [first, last] = [lane?.bends[0]?.[0], lane?.bends.at(-1)?.at(-1)];
    if (!lane || !a || !b || !first || !last) throw new Error(track.id);
    // rails and bed run to the middle of the dot
    const say = (place: Point) => `${place.x.toFixed(1)} ${place.y.toFixed(1)}`;
    expect(lane.line.startsWith(`M${say(a)}`), track.id).toBe(true);
    expect(lane.line.endsWith(say(b)), track.id).toBe(true);
    return [distance(a, first), distance(b, last)].map((far) => (far - layout.sizes.dot) / layout.sizes.wide);
  });
  gaps.sort((one, other) => one - other);
  // in widths of a space, which is 9 to 11 pixels on a laptop
  expect(gaps[gaps.length >> 1]).toBeLessThan(0.75);
  expect(gaps[Math.floor(gaps.length * 0.9)]).toBeLessThan(1.1);
  expect(gaps.at(-1)).toBeLessThan(2.2);
});

test.each(boards)(
  "$name: spaces of different tracks hardly ever touch, and no track runs over a city",
  ({ map, layout }) => {
    expect(clashes(map, layout, layout.sizes.wide * 0.3).length).toBeLessThanOrEqual(14);
    expect(clashes(map, layout, layout.sizes.wide * 0.6).length).toBeLessThanOrEqual(4);
    for (const track of map.tracks) {
      const lane = layout.lanes.get(track.id);
      for (const city of [...map.cities, ...map.junctions]) {
        for (const dot of lane?.bends.flat() ?? []) {
          expect(distance(dot, city), `${track.id} at ${city.id}`).toBeGreaterThan(layout.sizes.dot);
        }
      }
    }
  },
);

test("ships of the Great Lakes sail on the lakes, but for rivers, canals and capes", () => {
  const map = factsOf("great_lakes");
  const { lanes } = layOut(map);
  const wet = wetOf("great_lakes");
  const inland = new Set(["albany", "montreal", "syracuse"]);
  const spots = map.tracks
    .filter((track) => track.kind === "ship" && !inland.has(track.a) && !inland.has(track.b))
    .flatMap((track) => lanes.get(track.id)?.spaces ?? []);
  expect(spots.length).toBeGreaterThan(100);
  expect(spots.filter(wet).length / spots.length).toBeGreaterThan(0.75);
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

test("where cities lie far apart, the first and the last space still reach them", () => {
  const map: MapFacts = {
    id: "own",
    name: "own",
    width: 1000,
    height: 600,
    cities: [
      { id: "a", name: "A", x: 100, y: 100 },
      { id: "b", name: "B", x: 900, y: 500 },
      { id: "c", name: "C", x: 900, y: 100 },
    ],
    junctions: [],
    tracks: [
      { id: "a-b", a: "a", b: "b", length: 3, colour: "red", kind: "train" },
      { id: "a-c", a: "a", b: "c", length: 6, colour: "blue", kind: "train" },
    ],
  };
  const { lanes, sizes } = layOut(map);
  const at = new Map(map.cities.map((city) => [city.id, city]));
  for (const track of map.tracks) {
    const { bends = [], long = 0 } = lanes.get(track.id) ?? {};
    expect(long).toBeLessThanOrEqual(sizes.most);
    for (const [end, city] of [
      [bends[0]?.[0], at.get(track.a)] as const,
      [bends.at(-1)?.at(-1), at.get(track.b)] as const,
    ])
      expect(end && city ? distance(end, city) : Number.NaN, track.id).toBeLessThan(sizes.clear + sizes.wide);
  }
});
