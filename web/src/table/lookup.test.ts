// Looking things up in views and choices.
import { describe, expect, it } from "vitest";
import type { Choices, Table, View } from "../protocol";
import {
  askedSeats,
  askOf,
  buildingsOf,
  buildWays,
  claimWays,
  fillableIn,
  nextOwnSeat,
  timeAway,
  timeLeft,
  total,
  tunnelWays,
  voteableIn,
} from "./lookup";

const view = {
  seat: 0,
  phase: "play",
  turn: 1,
  hand: { red: 2 },
  asks: [{ type: "TakeTurn", seat: 1 }],
} as unknown as View;
const choices = {
  ask: 4,
  pays: [[{ red: 2 }, { red: 1, wild: 1 }], [{ wild: 1 }]],
  claims: { "paris-zurich": 0 },
  builds: { station: { paris: 1 } },
  tunnel: 1,
} as unknown as Choices;

describe("what may be done", () => {
  it("finds the ways to pay", () => {
    expect(claimWays(choices, "paris-zurich")).toHaveLength(2);
    expect(claimWays(choices, "rome-paris")).toEqual([]);
    expect(buildWays(choices, "station", "paris")).toEqual([{ wild: 1 }]);
    expect(buildWays(choices, "station", "rome")).toEqual([]);
    expect(buildWays(choices, "lighthouse", "paris")).toEqual([]);
    expect(buildWays(null, "station", "paris")).toEqual([]);
    expect(tunnelWays(choices)).toEqual([{ wild: 1 }]);
    expect(tunnelWays(null)).toEqual([]);
  });
  it("finds what is built where", () => {
    const seats = [{ buildings: { station: ["paris"] } }, { buildings: { station: ["rome"], harbour: ["paris"] } }];
    expect(buildingsOf({ seats } as unknown as View)).toEqual({
      paris: [
        { kind: "station", seat: 0 },
        { kind: "harbour", seat: 1 },
      ],
      rome: [{ kind: "station", seat: 1 }],
    });
    expect(buildingsOf(null)).toEqual({});
  });
  it("knows who is asked", () => {
    expect(askOf(view, 1)?.type).toBe("TakeTurn");
    expect(askOf(view, 0)).toBeNull();
    expect(askOf({ ...view, asks: [{ type: "Waiting", seat: 0 }] }, 0)).toBeNull();
    expect(
      askedSeats({
        ...view,
        asks: [
          { type: "Waiting", seat: 2 },
          { type: "Waiting", seat: 0 },
        ],
      }),
    ).toEqual([0, 2]);
  });
  it("passes the device to the next own seat that is asked", () => {
    expect(nextOwnSeat([1, 2], [0, 2], 0)).toBe(2);
    expect(nextOwnSeat([0, 2], [0, 2], 2)).toBe(2);
    expect(nextOwnSeat([1], [0, 2], 0)).toBeNull();
  });
  it("counts down to when a bot may play for somebody who is away", () => {
    const table = { grace: 60, seats: [{ away_since: null }, { away_since: 990 }] } as unknown as Table;
    const told = { server: 1000, at: 5000 };
    expect(timeAway(table.seats[1], told, 7000)).toBe(12_000);
    expect(fillableIn(table, 1, told, 7000)).toBe(48_000);
    expect(fillableIn(table, 1, told, 90_000)).toBe(0);
    expect(fillableIn(table, 0, told, 7000)).toBeNull();
    expect(fillableIn(table, 1, null, 7000)).toBeNull();
  });
  it("counts down to a vote about a silent seat", () => {
    const silent = { seats: [[2, 3000]] as const, at: 1000 };
    expect(voteableIn(silent, 2, 2000)).toBe(2000);
    expect(voteableIn(silent, 2, 500)).toBe(3000);
    expect(voteableIn(silent, 2, 9000)).toBe(0);
    expect(voteableIn(silent, 0, 2000)).toBeNull();
  });
  it("counts cards and time", () => {
    expect(total({ red: 2, wild: 1 })).toBe(3);
    expect(timeLeft(5000, true, 1000, 3000)).toBe(3000);
    expect(timeLeft(5000, false, 1000, 3000)).toBe(5000);
    expect(timeLeft(500, true, 1000, 3000)).toBe(0);
  });
});
