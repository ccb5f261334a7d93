// The finale of recorded games: its items add up to the score sheet, each is told once and in the order of the storyboard,
// and what the statistics count is what was played. tools/endings.py writes the games down.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Replay, ScoreLine, ScoreSheet } from "../protocol";
import { honoursOf } from "./honours";
import { type Item, itemsOf } from "./items";
import { whyOf } from "./reasons";
import { standing, statisticsOf } from "./statistics";
import { Timeline } from "./timeline";

interface Recorded {
  game: string;
  sheet: ScoreSheet;
  steps: Replay["steps"];
}
const games = readFileSync("tests/endings.jsonl", "utf-8")
  .trim()
  .split("\n")
  .map((line): Recorded => JSON.parse(line));
const whole = games.filter(({ steps }) => steps.length);

const sumOf = (items: readonly Item[], seat: number) =>
  items
    .flatMap(({ parts }) => parts)
    .filter((part) => part.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);

describe.each(games)("$game", ({ sheet, steps }) => {
  const items = itemsOf(sheet);
  const seats = sheet.seats.length;
  const { claims } = statisticsOf({ steps }, seats);
  const timeline = new Timeline(items, claims, seats);

  it("adds up to the totals of the sheet", () => {
    for (const [seat, { total }] of sheet.seats.entries()) expect(sumOf(items, seat)).toBe(total);
  });

  it("tells every ticket once, a winner's last, small to large, missed ones at the end", () => {
    const tickets = items.filter(({ kind }) => kind === "ticket");
    const known = sheet.seats.flatMap((line) => line.tickets.map(({ ticket }) => ticket));
    expect(tickets.map(({ ticket }) => ticket).sort()).toEqual(known.sort());
    expect(sheet.winners).toContain(tickets.at(-1)?.seat);
    for (const seat of sheet.seats.keys()) {
      const own = tickets.filter((item) => item.seat === seat);
      const worth = own.map(({ done, parts }) => (done ? 0 : 1000) + Math.abs(parts[0]?.points ?? 0));
      expect(worth).toEqual([...worth].sort((one, other) => one - other));
    }
    const turns = tickets.map(({ seat }) => seat).filter((seat, i, all) => seat !== all[i - 1]);
    expect(new Set(turns).size).toBe(turns.length); // seat by seat
  });

  it("goes from tracks over exchanges and buildings to tickets and the longest path", () => {
    const order = ["tracks", "exchange", "buildings", "tickets", "longest"];
    const places = items.map(({ chapter }) => order.indexOf(chapter));
    expect(places).toEqual([...places].sort());
    expect(items.some(({ chapter }) => chapter === "longest")).toBe(sheet.seats.some(({ longest }) => longest > 0));
  });

  it("has a scene for every item, one after the other, between the curtain and the winner", () => {
    expect(timeline.scenes.flatMap(({ item }) => item ?? [])).toEqual(items);
    expect(timeline.scenes[0]?.chapter).toBe("curtain");
    expect(timeline.scenes.at(-1)?.chapter).toBe("winner");
    for (const [i, { from, to }] of timeline.scenes.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThanOrEqual(timeline.scenes[i - 1]?.to ?? 0);
    }
    expect(timeline.winner).toBeLessThan(45);
  });

  it("begins at nothing and ends at the totals, however often it is shown", () => {
    const totals = sheet.seats.map(({ total }) => total);
    for (const time of [timeline.length, 0, timeline.winner + 1]) {
      const points = totals.map((_, seat) => Math.round(timeline.points(seat, time)));
      expect(points).toEqual(time ? totals : totals.map(() => 0));
    }
    expect(timeline.claimed(0)).toBe(0);
    expect(timeline.claimed(timeline.length)).toBe(claims.length);
  });

  it("is gone through from scene to scene", () => {
    const told = [timeline.at(0)];
    for (let next = timeline.next(0); next; next = timeline.next(next.from)) told.push(next);
    expect(told).toEqual(timeline.scenes);
  });

  it("honours every seat, none of them like another", () => {
    const kinds = honoursOf(sheet, null).map(({ kind }) => kind);
    expect(kinds).toHaveLength(seats);
    const special = kinds.filter((kind) => kind !== "taken-part");
    expect(new Set(special).size).toBe(special.length);
  });

  it("gives no reason that the sheet does not bear out", () => {
    const [winner = 0] = sheet.winners;
    const gapTo = (seat: number) => (sheet.seats[winner]?.total ?? 0) - (sheet.seats[seat]?.total ?? 0);
    for (const why of whyOf(sheet, sheet.winners)) {
      if (why.kind === "missed") expect(why.points).toBeGreaterThan(gapTo(why.seat));
      if (why.kind === "longest") expect(why.seat).toBe(winner);
      if (why.kind === "reached") expect(sheet.seats[why.seat]?.longest).toBe(why.points);
    }
  });
});

describe.each(whole)("the statistics of $game", ({ sheet, steps }) => {
  const statistics = statisticsOf({ steps }, sheet.seats.length);
  const events = standing(steps).flatMap(({ story }) => story);
  const count = (type: string, seat: number) =>
    events.filter((event) => event.type === type && "seat" in event && event.seat === seat).length;

  it.each([...sheet.seats.entries()])("count what seat %i did", (seat, line: ScoreLine) => {
    const claims = statistics.claims.filter((claim) => claim.seat === seat);
    expect(claims.reduce((sum, { points }) => sum + points, 0)).toBe(line.routes);
    const { open, wild, blind } = statistics.cards[seat] ?? { open: 0, wild: 0, blind: 0 };
    expect([open + wild, blind]).toEqual([count("CardTaken", seat), count("CardDrawn", seat)]);
    const tunnels = statistics.tunnels[seat] ?? [];
    expect(tunnels).toHaveLength(count("TunnelTurnedUp", seat));
    const claimed = new Set(claims.map(({ track }) => track));
    for (const { track, built } of tunnels) if (built) expect(claimed).toContain(track);
  });

  it("follow points and pieces turn by turn to the end of the tracks", () => {
    const begun = events.filter(({ type }) => type === "TurnBegan").length;
    expect(statistics.turns).toHaveLength(begun + 1); // after each of them, and before the first
    const first = statistics.turns[0]?.points;
    expect(first?.every((points) => points <= 0)).toBe(true);
    const last = statistics.turns.at(-1)?.points;
    expect(last).toEqual(sheet.seats.map((line) => line.routes + line.exchange));
    for (const { points } of statistics.turns) expect(points).toHaveLength(sheet.seats.length);
  });
});

it("counts nothing that was taken back, and no ticket of the set-up", () => {
  const step = (n: number, ...story: object[]) => ({ n, at: 0, kind: "act", seat: 0, story, view: {} });
  const steps = [
    step(0, { type: "TicketsOffered", seat: 0, count: 3 }, { type: "SetupEnded" }),
    step(1, { type: "CardDrawn", seat: 0 }),
    step(2, { type: "Undone", entry: 1, by: 0 }),
    step(3, { type: "CardTaken", seat: 0, card: "wild", slot: 0 }),
    step(4, { type: "TicketsOffered", seat: 0, count: 3 }),
    step(5, { type: "TicketsKept", seat: 0, count: 1 }),
    step(6, { type: "TunnelTurnedUp", seat: 0, track: "a-b", extra: 2 }),
    step(
      7,
      { type: "TunnelTurnedUp", seat: 0, track: "a-b", extra: 0 },
      { type: "TrackClaimed", seat: 0, track: "a-b", points: 4 },
    ),
  ];
  const { cards, drawn, tunnels, claims } = statisticsOf({ steps } as unknown as Replay, 1);
  expect(cards).toEqual([{ open: 0, wild: 1, blind: 0 }]);
  expect(drawn).toEqual([{ drawn: 3, kept: 1 }]);
  expect(tunnels[0]?.map(({ extra, built }) => [extra, built])).toEqual([
    [2, false],
    [0, true],
  ]);
  expect(claims).toHaveLength(1);
});
