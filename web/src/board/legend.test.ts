// The legend explains what a map has, and nothing else.
import { expect, test } from "vitest";
import { factsOf } from "./facts.testing";
import { samplesOf } from "./legend";

test.each([
  ["north_america", ["track", "double", "gray"]],
  ["europe", ["track", "double", "gray", "ferry", "tunnel"]],
  ["great_lakes", ["track", "double", "gray", "ship", "port", "junction"]],
  ["world", ["track", "double", "gray", "pair", "ship", "wrap", "port", "junction"]],
])("of %s", (name, drawings) => {
  expect(samplesOf(factsOf(name)).map((sample) => sample.drawing)).toEqual(drawings);
});

test("a sample is drawn as the board draws it, with tracks of the map itself", () => {
  const samples = new Map(samplesOf(factsOf("europe")).map((sample) => [sample.drawing, sample.tracks]));
  expect(samples.get("double")).toHaveLength(2);
  expect(samples.get("gray")?.[0]?.colour).toBe("gray");
  expect(samples.get("ferry")?.[0]?.locomotives).toBe(1);
  expect(samples.get("tunnel")?.[0]?.tunnel).toBe(true);
  const world = new Map(samplesOf(factsOf("world")).map((sample) => [sample.drawing, sample.tracks]));
  expect(world.get("pair")?.[0]?.pair).toBe(true);
  expect(world.get("gray")?.[0]?.pair).toBeUndefined();
  expect(world.get("wrap")?.[0]?.wrap).toBe(true);
  expect(samplesOf(factsOf("great_lakes")).find((sample) => sample.drawing === "ship")?.tracks[0]?.kind).toBe("ship");
});
