// The delay before the next attempt: doubled each time up to a limit, with some randomness, so that not every client
// reconnects at the same moment.

export const FIRST = 400;
export const LONGEST = 15_000;

export function delay(tries: number, chance: number = Math.random()): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));
  return Math.round(full * (0.7 + 0.6 * chance));
}
