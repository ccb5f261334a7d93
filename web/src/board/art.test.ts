// The pictures are fetched once and smoothed, and a board works without them.
import { beforeEach, expect, test, vi } from "vitest";
import { BUILT_IN, factsOf } from "./facts.testing";
import { wetOf } from "./water.testing";

const plain = { land: "M0 0l20 0 0 20-20 0z", lakes: "", islands: "", rivers: "M0 0l10 0 0 10", borders: "", grid: "" };

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test("corners become curves, and lines keep their ends", async () => {
  const { softened } = await import("./art");
  expect(softened(plain.land)).toBe("M0 10Q0 0 10 0Q20 0 20 10Q20 20 10 20Q0 20 0 10Z");
  expect(softened(plain.rivers)).toBe("M0 0Q10 0 10 5L10 10");
  expect(softened("")).toBe("");
});

test("a picture is fetched once, a map of one's own has none", async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json(plain)));
  vi.stubGlobal("fetch", fetched);
  const { loadArt } = await import("./art");
  const map = factsOf("europe");
  const [one, other] = await Promise.all([loadArt(map), loadArt(map)]);
  expect(one).toBe(other);
  expect(one?.rivers).toBe("M0 0Q10 0 10 5L10 10");
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await loadArt({ ...map, cities: map.cities.map((city) => ({ ...city, x: city.x + 1 })) })).toBeNull();
  expect(await loadArt({ ...map, id: "somewhere" })).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("what did not come is asked for again next time", async () => {
  const answers = [
    () => Promise.reject(new Error("no network")),
    () => Promise.resolve(new Response("", { status: 500 })),
    () => Promise.resolve(Response.json(plain)),
  ];
  vi.stubGlobal("fetch", () => answers.shift()?.());
  const { loadArt } = await import("./art");
  const map = factsOf("europe");
  expect(await loadArt(map)).toBeNull();
  expect(await loadArt(map)).toBeNull();
  expect(await loadArt(map)).not.toBeNull();
});

test.each(BUILT_IN)("%s: the picture has land and water where the board expects them", (name) => {
  const map = factsOf(name);
  const wet = wetOf(name);
  // no inland city stands in the water; a thinned coast may miss a harbour town by a little
  const drowned = map.cities.filter((city) =>
    Array.from({ length: 8 }).every((_, k) =>
      [0, 4, 7].every((far) =>
        wet({ x: city.x + far * Math.cos((k * Math.PI) / 4), y: city.y + far * Math.sin((k * Math.PI) / 4) }),
      ),
    ),
  );
  expect(drowned.map((city) => city.id)).toEqual([]);
  for (const junction of map.junctions) expect(wet(junction), junction.id).toBe(true);
});
