// When a small board is moved by itself, and when it is left where the person has put it.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { factsOf } from "./facts.testing";
import { fromClose } from "./fromClose.svelte";

const map = factsOf("europe");
const READABLE = 0.75; // pixels for a unit of the board

let width = $state(390);
let fit = $state(0.4);
let near = $state.raw<readonly string[] | null>([]);
let selected = $state<string | null>(null);
let zoom = $state(1);
let moves: string[] = [];
let inSight = true;
let stop: () => void;
let close: { readonly small: boolean };

const camera = {
  get width() {
    return width;
  },
  get fit() {
    return fit;
  },
  get view() {
    return { zoom, x: 0, y: 0 };
  },
  sees: () => inSight,
  lookAt: (points: readonly { x: number; y: number }[]) => {
    const ids = points.map(({ x, y }) => map.cities.find((city) => city.x === x && city.y === y)?.id);
    moves.push(`to ${ids.sort().join(" ") || "the middle"}`);
    zoom = READABLE / fit;
  },
  zoomBy: (factor: number) => {
    moves.push("closer");
    zoom *= factor;
  },
  reset: () => {
    moves.push("to all of it");
    zoom = 1;
  },
};

beforeEach(() => {
  [width, fit, near, selected, zoom, inSight, moves] = [390, 0.4, [], null, 1, true, []];
  stop = $effect.root(() => {
    close = fromClose(camera, {
      map: () => map,
      near: () => near,
      selected: () => selected,
      readable: () => READABLE,
    });
  });
  flushSync();
});
afterEach(() => stop());

/** What the board does after a change. */
function then(change: () => void): string[] {
  moves = [];
  change();
  flushSync();
  return moves;
}

test("it starts in the middle, and goes to a ticket that is pinned, but not away from one that no longer is", () => {
  expect(moves).toEqual(["to the middle"]);
  expect(then(() => (near = ["paris", "wien"]))).toEqual(["to paris wien"]);
  expect(then(() => (near = ["paris", "wien"]))).toEqual([]);
  expect(then(() => (near = []))).toEqual([]);
});

test("choosing a track moves it only if an end is out of sight, and giving it up doesn't", () => {
  const [track] = map.tracks;
  expect(then(() => (selected = track?.id ?? ""))).toEqual([]);
  expect(then(() => (selected = null))).toEqual([]);
  inSight = false;
  expect(then(() => (selected = track?.id ?? ""))).toEqual([`to ${[track?.a, track?.b].sort().join(" ")}`]);
  expect(then(() => (selected = null))).toEqual([]);
});

test("names that could be read can be read after the phone is turned; a zoom of one's own is kept", () => {
  zoom -= 1e-9; // as computed
  expect(then(() => (fit = 0.3))).toEqual(["closer"]);
  expect(fit * zoom).toBeCloseTo(READABLE);
  zoom = 1.5; // the person has zoomed out
  expect(then(() => (fit = 0.28))).toEqual([]);
});

test("all of a board with room for its names is shown, and it is left alone then until it has lost that room", () => {
  expect(then(() => (fit = 0.9))).toEqual(["to all of it"]);
  expect(close.small).toBe(false);
  expect(then(() => ([fit, zoom] = [0.95, 2]))).toEqual([]);
  expect(then(() => (near = ["paris", "wien"]))).toEqual([]);
  expect(then(() => (fit = 0.4))).toEqual(["to paris wien"]);
});

test("all of the board stays in sight where that is wished", () => {
  stop();
  moves = [];
  near = null;
  stop = $effect.root(() => {
    fromClose(camera, { map: () => map, near: () => near, selected: () => null, readable: () => READABLE });
  });
  flushSync();
  expect(moves).toEqual([]);
});
