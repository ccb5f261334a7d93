// What is counted in a game: the same as its sheet and its events say, without what was taken back.
import { expect, it } from "vitest";
import type { AnyEvent, ReplayStep } from "../protocol";
import { niceStep, spread } from "./chartScale";
import { ENDINGS } from "./endings.testing";
import { honoursOf } from "./honours";
import { whyOf } from "./reasons";
import { standing, statisticsOf } from "./statistics";

it.each(ENDINGS)("counts a recorded game: $game", ({ sheet, steps }) => {
  const seats = sheet.seats.length;
  const counted = statisticsOf({ steps }, seats);
  const events = standing(steps).flatMap(({ story }) => story);
  const of = (type: AnyEvent["type"]) => events.filter((event) => event.type === type).length;
  const cards = counted.cards.reduce((sum, { open, wild, blind }) => sum + open + wild + blind, 0);
  expect(cards).toBe(of("CardTaken") + of("CardDrawn"));
  expect(counted.tunnels.flat()).toHaveLength(of("TunnelTurnedUp"));
  for (const [seat, line] of sheet.seats.entries())
    expect(counted.turns.at(-1)?.points[seat]).toBe(line.routes + line.exchange);
  const honours = honoursOf(sheet, counted);
  expect(honours).toHaveLength(seats);
  const titles = honours.map(({ kind }) => kind).filter((kind) => kind !== "taken-part");
  expect(new Set(titles).size).toBe(titles.length);
});

it("leaves out what was taken back", () => {
  const claim = (track: string): AnyEvent => ({ type: "TrackClaimed", seat: 0, track, spend: {}, points: 4 });
  const step = (n: number, ...story: AnyEvent[]) => ({ n, story, view: {} }) as unknown as ReplayStep;
  const steps = [
    step(1, claim("a-b")),
    step(2, claim("b-c")),
    step(3, { type: "Undone", seat: 0, entry: 2 }),
    step(4, claim("c-d")),
  ];
  expect(statisticsOf({ steps }, 1).claims.map(({ track }) => track)).toEqual(["a-b", "c-d"]);
});

it("says what decided only where the sheet says so", () => {
  const [europe] = ENDINGS;
  if (!europe) throw new Error("no games");
  const { sheet } = europe;
  for (const why of whyOf(sheet, sheet.winners)) {
    if (why.kind !== "missed") continue;
    const own = sheet.seats[why.seat];
    const best = sheet.seats[sheet.winners[0] ?? 0];
    expect((own?.total ?? 0) + why.points).toBeGreaterThan(best?.total ?? 0);
  }
  expect(whyOf(sheet, [0, 1])).toEqual([]);
});

it("divides axes into round steps and keeps names apart", () => {
  expect([niceStep(0, 117), niceStep(0, 45), niceStep(-60, 30)]).toEqual([50, 20, 50]);
  const places = spread([{ y: 10 }, { y: 11 }, { y: 60 }], 19, 0, 100).map(({ y }) => y);
  expect((places[1] ?? 0) - (places[0] ?? 0)).toBeGreaterThan(18.9);
  expect(places[2]).toBe(60);
});
