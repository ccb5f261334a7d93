// The final scoring as a sequence of items, in the order in which they are told: tracks, exchanges, buildings, tickets seat
// by seat, the longest path. It only rearranges the score sheet of the server; it counts nothing itself.
import type { Progress, ScoreLine, ScoreSheet } from "../protocol";

export type Chapter = "tracks" | "exchange" | "buildings" | "tickets" | "longest";
export type Kind = "tracks" | "exchange" | "built" | "unbuilt" | "borrowed" | "ticket" | "longest";

/** What an item adds to the points of one seat. */
export interface Part {
  seat: number;
  points: number;
}

/** One building that scores where it stands: how many completed tickets name its city, and its points. */
export interface Standing {
  city: string;
  tickets: number;
  points: number;
}

export interface Item {
  kind: Kind;
  chapter: Chapter;
  /** The seat it is about; null where it is about all of them. */
  seat: number | null;
  parts: readonly Part[];
  /** The ticket, if it is about one; which one of its seat's, and of how many. */
  ticket: string;
  number: number;
  count: number;
  done: boolean;
  /** For a tour: which outcome it has, and why. */
  tour: Progress | null;
  /** The kind of building, if it is about buildings, and where they stand. */
  building: string;
  built: readonly Standing[];
  /** A borrowed track, or the tracks of the longest path. */
  tracks: readonly string[];
}

function item(kind: Kind, chapter: Chapter, seat: number | null, parts: Part[], more: Partial<Item> = {}): Item {
  const rest = { ticket: "", number: 0, count: 0, done: true, tour: null, building: "", built: [], tracks: [] };
  return { kind, chapter, seat, parts, ...rest, ...more };
}

/** Every item of the scoring; the seats of `winners` turn their tickets over last. */
export function itemsOf(sheet: ScoreSheet, winners: readonly number[] = sheet.winners): Item[] {
  const each = (points: (line: ScoreLine) => number) =>
    sheet.seats.map((line, seat) => ({ seat, points: points(line) }));
  const exchange = each((line) => line.exchange).filter(({ points }) => points !== 0);
  return [
    item(
      "tracks",
      "tracks",
      null,
      each((line) => line.routes),
    ),
    ...(exchange.length ? [item("exchange", "exchange", null, exchange)] : []),
    ...kindsOf(sheet).flatMap((kind, i) => buildingsOf(sheet, kind, i)),
    ...ticketOrder(sheet, winners).flatMap((seat) => ticketsOf(sheet, seat)),
    ...longestOf(sheet),
  ];
}

function kindsOf(sheet: ScoreSheet): string[] {
  return sheet.seats[0]?.buildings.map(({ kind }) => kind) ?? [];
}

/** Who has least before the tickets turns them over first, and who wins last. */
function ticketOrder(sheet: ScoreSheet, winners: readonly number[]): number[] {
  const before = (seat: number) => {
    const line = sheet.seats[seat];
    return line ? line.total - line.ticket_points - line.longest : 0;
  };
  const wins = (seat: number) => Number(winners.includes(seat));
  return [...sheet.seats.keys()].sort((one, other) => wins(one) - wins(other) || before(one) - before(other));
}

/** Where buildings score where they stand, an item for each seat that has some; what is left over, all seats together. */
function buildingsOf(sheet: ScoreSheet, kind: string, i: number): Item[] {
  const built = sheet.seats.flatMap((line, seat) => {
    const standing = line.buildings[i]?.built ?? [];
    const points = standing.reduce((sum, one) => sum + one.points, 0);
    return standing.length
      ? [item("built", "buildings", seat, [{ seat, points }], { building: kind, built: standing })]
      : [];
  });
  const left = sheet.seats
    .map((line, seat) => ({ seat, points: line.buildings[i]?.unbuilt ?? 0 }))
    .filter(({ points }) => points !== 0);
  return [...built, ...(left.length ? [item("unbuilt", "buildings", null, left, { building: kind })] : [])];
}

/** What was borrowed for them, then the completed tickets from small to large, then the missed ones. */
function ticketsOf(sheet: ScoreSheet, seat: number): Item[] {
  const line = sheet.seats[seat];
  if (!line) return [];
  const small = [...line.tickets].sort((one, other) => Math.abs(one.points) - Math.abs(other.points));
  const tickets = [...small.filter(({ done }) => done), ...small.filter(({ done }) => !done)];
  return [
    ...line.borrowed.map((track) => item("borrowed", "tickets", seat, [], { tracks: [track] })),
    ...tickets.map(({ ticket, done, points, tour }, at) =>
      item("ticket", "tickets", seat, [{ seat, points }], {
        ticket,
        done,
        tour,
        number: at + 1,
        count: tickets.length,
      }),
    ),
  ];
}

/** One item, though several seats may have equally long paths. */
function longestOf(sheet: ScoreSheet): Item[] {
  const parts = sheet.seats.map((line, seat) => ({ seat, points: line.longest })).filter(({ points }) => points !== 0);
  const [first] = parts;
  if (!first) return [];
  const { trail = [], longest_length: count = 0 } = sheet.seats[first.seat] ?? {};
  return [item("longest", "longest", parts.length === 1 ? first.seat : null, parts, { tracks: trail, count })];
}
