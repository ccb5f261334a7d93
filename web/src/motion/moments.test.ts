// Which events become moments, what stays lit since my last turn, and where the light of a completed ticket runs.
import { expect, it } from "vitest";
import type { AnyEvent, View } from "../protocol";
import { momentsOf } from "./moments";
import { ownWay } from "./ownWay";
import { recentOf, since, withLamp } from "./recent";

const claim = (seat: number, track: string): AnyEvent => ({ type: "TrackClaimed", seat, track, spend: {}, points: 4 });
const turn = (seat: number): AnyEvent => ({ type: "TurnBegan", seat });
const step = (n: number, ...story: AnyEvent[]) => ({ n, story });

it("shows cards as far as this seat may see them", () => {
  const story: AnyEvent[] = [
    { type: "CardTaken", seat: 0, card: "red_train", slot: 2 },
    { type: "DisplayFilled", slot: 2, card: "blue_ship" },
    { type: "CardDrawn", seat: 1, deck: "ship", card: { owner: 1, value: null } },
    { type: "CardDrawn", seat: 0, deck: "train", card: { owner: 0, value: "wild" } },
    turn(0),
  ];
  expect(momentsOf(story)).toEqual([
    { kind: "card", seat: 0, card: "red_train", from: { slot: 2 } },
    { kind: "fill", slot: 2, card: "blue_ship", deck: "ship" },
    { kind: "card", seat: 1, card: "", from: { deck: "ship" } },
    { kind: "card", seat: 0, card: "wild", from: { deck: "train" } },
  ]);
});

it("deals tickets only to those who see them", () => {
  const kept = (value: string[] | null): AnyEvent => ({
    type: "TicketsKept",
    seat: 1,
    kept: { owner: 1, value },
    returned: { owner: 1, value: null },
    count: 2,
    returned_count: 1,
  });
  expect(momentsOf([kept(["a", "b"])])).toEqual([{ kind: "deal", seat: 1, tickets: ["a", "b"] }]);
  expect(momentsOf([kept(null)])).toEqual([]);
});

it("keeps what happened since my last action, until I act", () => {
  const told = [step(1, claim(0, "a")), step(2, claim(1, "b"), turn(2)), step(3, claim(2, "c"), turn(0))];
  expect(since(told, 0, 3).map(({ n }) => n)).toEqual([2, 3]);
  const acted = [...told, step(4, { type: "CardTaken", seat: 0, card: "red", slot: 0 })];
  expect(since(acted, 0, 3)).toEqual([]);
  expect(since(told, 3, 3)).toEqual(told);
  const round = [...told, step(4, turn(1)), step(5, turn(2)), step(6, turn(0))];
  expect(since(round, null, 3).map(({ n }) => n)).toEqual([4, 5, 6]); // a spectator: one turn of each
});

it("lights tracks and cities in the colour of their owner, but nothing that was taken back", () => {
  const seat = (cities: string[]) => ({ buildings: { station: cities } });
  const view = { owners: { b: 1 }, seats: [seat([]), seat([]), seat(["rome"])] } as unknown as View;
  const built: AnyEvent = { type: "StationBuilt", seat: 2, city: "rome", spend: {} };
  const told = [step(1, claim(1, "b")), step(2, claim(2, "c")), step(3, built)];
  expect(recentOf(told, view, 0, ["blue", "red", "green"])).toEqual({ b: "red", rome: "green" });
  expect(recentOf(told, null, 0, ["blue", "red", "green"])).toEqual({});
});

it("has a lamp at every seat that still has a turn", () => {
  const view = (turns_left: number, turn: number, phase: View["phase"] = "last") => ({
    phase,
    turn,
    turns_left,
    seats: [{}, {}, {}] as View["seats"],
  });
  const lamps = (at: ReturnType<typeof view>) => [0, 1, 2].map((seat) => withLamp(at, seat));
  expect(lamps(view(3, 1))).toEqual([true, true, true]);
  expect(lamps(view(2, 2))).toEqual([true, false, true]);
  expect(lamps(view(1, 0))).toEqual([true, false, false]);
  expect(lamps(view(3, 0, "play"))).toEqual([false, false, false]);
});

it("runs along my tracks from city to city, and back where a track is passed backwards", () => {
  const own = [
    { id: "1", a: "paris", b: "dieppe" },
    { id: "2", a: "paris", b: "frankfurt" },
    { id: "3", a: "berlin", b: "frankfurt" },
  ];
  expect(ownWay(own, ["dieppe", "berlin"])).toEqual([["1", "back"], ["2"], ["3", "back"]]);
  expect(ownWay(own, ["dieppe", "paris", "frankfurt"])).toEqual([["1", "back"], ["2"]]);
  expect(ownWay(own, ["paris", "rome"])).toEqual([]);
});
