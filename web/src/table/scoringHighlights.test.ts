// Each step of the scoring highlights what it is about.
import { expect, it } from "vitest";
import type { Progress, Rules, ScoreSheet, View } from "../protocol";
import { atlasOf } from "./atlas";
import { scoringHighlights } from "./scoringHighlights";
import type { ScoringStep } from "./scoringSteps";

const city = (id: string) => ({ id, name: id, x: 0, y: 0 });
const atlas = atlasOf({
  id: "m",
  name: "m",
  hash: "",
  width: 1,
  height: 1,
  cities: ["a", "b", "c"].map(city),
  junctions: [],
  tracks: [
    { id: "a-b", a: "a", b: "b", length: 2, colour: "red", kind: "train" },
    { id: "b-c", a: "b", b: "c", length: 2, colour: "red", kind: "train" },
  ],
  tickets: [
    { id: "a-c", cities: ["a", "c"], connected: 5, missed: 5 },
    { id: "b-a-c", cities: ["b", "a", "c"], in_order: 9, connected: 6, missed: 15 },
  ],
  rules: {} as Rules,
  buildings: [],
});
const view = { owners: { "a-b": 0, "b-c": 1 }, closed: [] } as unknown as View;
const sheet = { seats: [{ borrowed: ["b-c"] }, { borrowed: [] }], winners: [] } as unknown as ScoreSheet;
const step = (more: Partial<ScoringStep>): ScoringStep => ({
  kind: "routes",
  seat: 0,
  points: 1,
  what: "",
  building: "",
  done: true,
  tour: null,
  tracks: [],
  count: 0,
  totals: [],
  ...more,
});

it("lights a seat's tracks, a path, a borrowed track, a building", () => {
  expect(scoringHighlights(step({}), atlas, view, sheet)).toEqual({ tracks: { "a-b": "ticket" } });
  expect(scoringHighlights(step({ kind: "longest", tracks: ["a-b"] }), atlas, view, sheet)).toEqual({
    tracks: { "a-b": "longest" },
  });
  expect(scoringHighlights(step({ kind: "borrowed", tracks: ["b-c"] }), atlas, view, sheet)).toEqual({
    tracks: { "b-c": "borrowed" },
  });
  expect(scoringHighlights(step({ kind: "built", what: "b" }), atlas, view, sheet)).toEqual({
    cities: { b: "ticket" },
  });
  expect(scoringHighlights(step({ kind: "unbuilt" }), atlas, view, sheet)).toEqual({});
});

it("lights a ticket's cities, and the way between them over borrowed tracks", () => {
  expect(scoringHighlights(step({ kind: "ticket", what: "a-c" }), atlas, view, sheet)).toEqual({
    cities: { a: "ticket", c: "ticket" },
    tracks: { "a-b": "ticket", "b-c": "ticket" },
  });
  expect(scoringHighlights(step({ kind: "ticket", what: "a-c", done: false }), atlas, view, null)).toEqual({
    cities: { a: "missing", c: "missing" },
  });
});

it("lights the run of a tour, and which cities it lacks", () => {
  const scene = (outcome: Progress["outcome"], apart: string[], run: string[]) => {
    const tour = { outcome, apart, in_order: [], run };
    return scoringHighlights(
      step({ kind: "ticket", what: "b-a-c", done: outcome !== "missed", tour }),
      atlas,
      view,
      sheet,
    );
  };
  const all = { a: "ticket", b: "ticket", c: "ticket" };
  expect(scene("missed", ["c"], ["a-b"])).toEqual({ cities: { ...all, c: "missing" }, tracks: { "a-b": "ticket" } });
  expect(scene("in_order", [], ["a-b", "b-c"])).toEqual({ cities: all, tracks: { "a-b": "ticket", "b-c": "ticket" } });
  // connected, but only a part in order: all the tracks that connect the cities
  expect(scene("connected", [], ["a-b"])).toEqual({ cities: all, tracks: { "a-b": "ticket", "b-c": "ticket" } });
});
