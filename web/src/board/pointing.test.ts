// Arrow keys and taps: every city can be reached, and a tap means the track under it.
import { expect, test } from "vitest";
import { type ArrowKey, nextCity } from "./arrowKeys";
import { BUILT_IN, factsOf } from "./facts.testing";
import { layOut } from "./layout";
import { nearestTrack } from "./nearestTrack";
import { roundOf } from "./round";

const ARROWS: ArrowKey[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

test.each(BUILT_IN)("%s: every city can be reached with the arrow keys from the first", (name) => {
  const map = factsOf(name);
  const { cities } = map;
  const reached = new Set(cities.slice(0, 1));
  for (const city of reached) {
    for (const key of ARROWS) {
      const next = nextCity(city, key, cities, roundOf(map));
      if (next) reached.add(next);
    }
  }
  expect(cities.filter((city) => !reached.has(city)).map((city) => city.id)).toEqual([]);
});

test("the next city lies that way, and none lies beyond the last", () => {
  const cities = [
    { id: "west", x: 0, y: 0 },
    { id: "middle", x: 50, y: 5 },
    { id: "east", x: 100, y: 0 },
    { id: "north", x: 52, y: -60 },
  ];
  const [west, middle, east] = cities;
  if (!west || !middle || !east) throw new Error("three cities");
  expect(nextCity(west, "ArrowRight", cities)?.id).toBe("middle");
  expect(nextCity(middle, "ArrowUp", cities)?.id).toBe("north");
  expect(nextCity(east, "ArrowRight", cities)).toBeUndefined();
});

test.each(BUILT_IN)("%s: a tap on any space means its own track", (name) => {
  const map = factsOf(name);
  const layout = layOut(map);
  const wrong = map.tracks.filter((track) => {
    const middle = layout.lanes.get(track.id)?.spaces[track.length >> 1];
    return !middle || nearestTrack(layout, middle, 10) !== track.id;
  });
  expect(wrong.map((track) => track.id)).toEqual([]);
});

test("a tap far from every track means none", () => {
  const map = factsOf("north_america");
  expect(nearestTrack(layOut(map), { x: 120, y: 640 }, 20)).toBeUndefined();
});
