// Why the winner has won, as facts that follow from the score sheet by addition alone.
import type { ScoreSheet } from "../protocol";

export type Why =
  | { kind: "missed"; seat: number; ticket: string; points: number }
  | { kind: "longest"; seat: number; points: number }
  | { kind: "reached"; seat: number; points: number }
  | { kind: "comeback"; seat: number; place: number }
  | { kind: "tickets"; seat: number; points: number };

/** The facts that say most first; none where several seats have won or there was nobody to beat. */
export function whyOf(sheet: ScoreSheet, winners: readonly number[]): Why[] {
  const [winner] = winners;
  const won = sheet.seats[winner ?? -1];
  const rivals = [...sheet.seats.keys()].filter((seat) => seat !== winner);
  const second = rivals.sort((one, other) => totalOf(sheet, other) - totalOf(sheet, one))[0];
  const line = sheet.seats[second ?? -1];
  if (winner === undefined || second === undefined || !won || !line || winners.length > 1) return [];
  const gap = won.total - line.total;
  const found: Why[] = [];
  const missed = line.tickets.filter(({ done, points }) => !done && -points > gap);
  const worst = missed.sort((one, other) => one.points - other.points)[0];
  if (worst && gap >= 0) found.push({ kind: "missed", seat: second, ticket: worst.ticket, points: -worst.points });
  if (won.longest > gap && !line.longest && gap >= 0)
    found.push({ kind: "longest", seat: winner, points: won.longest });
  else if (line.longest && !won.longest) found.push({ kind: "reached", seat: second, points: line.longest });
  const before = (seat: number) =>
    totalOf(sheet, seat) - (sheet.seats[seat]?.ticket_points ?? 0) - longest(sheet, seat);
  const place = 1 + rivals.filter((seat) => before(seat) > before(winner)).length;
  if (place > 1) found.push({ kind: "comeback", seat: winner, place });
  if (rivals.every((seat) => (sheet.seats[seat]?.ticket_points ?? 0) < won.ticket_points) && won.ticket_points > 0)
    found.push({ kind: "tickets", seat: winner, points: won.ticket_points });
  return found;
}

function totalOf(sheet: ScoreSheet, seat: number): number {
  return sheet.seats[seat]?.total ?? 0;
}

function longest(sheet: ScoreSheet, seat: number): number {
  return sheet.seats[seat]?.longest ?? 0;
}
