// The keys of the sentences about each check of the shuffle.
import type { Check } from "../shuffle/checks";

const KEYS: Record<Check["what"], Partial<Record<Check["result"], string>>> = {
  sealed: { good: "fair-sealed-good", bad: "fair-sealed-bad" },
  list: { good: "fair-list-good", bad: "fair-list-bad" },
  values: { good: "fair-values-good", bad: "fair-values-bad" },
  mine: { good: "fair-mine-good", bad: "fair-mine-bad", elsewhere: "fair-mine-elsewhere" },
  seed: { good: "fair-seed-good", bad: "fair-seed-bad" },
};

export function checkKey({ what, result }: Check): string {
  return KEYS[what][result] ?? "";
}
