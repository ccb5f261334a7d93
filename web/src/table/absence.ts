// Who is away from a running game, and who may let a bot play for them. Pure functions; no words, no drawing.
import type { Table } from "../protocol";

const LIVE = 600; // seconds of grace, up to which a game is played in one go

/** The seats of other people who are away and for whom no bot plays yet. */
export function absentSeats(table: Table | null, yours: readonly number[]): number[] {
  if (table?.status !== "running") return [];
  return table.seats.flatMap((chair, seat) => {
    const away = chair.person && chair.away_since != null && !chair.resigned && !chair.stand_in;
    return away && !yours.includes(seat) ? [seat] : [];
  });
}

/** Whether this person may let a bot play for somebody who is away: the host, or without the host whoever plays. */
export function mayFill(table: Table | null, person: string | null, yours: readonly number[]): boolean {
  if (!table || person === null) return false;
  if (person === table.host) return true;
  const hostHere = table.seats.some((chair) => chair.person?.id === table.host && chair.present);
  return yours.length > 0 && !hostHere;
}

/** The game is played in one go, so that everybody waits for somebody who is away; in games over days nobody does. */
export function isLive(table: Table | null): boolean {
  return table !== null && table.grace <= LIVE;
}

/** Time left on a button: seconds as long as they are few, then as a clock shows it. */
export function secondsLeft(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}
