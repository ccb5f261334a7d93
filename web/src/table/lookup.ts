// Pure functions over views and choices: who is asked, how something can be paid for, what is built, how much time is
// left. No rules, no words, no drawing.
import type { Built } from "../board/types";
import type { AnyAsk, Choices, Table, TableSeat, View } from "../protocol";

/** How many of each: cards by name, pieces by kind. */
export type Counts = Readonly<Record<string, number>>;

/** The open question to a seat. */
export function askOf(view: View | null, seat: number | null): AnyAsk | null {
  if (view === null || seat === null) return null;
  return view.asks.find((ask) => ask.seat === seat && ask.type !== "Waiting") ?? null;
}

/** The seats that are asked, in the order of play. */
export function askedSeats(view: View | null): number[] {
  return view === null ? [] : [...new Set(view.asks.map((ask) => ask.seat))].sort();
}

/** The ways to pay for a track, cheapest sensible first; none where it can't be claimed. */
export function claimWays(choices: Choices | null, track: string): readonly Counts[] {
  return waysIn(choices, choices?.claims[track]);
}

/** The ways to pay for a building of a kind in a city. */
export function buildWays(choices: Choices | null, kind: string, city: string): readonly Counts[] {
  return waysIn(choices, choices?.builds[kind]?.[city]);
}

/** The ways to pay what a tunnel asks for. */
export function tunnelWays(choices: Choices | null): readonly Counts[] {
  return waysIn(choices, choices?.tunnel);
}

function waysIn(choices: Choices | null, row: number | null | undefined): readonly Counts[] {
  return row == null ? [] : (choices?.pays[row] ?? []);
}

/** What is built in each city, and by whom. */
export function buildingsOf(view: Pick<View, "seats"> | null): Record<string, Built[]> {
  const found: Record<string, Built[]> = {};
  for (const [seat, { buildings }] of (view?.seats ?? []).entries()) {
    for (const [kind, cities] of Object.entries(buildings)) {
      for (const city of cities) found[city] = [...(found[city] ?? []), { kind, seat }];
    }
  }
  return found;
}

/** How many cards in all. */
export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The milliseconds a seat has left: the time told by the server, less what has passed since if its clock is running. */
export function timeLeft(left: number, running: boolean, toldAt: number, now: number): number {
  return Math.max(0, running ? left - (now - toldAt) : left);
}

/** A time of the server in seconds, and when it was told by `performance.now()`. */
export interface ToldTime {
  server: number;
  at: number;
}

/** The server's time in seconds, counted on since it was told. */
export function serverNow(told: ToldTime | null, now: number): number {
  return told ? told.server + Math.max(0, now - told.at) / 1000 : 0;
}

/** The milliseconds that the person of a seat has been away. */
export function timeAway(seat: TableSeat | undefined, told: ToldTime | null, now: number): number {
  return Math.max(0, (serverNow(told, now) - (seat?.away_since ?? 0)) * 1000);
}

/** The milliseconds until the host may let a bot play a seat; null while its person is there. */
export function fillableIn(table: Table | null, number: number, told: ToldTime | null, now: number): number | null {
  const seat = table?.seats[number];
  if (!table || !told || seat?.away_since == null) return null;
  return Math.max(0, table.grace * 1000 - timeAway(seat, told, now));
}

/** The asked seats that others may vote about, with the milliseconds until then when this was told. */
export interface Silent {
  seats: readonly (readonly [number, number])[];
  at: number;
}

/** The milliseconds until the others may vote to let a bot play a seat; null where no vote is possible. */
export function voteableIn(silent: Silent | null, seat: number, now: number): number | null {
  const found = silent?.seats.find(([one]) => one === seat);
  return found && silent ? timeLeft(found[1], true, silent.at, Math.max(now, silent.at)) : null;
}

/** The next seat to use a shared device: the watched one if it is asked, otherwise the next that is. */
export function nextOwnSeat(asked: readonly number[], yours: readonly number[], watched: number | null): number | null {
  const mine = asked.filter((seat) => yours.includes(seat));
  if (mine.length === 0) return null;
  return watched !== null && mine.includes(watched) ? watched : (mine[0] ?? null);
}

/** Time as a clock shows it: 1:05, 2:00:00; days as hours. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
