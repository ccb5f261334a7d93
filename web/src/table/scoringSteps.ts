// The final scoring as a sequence of steps with the running totals.
// It only rearranges the score sheet of the server; it counts nothing itself.
import type { Progress, ScoreSheet } from "../protocol";

export interface ScoringStep {
  kind: "routes" | "exchange" | "ticket" | "borrowed" | "built" | "unbuilt" | "longest";
  seat: number;
  points: number;
  /** A ticket, a city or nothing. */
  what: string;
  /** The kind of building it is about, if any. */
  building: string;
  done: boolean;
  /** For a tour: which outcome it has, and why. */
  tour: Progress | null;
  tracks: readonly string[];
  /** The number of tickets that name a building's city, or of spaces of a path. */
  count: number;
  /** Every seat's points after this step. */
  totals: readonly number[];
}

type Bare = Omit<ScoringStep, "totals">;

/** Tracks first, then tickets, then buildings, seat by seat; the longest path last. */
export function scoringSteps(sheet: ScoreSheet): ScoringStep[] {
  const seats = [...sheet.seats.keys()];
  const bare = [
    ...seats.flatMap((seat) => tracksOf(sheet, seat)),
    ...seats.flatMap((seat) => ticketsOf(sheet, seat)),
    ...seats.flatMap((seat) => buildingsOf(sheet, seat)),
    ...seats.flatMap((seat) => longestOf(sheet, seat)),
  ];
  const totals = seats.map(() => 0);
  return bare.map((step) => {
    totals[step.seat] = (totals[step.seat] ?? 0) + step.points;
    return { ...step, totals: [...totals] };
  });
}

function step(kind: ScoringStep["kind"], seat: number, points: number, more: Partial<Bare> = {}): Bare {
  return { kind, seat, points, what: "", building: "", done: true, tour: null, tracks: [], count: 0, ...more };
}

function line(sheet: ScoreSheet, seat: number): ScoreSheet["seats"][number] {
  return sheet.seats[seat] as ScoreSheet["seats"][number];
}

function tracksOf(sheet: ScoreSheet, seat: number): Bare[] {
  const own = line(sheet, seat);
  const exchanged = own.exchange ? [step("exchange", seat, own.exchange)] : [];
  return [step("routes", seat, own.routes), ...exchanged];
}

function ticketsOf(sheet: ScoreSheet, seat: number): Bare[] {
  const own = line(sheet, seat);
  const borrowed = own.borrowed.map((track) => step("borrowed", seat, 0, { tracks: [track] }));
  const tickets = own.tickets.map((ticket) =>
    step("ticket", seat, ticket.points, { what: ticket.ticket, done: ticket.done, tour: ticket.tour }),
  );
  return [...borrowed, ...tickets];
}

function buildingsOf(sheet: ScoreSheet, seat: number): Bare[] {
  return line(sheet, seat).buildings.flatMap(({ kind: building, built, unbuilt }) => [
    ...built.map(({ city, tickets, points }) => step("built", seat, points, { what: city, count: tickets, building })),
    ...(unbuilt ? [step("unbuilt", seat, unbuilt, { building })] : []),
  ]);
}

function longestOf(sheet: ScoreSheet, seat: number): Bare[] {
  const own = line(sheet, seat);
  return own.longest ? [step("longest", seat, own.longest, { tracks: own.trail, count: own.longest_length })] : [];
}
