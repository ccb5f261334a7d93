// The paces of the server's bots, in words: the least time a bot takes for a step, in milliseconds.
import { t } from "./words.svelte";

const PACES = { instant: 0, brisk: 600, normal: 1000, slow: 1600 };
export const NORMAL_PACE = PACES.normal;

export function paceOptions(): { value: number; label: string }[] {
  return Object.entries(PACES).map(([name, value]) => ({ value, label: t(`pace-${name}`) }));
}

/** The pace with a name that comes nearest: programs may set any. */
export function namedPace(pace: number): number {
  return Object.values(PACES).reduce((best, one) => (Math.abs(one - pace) < Math.abs(best - pace) ? one : best));
}
