// One honour for every seat: something in which no other seat was better, and for none the same as for another.
import type { ScoreSheet } from "../protocol";
import type { Statistics } from "./statistics";

export type HonourKind =
  | "ticket-points"
  | "biggest-ticket"
  | "longest"
  | "routes"
  | "completed"
  | "buildings"
  | "tunnels"
  | "claims"
  | "blind"
  | "patience"
  | "taken-part";

export interface Honour {
  kind: HonourKind;
  value: number;
  /** The ticket it is about, if any. */
  ticket: string;
}

type Score = (seat: number) => Honour | null;

/** The honour of each seat. The rarest go to those who have nothing else. */
export function honoursOf(sheet: ScoreSheet, statistics: Statistics | null): Honour[] {
  const seats = [...sheet.seats.keys()];
  const scores = scoresOf(sheet, statistics);
  const best = scores.map((score) => {
    const most = Math.max(...seats.map((seat) => score(seat)?.value ?? 0));
    return seats.filter((seat) => most > 0 && score(seat)?.value === most);
  });
  const given = shared(seats, best) ?? [];
  return seats.map((seat) => {
    const honour = scores[given[seat] ?? -1]?.(seat);
    return honour ?? { kind: "taken-part", value: sheet.seats[seat]?.total ?? 0, ticket: "" };
  });
}

function scoresOf(sheet: ScoreSheet, statistics: Statistics | null): Score[] {
  const plain =
    (kind: HonourKind, value: (seat: number) => number): Score =>
    (seat) => ({ kind, value: value(seat), ticket: "" });
  const line = (seat: number) => sheet.seats[seat];
  const biggest: Score = (seat) => {
    const done = line(seat)?.tickets.filter((ticket) => ticket.done) ?? [];
    const best = done.sort((one, other) => other.points - one.points)[0];
    return best ? { kind: "biggest-ticket", value: best.points, ticket: best.ticket } : null;
  };
  const counted = statistics ? countedOf(statistics) : [];
  return [
    plain("ticket-points", (seat) => line(seat)?.ticket_points ?? 0),
    biggest,
    plain("longest", (seat) => line(seat)?.longest_length ?? 0),
    plain("routes", (seat) => line(seat)?.routes ?? 0),
    plain("completed", (seat) => line(seat)?.completed ?? 0),
    plain("buildings", (seat) => line(seat)?.buildings.reduce((sum, { points }) => sum + points, 0) ?? 0),
    ...counted.map(({ kind, value }) => plain(kind, value)),
  ];
}

function countedOf({ tunnels, claims, cards, turns }: Statistics) {
  const left = (seat: number) => Object.values(turns.at(-1)?.pieces[seat] ?? {}).reduce((sum, n) => sum + n, 0);
  const counted: { kind: HonourKind; value: (seat: number) => number }[] = [
    { kind: "tunnels", value: (seat) => tunnels[seat]?.filter(({ built }) => built).length ?? 0 },
    { kind: "claims", value: (seat) => claims.filter((claim) => claim.seat === seat).length },
    { kind: "blind", value: (seat) => cards[seat]?.blind ?? 0 },
    { kind: "patience", value: left },
  ];
  return counted;
}

/** A different title for as many seats as possible: the number of the title by seat. */
function shared(seats: readonly number[], best: readonly (readonly number[])[]): Record<number, number> {
  const holder = new Map<number, number>(); // the seat of each title
  const give = (seat: number, tried: Set<number>): boolean => {
    for (const [title, worthy] of best.entries()) {
      if (!worthy.includes(seat) || tried.has(title)) continue;
      tried.add(title);
      const other = holder.get(title);
      if (other !== undefined && !give(other, tried)) continue;
      holder.set(title, seat);
      return true;
    }
    return false;
  };
  for (const seat of seats) give(seat, new Set());
  return Object.fromEntries([...holder].map(([title, seat]) => [seat, title]));
}
