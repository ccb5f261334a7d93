// The tracks of a seat, and which of them join two cities.
import { expect, it } from "vitest";
import { joining, network } from "./network";

const track = (a: string, b: string) => ({ id: `${a}-${b}`, a, b });
const tracks = [track("a", "b"), track("b", "c"), track("c", "d"), track("d", "e"), track("a", "e"), track("x", "y")];

it("a network is the seat's own tracks", () => {
  expect(network({ "a-b": 0, "c-d": 1, "b-c": 0 }, 0)).toEqual(["a-b", "b-c"]);
});

it("cities are joined by the fewest tracks, each told once", () => {
  expect(joining(tracks, ["d", "a"])).toEqual(["d-e", "a-e"]);
  expect(joining(tracks, ["a", "b", "a", "c"])).toEqual(["a-b", "b-c"]);
});

it("nothing is told where they are not joined", () => {
  expect(joining(tracks, ["a", "x"])).toEqual([]);
});
