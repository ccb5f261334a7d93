// The changes between two states of a table that people should be told of.
// It compares; the words and the notifications are elsewhere.
import type { Table } from "../protocol";

export interface TableChange {
  /** Somebody resigned; a bot plays for them; they are back; the undo request was declined; somebody requests an undo;
   *  a vote to let a bot play one's own seat has begun; such a vote has failed. */
  kind: "resigned" | "filled" | "freed" | "declined" | "asked" | "vote" | "no-bot";
  seat: number;
}

export function tableDiff(before: Table, after: Table, yours: readonly number[]): TableChange[] {
  if (before.status !== "running" || after.status !== "running") return [];
  return [...seatChanges(before, after), ...undoChanges(before, after, yours), ...voteChanges(before, after, yours)];
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
  // if the game went on, the request was granted or is void
  if (then && !now && before.seq === after.seq && yours.includes(then.seat))
    return [{ kind: "declined", seat: then.seat }];
  if (now && !then && now.waiting.some((seat) => yours.includes(seat))) return [{ kind: "asked", seat: now.seat }];
  return [];
}

function voteChanges(before: Table, after: Table, yours: readonly number[]): TableChange[] {
  const [then, now] = [before.vote, after.vote];
  if (now && !then && yours.includes(now.seat)) return [{ kind: "vote", seat: now.seat }];
  // if the game went on, the silent person has played or a bot plays
  if (then && !now && before.seq === after.seq) return [{ kind: "no-bot", seat: then.seat }];
  return [];
}
