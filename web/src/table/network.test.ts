// The missing tracks of a ticket are found over own and free tracks, never over closed or other players' tracks.
import { describe, expect, it } from "vitest";
import { missing, neighbours, network, shortestPath } from "./network";

const track = (a: string, b: string, length: number, more = "") => ({ id: `${a}-${b}${more}`, a, b, length });
const tracks = [
  track("a", "b", 2),
  track("b", "c", 3),
  track("a", "c", 6),
  track("c", "d", 1),
  track("c", "d", 1, "#2"),
];
const free = { owners: {}, closed: [] };

describe("what is missing", () => {
  it("is the cheapest way over free tracks", () => {
    expect(missing(tracks, free, 0, ["a", "c"])).toEqual({ tracks: ["a-b", "b-c"], own: [], spaces: 5 });
  });
  it("counts own tracks as nothing and takes no one else's", () => {
    const view = { owners: { "a-b": 1, "a-c": 0 }, closed: [] };
    expect(missing(tracks, view, 0, ["a", "d"])).toEqual({ tracks: ["c-d"], own: ["a-c"], spaces: 1 });
  });
  it("keeps off closed tracks", () => {
    const view = { owners: {}, closed: ["c-d"] };
    expect(missing(tracks, view, 0, ["c", "d"])?.tracks).toEqual(["c-d#2"]);
  });
  it("joins more than two cities, each track counted once", () => {
    const way = missing(tracks, free, 0, ["b", "c", "d", "b"]);
    expect(way).toEqual({ tracks: ["b-c", "c-d"], own: [], spaces: 4 });
  });
  it("says so where no way is left", () => {
    expect(missing(tracks, { owners: { "c-d": 1 }, closed: ["c-d#2"] }, 0, ["a", "d"])).toBeNull();
  });
  it("is nothing where the cities are joined", () => {
    const view = { owners: { "a-b": 0, "b-c": 0 }, closed: [] };
    expect(missing(tracks, view, 0, ["c", "a"])).toEqual({ tracks: [], own: ["b-c", "a-b"], spaces: 0 });
  });
});

it("a path avoids tracks that are used already", () => {
  const steps = neighbours(tracks, free, 0);
  const path = (...avoid: string[]) => shortestPath(steps, "a", "c", new Set(avoid))?.map((step) => step.track.id);
  expect(path()).toEqual(["a-b", "b-c"]);
  expect(path("b-c")).toEqual(["a-c"]);
  expect(path("b-c", "a-c")).toBeUndefined();
});

it("a network is the seat's own tracks", () => {
  expect(network({ "a-b": 0, "c-d": 1, "b-c": 0 }, 0)).toEqual(["a-b", "b-c"]);
});
