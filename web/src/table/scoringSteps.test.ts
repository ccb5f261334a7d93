// The final scoring step by step: the totals end at those of the sheet.
import { expect, it } from "vitest";
import type { ScoreSheet } from "../protocol";
import { scoringSteps } from "./scoringSteps";

const empty = {
  routes: 0,
  exchange: 0,
  tickets: [],
  ticket_points: 0,
  completed: 0,
  buildings: [],
  longest: 0,
  longest_length: 0,
  trail: [],
  borrowed: [],
  total: 0,
};

const TOUR = { outcome: "connected" as const, apart: [], in_order: ["a", "b"], run: ["a-b"] };

it("tells tracks, tickets, buildings and the longest path, and ends at the totals", () => {
  const sheet: ScoreSheet = {
    seats: [
      {
        ...empty,
        routes: 40,
        tickets: [
          { ticket: "a-b", done: true, points: 9, tour: null },
          { ticket: "c-d", done: false, points: -5, tour: null },
          { ticket: "a-b-c", done: true, points: 6, tour: TOUR },
        ],
        buildings: [{ kind: "station", points: 8, unbuilt: 8, built: [] }],
        borrowed: ["x-y"],
        longest: 10,
        longest_length: 22,
        trail: ["p-q"],
        total: 68,
      },
      {
        ...empty,
        routes: 30,
        exchange: -2,
        buildings: [{ kind: "harbour", points: 12, unbuilt: -8, built: [{ city: "erie", tickets: 2, points: 20 }] }],
        total: 40,
      },
    ],
    winners: [0],
    tie: null,
  };
  const steps = scoringSteps(sheet);
  expect(steps.map((step) => `${step.kind} ${step.seat} ${step.points}`)).toEqual([
    "routes 0 40",
    "routes 1 30",
    "exchange 1 -2",
    "borrowed 0 0",
    "ticket 0 9",
    "ticket 0 -5",
    "ticket 0 6",
    "unbuilt 0 8",
    "built 1 20",
    "unbuilt 1 -8",
    "longest 0 10",
  ]);
  expect(steps.at(-1)?.totals).toEqual([68, 40]);
  expect(steps.filter((step) => step.building).map((step) => step.building)).toEqual(["station", "harbour", "harbour"]);
  expect(steps.filter((step) => step.tour).map((step) => [step.what, step.tour])).toEqual([["a-b-c", TOUR]]);
  expect(steps.at(-1)?.tracks).toEqual(["p-q"]);
});
