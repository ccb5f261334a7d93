// The items of the scoring and their times: told once, in order, and adding up to the sheet, on real games of every map.
import { expect, it } from "vitest";
import type { ScoreLine, ScoreSheet } from "../protocol";
import { ENDINGS } from "./endings.testing";
import { itemsOf } from "./items";
import { statisticsOf } from "./statistics";
import { Timeline } from "./timeline";

const LINE: ScoreLine = {
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
const ticket = (name: string, points: number) => ({ ticket: name, done: points > 0, points, tour: null });
const SHEET: ScoreSheet = {
  seats: [
    {
      ...LINE,
      routes: 40,
      tickets: [ticket("big", 20), ticket("lost", -5), ticket("small", 6)],
      ticket_points: 21,
      buildings: [{ kind: "station", points: 8, unbuilt: 8, built: [] }],
      borrowed: ["x-y"],
      longest: 10,
      longest_length: 22,
      trail: ["p-q"],
      total: 79,
    },
    {
      ...LINE,
      routes: 60,
      exchange: -2,
      tickets: [ticket("other", 4)],
      ticket_points: 4,
      buildings: [{ kind: "station", points: 0, unbuilt: 0, built: [] }],
      total: 62,
    },
  ],
  winners: [0],
  tie: null,
};

it("tells tracks, exchanges, buildings, the tickets with the winner's last, and the longest path", () => {
  const told = itemsOf(SHEET).map((item) => {
    const points = item.parts.map((part) => `${part.seat}:${part.points}`).join(" ");
    return `${item.kind} ${item.ticket || item.building} ${points}`;
  });
  expect(told).toEqual([
    "tracks  0:40 1:60",
    "exchange  1:-2",
    "unbuilt station 0:8",
    "ticket other 1:4",
    "borrowed  ",
    "ticket small 0:6",
    "ticket big 0:20",
    "ticket lost 0:-5",
    "longest  0:10",
  ]);
});

it("tells harbours seat by seat, and those left over together", () => {
  const harbours = { kind: "harbour", points: 26, unbuilt: -4, built: [{ city: "erie", tickets: 3, points: 30 }] };
  const items = itemsOf({ ...SHEET, seats: [{ ...LINE, buildings: [harbours], total: 26 }] });
  expect(items.slice(1).map(({ kind, seat, parts }) => [kind, seat, parts[0]?.points])).toEqual([
    ["built", 0, 30],
    ["unbuilt", null, -4],
  ]);
});

it.each(ENDINGS)("adds up to the sheet: $game", ({ sheet, steps }) => {
  const { claims } = statisticsOf({ steps }, sheet.seats.length);
  const line = new Timeline(itemsOf(sheet), claims, sheet.seats.length);
  for (const [seat, own] of sheet.seats.entries()) {
    expect(line.points(seat, 0)).toBe(0);
    expect(line.points(seat, line.length)).toBe(own.total);
    const raced = claims.filter((claim) => claim.seat === seat).reduce((sum, claim) => sum + claim.points, 0);
    expect(raced).toBe(own.routes);
  }
  expect(line.claimed(0)).toBe(0);
  expect(line.claimed(line.length)).toBe(claims.length);
  for (const [i, scene] of line.scenes.entries()) {
    expect(scene.to).toBeGreaterThan(scene.from);
    expect(scene.from).toBeGreaterThanOrEqual(line.scenes[i - 1]?.to ?? 0);
    expect(line.at(scene.from)).toBe(scene);
  }
  expect(line.winner).toBeLessThan(40);
  const tickets = sheet.seats.flatMap(({ tickets }) => tickets.map((one) => one.ticket));
  expect(
    line.items
      .filter(({ kind }) => kind === "ticket")
      .map((item) => item.ticket)
      .sort(),
  ).toEqual(tickets.sort());
});

it("goes from scene to scene to the winner", () => {
  const line = new Timeline(itemsOf(SHEET), [], 2);
  const seen: string[] = [];
  for (let scene = line.at(0); ; ) {
    seen.push(scene.chapter);
    const next = line.next(scene.from);
    if (!next) break;
    scene = next;
  }
  expect(seen).toHaveLength(11);
  expect(seen.at(-1)).toBe("winner");
  expect(line.chapters.map(({ name }) => name)).toEqual([
    "tracks",
    "exchange",
    "buildings",
    "tickets",
    "longest",
    "winner",
  ]);
});
