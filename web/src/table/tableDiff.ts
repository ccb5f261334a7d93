// What has changed about the people at a table from one news to the next, worth telling the others.
// It compares two faces of a table; the words and the bell are elsewhere.
import type { Table } from "../protocol";

export interface TableChange {
  /** Somebody gave up; a bot plays for somebody; they play again; my wish to take back was declined; one asks me. */
  kind: "resigned" | "filled" | "freed" | "declined" | "asked";
  seat: number;
}

export function tableDiff(before: Table, after: Table, yours: readonly number[]): TableChange[] {
  if (before.status !== "running" || after.status !== "running") return [];
  return [...seatChanges(before, after), ...undoChanges(before, after, yours)];
}

function seatChanges(before: Table, after: Table): TableChange[] {
  return after.seats.flatMap((now, seat): TableChange[] => {
    const then = before.seats[seat];
    if (!then || !now.person) return [];
    if (now.resigned !== then.resigned) return now.resigned ? [{ kind: "resigned", seat }] : [];
    if (Boolean(now.stand_in) === Boolean(then.stand_in)) return [];
    return [{ kind: now.stand_in ? "filled" : "freed", seat }];
  });
}

function undoChanges(before: Table, after: Table, yours: readonly number[]): TableChange[] {
  const [then, now] = [before.undo, after.undo];
  // where the game went on, the wish was met or has become idle
  if (then && !now && before.seq === after.seq && yours.includes(then.seat))
    return [{ kind: "declined", seat: then.seat }];
  if (now && !then && now.waiting.some((seat) => yours.includes(seat))) return [{ kind: "asked", seat: now.seat }];
  return [];
}
