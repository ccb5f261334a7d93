// A board that goes round (W-MAP-1): both halves of a track, the names at the edges, pointing and keys across the edge.
import { expect, test } from "vitest";
import { nextCity } from "./arrowKeys";
import { bundlesOf } from "./bundles";
import { chooseCurves } from "./chooseCurves";
import { copyOf } from "./copies";
import { placeExits } from "./exits";
import { BUILT_IN, factsOf } from "./facts.testing";
import { fingerprint } from "./fingerprint";
import { boxOf, overlap, placeLabels } from "./labels";
import { layOut, layoutOf } from "./layout";
import { nearestTrack } from "./nearestTrack";
import { apart, beyond, folded, roundOf } from "./round";
import type { MapFacts } from "./types";

const map = factsOf("world");
const layout = layOut(map);
const wrapped = map.tracks.filter((track) => track.wrap);
const at = new Map(map.cities.map((city) => [city.id, city]));
const lanes = wrapped.map((track) => {
  const [a, b, lane] = [at.get(track.a), at.get(track.b), layout.lanes.get(track.id)];
  if (!a || !b || !lane) throw new Error(track.id);
  return { track, a, b, lane };
});
const names = new Map(map.cities.map((city) => [city.id, city.name]));
const nameOf = (id: string) => names.get(id) ?? "";
const cities = [...placeLabels(map, layout, nameOf).values()].map((label) => boxOf(label, layout.sizes.text));
const exits = placeExits(map, layout, nameOf, cities);

test("a map goes round if a track says so, whatever its name", () => {
  expect(BUILT_IN.map((name) => roundOf(factsOf(name)))).toEqual([0, 0, 0, 1000]);
  expect(roundOf({ width: 700, tracks: map.tracks.slice(0, 7) })).toBe(700);
  expect(wrapped).toHaveLength(10);
  const straight = { ...map, tracks: map.tracks.map((track) => ({ ...track, wrap: false })) };
  expect(fingerprint(straight)).not.toBe(fingerprint(map));
});

test("places are the same a width further", () => {
  expect([folded(-20, 1000), folded(1020, 1000), folded(20, 1000), folded(-20, 0)]).toEqual([980, 20, 20, -20]);
  expect(apart({ x: 990, y: 0 }, { x: 10, y: 0 }, 1000)).toBe(20);
  expect(apart({ x: 990, y: 0 }, { x: 10, y: 0 }, 0)).toBe(980);
  expect(beyond({ x: 900, y: 0 }, { x: 50, y: 0 }, 1000)).toEqual({ b: { x: 1050, y: 0 }, edge: 1000 });
  expect(beyond({ x: 50, y: 0 }, { x: 900, y: 0 }, 1000)).toEqual({ b: { x: -100, y: 0 }, edge: 0 });
});

test("a track that goes round has spaces at both sides, none across an edge and none in the middle of the board", () => {
  for (const { track, a, b, lane } of lanes) {
    const [west, east] = a.x < b.x ? [a, b] : [b, a];
    const left = lane.spaces.filter((spot) => spot.x < 500);
    expect(left.length, track.id).toBeGreaterThan(0);
    expect(left.length, track.id).toBeLessThan(track.length);
    for (const { x, angle } of lane.spaces) {
      const half = (Math.abs(Math.cos(angle)) * lane.long + Math.abs(Math.sin(angle)) * layout.sizes.wide) / 2;
      expect(x - half, track.id).toBeGreaterThan(0);
      expect(x + half, track.id).toBeLessThan(map.width);
      expect(x < west.x || x > east.x, track.id).toBe(true);
    }
  }
});

test("its line is cut in two: from one city to an edge, from the other edge to the other city", () => {
  for (const { track, a, b, lane } of lanes) {
    const [line, band] = [lane.line, lane.band].map((path) =>
      path
        .split("M")
        .filter(Boolean)
        .map((part) => part.split("L").map((point) => point.split(" ").map(Number))),
    );
    const [first, second] = line ?? [];
    const edge = a.x > b.x ? map.width : 0;
    expect(line, track.id).toHaveLength(2);
    expect(first?.[0], track.id).toEqual([a.x, a.y]);
    expect(first?.at(-1)?.[0], track.id).toBeCloseTo(edge, 0);
    expect(second?.[0]?.[0], track.id).toBeCloseTo(map.width - edge, 0);
    expect(second?.at(-1), track.id).toEqual([b.x, b.y]);
    // it leaves and comes back at the same height
    expect(first?.at(-1)?.[1], track.id).toBeCloseTo(second?.[0]?.[1] ?? 0, 0);
    // a broad line goes on over the edge
    const over = Math.abs((band?.[0]?.at(-1)?.[0] ?? 0) - edge);
    expect(over, track.id).toBeGreaterThan(layout.sizes.wide);
    expect(over, track.id).toBeLessThan(layout.sizes.long * 1.1);
  }
});

test("tracks side by side stay so on both sides of the edge", () => {
  const pairs = lanes.filter(({ track }) => track.double).map(({ track }) => track.double);
  for (const double of new Set(pairs)) {
    const [one, other] = lanes.filter(({ track }) => track.double === double);
    one?.lane.spaces.forEach((spot, i) => {
      const beside = other?.lane.spaces[i];
      const far = beside ? apart(spot, beside, map.width) : 0;
      expect(far, double ?? "").toBeGreaterThan(layout.sizes.wide);
      expect(far, double ?? "").toBeLessThan(layout.sizes.wide * 2.5);
    });
  }
});

test("the name of the city at the other end stands at both edges, once for tracks side by side", () => {
  const ends = lanes.flatMap(({ a, b }) => {
    const [west, east] = a.x < b.x ? [a, b] : [b, a];
    return [`← ${east.name}`, `${west.name} →`];
  });
  const doubles = ["← Tokyo", "Los Angeles →", "← Sydney", "Lima →"];
  for (const name of doubles) ends.splice(ends.indexOf(name), 1);
  expect(exits.map((exit) => exit.text).sort()).toEqual(ends.sort());
});

test("these names are on the board, clear of each other, of other names and of nearly all spaces", () => {
  const boxes = exits.map((exit) => exit.box);
  const spots = [...layout.lanes.values()].flatMap((lane) => lane.spaces);
  boxes.forEach((box, i) => {
    expect(box.left > 0 && box.right < map.width && box.top > 0 && box.bottom < map.height).toBe(true);
    for (const other of [...boxes.slice(i + 1), ...cities]) expect(overlap(box, other), exits[i]?.text).toBe(0);
  });
  const covered = boxes.filter((box) =>
    spots.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom),
  );
  expect(covered.length).toBeLessThanOrEqual(2);
});

test("a name near the edge shows which way the track goes, in the language of the page", () => {
  const greek = placeExits(map, layout, (id) => (id === "tokyo" ? "Τόκιο" : nameOf(id)), cities);
  expect(greek.map((exit) => exit.text)).toContain("← Τόκιο");
});

test("every space of such a track is found where it is, and from beyond the edge too", () => {
  for (const { track, lane } of lanes) {
    for (const { x, y } of lane.spaces) {
      for (const turn of [-1, 0, 1]) {
        expect(nearestTrack(layout, { x: x + turn * map.width, y }, 8), track.id).toBe(track.id);
      }
    }
  }
});

test("arrow keys go round the edge, and only on a board that goes round", () => {
  const from = (id: string) => at.get(id) ?? { x: 0, y: 0 };
  expect(nextCity(from("honolulu"), "ArrowRight", map.cities, map.width)?.id).toBe("mexico");
  expect(nextCity(from("vancouver"), "ArrowLeft", map.cities, map.width)?.id).toBe("anchorage");
  expect(nextCity(from("honolulu"), "ArrowRight", map.cities)).toBeUndefined();
});

test("what lies beyond an edge is the strip along the other one", () => {
  const right = copyOf(map, layout, exits, "right");
  expect(right.shift).toBe(map.width);
  expect(right.cities.map((city) => city.id)).toContain("vancouver");
  expect(right.cities.every((city) => city.x < 300)).toBe(true);
  expect(right.exits.every((exit) => exit.text.startsWith("←"))).toBe(true);
  const left = copyOf(map, layout, exits, "left");
  expect(left.shift).toBe(-map.width);
  expect(left.cities.map((city) => city.id)).toContain("honolulu");
  // much less than the board once more
  expect(left.tracks.length + right.tracks.length).toBeLessThan(map.tracks.length);
});

test("a map of one's own goes round too, through a point that it names", () => {
  const own: MapFacts = {
    id: "own",
    name: "own",
    width: 400,
    height: 200,
    cities: [
      { id: "a", name: "A", x: 40, y: 60 },
      { id: "b", name: "B", x: 350, y: 60 },
      { id: "c", name: "C", x: 200, y: 120 },
    ],
    junctions: [],
    tracks: [
      { id: "a-b", a: "a", b: "b", length: 3, colour: "red", kind: "train", wrap: true },
      { id: "b-a", a: "b", b: "a", length: 3, colour: "blue", kind: "train", wrap: true, via: [395, 150] },
      { id: "a-c", a: "a", b: "c", length: 3, colour: "red", kind: "train" },
    ],
  };
  const { lanes: drawn, leaving } = layOut(own);
  for (const id of ["a-b", "b-a"]) {
    expect(
      drawn.get(id)?.spaces.every(({ x }) => x < 40 || x > 350),
      id,
    ).toBe(true);
  }
  expect(leaving.map(({ to, x }) => [to, x])).toEqual([
    ["b", 0],
    ["a", 400],
    ["a", 400],
    ["b", 0],
  ]);
  const bundles = bundlesOf(own);
  const again = layoutOf(bundles, chooseCurves(own, layOut(own).sizes, bundles), layOut(own).sizes);
  expect([...again.lanes]).toEqual([...drawn]);
});
