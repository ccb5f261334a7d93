// Who has the longest path, and when it changes hands. The server says it; nothing is counted here.
import type { LongestPath, Plans } from "../protocol";

const LEAST = 5; // spaces; before that it changes with nearly every track

/** The longest path as it is shown; null while it is too short to matter. */
export function shownPath(plans: Plans | null): LongestPath | null {
  const longest = plans?.longest ?? null;
  return longest && longest.length >= LEAST ? longest : null;
}

export interface PathChange {
  longest: LongestPath;
  /** Who has it now and did not before; those who keep it alone after they shared it. */
  to: readonly number[];
  /** Who has lost it. */
  from: readonly number[];
}

/** What has changed between two answers to the same seat; null if the holders are the same, or nobody is left. */
export function pathChange(before: Plans | null, after: Plans | null): PathChange | null {
  const longest = shownPath(after);
  if (!before || !longest || before.seat !== after?.seat || before.seq > after.seq) return null;
  const held = shownPath(before)?.seats ?? [];
  const fresh = longest.seats.filter((seat) => !held.includes(seat));
  const from = held.filter((seat) => !longest.seats.includes(seat));
  if (fresh.length === 0 && from.length === 0) return null;
  return { longest, to: fresh.length > 0 ? fresh : longest.seats, from };
}
