// Lengths of time in words, in the largest unit that says them exactly.
import { t } from "../words/words.svelte";

const UNITS = [
  ["count-days", 86_400],
  ["count-hours", 3_600],
  ["count-minutes", 60],
] as const;

export function duration(seconds: number): string {
  for (const [key, size] of UNITS)
    if (seconds >= size && seconds % size === 0) return t(key, { count: seconds / size });
  return t("count-seconds", { count: seconds });
}
