// The numbers of a chart's axes, and where the names at the end of its lines stand.

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 10];

/** A round step that divides a range into about so many parts. */
export function niceStep(least: number, most: number, parts = 4): number {
  const rough = Math.max(1, (most - least) / parts);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ROUND.map((step) => step * power).find((step) => step >= rough && Number.isInteger(step)) ?? 10 * power;
}

/** Moves what stands at these heights apart until nothing is nearer than `gap`, within the limits. */
export function spread<T extends { y: number }>(all: readonly T[], gap: number, top: number, bottom: number): T[] {
  const placed = [...all].sort((one, other) => one.y - other.y).map((one) => ({ ...one }));
  for (let round = 0; round < 80; round++) {
    for (const [i, one] of placed.entries()) {
      const before = placed[i - 1];
      const short = before ? gap - (one.y - before.y) : 0;
      if (before && short > 0) {
        one.y += short / 2;
        before.y -= short / 2;
      }
      one.y = Math.min(bottom, Math.max(top, one.y));
    }
  }
  return placed;
}
