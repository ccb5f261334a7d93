// The pictures are fetched once and smoothed, and a board works without them.
import { beforeEach, expect, test, vi } from "vitest";
import type { Art } from "./art";
import { BUILT_IN, factsOf } from "./facts.testing";
import { boxOf, placeLabels } from "./labels";
import { layOut } from "./layout";
import { wetOf } from "./water.testing";

const plain = { land: "M0 0l20 0 0 20-20 0z", lakes: "", islands: "", rivers: "M0 0l10 0 0 10", borders: "", grid: "" };
const stored = import.meta.glob<Pick<Art, "waters" | "title" | "compass">>("./art/*.json", {
  import: "default",
  eager: true,
});

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

test("every built-in map has pictures for both themes, others have none", async () => {
  const { loadShores, picturesOf } = await import("./art");
  for (const name of BUILT_IN) {
    const [light, dark] = [picturesOf(name, "light"), picturesOf(name, "dark")];
    expect(new Set([...Object.values(light ?? {}), ...Object.values(dark ?? {})]).size, name).toBe(6);
  }
  expect(picturesOf("somewhere", "light")).toBeNull();
  expect(await loadShores("somewhere")).toEqual([]);
});

test("shore lines are smoothed, and a board does without them", async () => {
  const answers = [() => Response.json({ shores: [plain.rivers] }), () => new Response("", { status: 500 })];
  vi.stubGlobal("fetch", async () => answers.shift()?.());
  const { loadShores } = await import("./art");
  expect(await loadShores("europe")).toEqual(["M0 0Q10 0 10 5L10 10"]);
  expect(await loadShores("europe")).toEqual([]);
});

test.each(BUILT_IN)("%s: what is printed on the map keeps clear of cities and their names, and is in sight", (name) => {
  const map = factsOf(name);
  const layout = layOut(map);
  const nameOf = (id: string) => map.cities.find((city) => city.id === id)?.name ?? id;
  const boxes = [...placeLabels(map, layout, nameOf).values()].map((label) => boxOf(label, layout.sizes.text));
  const printed = stored[`./art/${name}.json`];
  const { left, top, width, height } = layout.frame;
  for (const spot of [printed?.title, printed?.compass]) {
    const { x, y } = spot ?? { x: Number.NaN, y: Number.NaN };
    expect(x, name).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
  }
  for (const water of printed?.waters ?? []) {
    const [ax = 0, ay = 0, cx = 0, cy = 0, bx = 0, by = 0] = water.d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const half = water.size * 0.4;
    const crossed = Array.from({ length: 41 }, (_, k) => {
      const t = k / 40;
      const at = (a: number, c: number, b: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b;
      const [x, y] = [at(ax, cx, bx), at(ay, cy, by)];
      const named = boxes.some(
        (box) => x + half > box.left && x - half < box.right && y + half > box.top && y - half < box.bottom,
      );
      return named || map.cities.some((city) => Math.hypot(city.x - x, city.y - y) < half + layout.sizes.dot);
    });
    // the curve is longer than the name, and the name is under everything else
    expect(crossed.filter(Boolean).length, water.id).toBeLessThanOrEqual(6);
  }
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
