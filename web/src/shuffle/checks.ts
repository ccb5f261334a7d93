// What this browser can check about a shuffle by itself: the server kept its promises, and this player's part counts.
// Whether the cards follow from the seed is proved by `branchline verify`.
import type { Shuffle, Table } from "../protocol";
import { commitmentTo, commitmentToSeed } from "./commitments";
import type { KeptShuffle } from "./keptShuffles";

/** `elsewhere`: this player's part came from another device, which has to check it. */
export interface Check {
  what: "sealed" | "values" | "list" | "mine" | "seed";
  result: "good" | "bad" | "elsewhere";
}

export function checks(
  table: Table,
  yours: readonly number[],
  shuffle: Shuffle,
  kept: KeptShuffle | null,
): readonly Check[] {
  const found: Check[] = [];
  const judge = (what: Check["what"], good: boolean) => found.push({ what, result: good ? "good" : "bad" });
  const parts = shuffle.contributions;
  if (kept) judge("sealed", kept.sealed === table.commitment);
  if (kept?.frozen)
    judge(
      "list",
      JSON.stringify(kept.frozen) === JSON.stringify(parts.map(({ seat, commitment }) => [seat, commitment])),
    );
  if (parts.length) {
    judge(
      "values",
      parts.every(({ value, commitment }) => !value || commitmentTo(value, table.commitment) === commitment),
    );
  }
  if (yours.length && (parts.length || (kept && Object.keys(kept.values).length)))
    found.push({ what: "mine", result: mine(yours, shuffle, kept) });
  if (table.seed) judge("seed", commitmentToSeed(table.seed) === table.commitment);
  return found;
}

/** Whether a value of this browser counts for each seat of this player. */
function mine(yours: readonly number[], shuffle: Shuffle, kept: KeptShuffle | null): Check["result"] {
  const results = yours.map((seat) => {
    const part = shuffle.contributions.find((one) => one.seat === seat);
    if (!part?.value) return "bad";
    const own = kept?.values[part.commitment];
    if (own === undefined) return "elsewhere";
    return own === part.value ? "good" : "bad";
  });
  return results.find((result) => result === "bad") ?? results.find((result) => result === "elsewhere") ?? "good";
}

/** The values that this browser has added, for comparing them with the record. */
export function ownValues(yours: readonly number[], shuffle: Shuffle, kept: KeptShuffle | null): string[] {
  const parts = shuffle.contributions.filter((part) => part.value && yours.includes(part.seat));
  return parts.flatMap((part) => kept?.values[part.commitment] ?? []);
}

/** How many players' parts count. */
export function playersIn(shuffle: Shuffle): number {
  return shuffle.contributions.filter((part) => part.value).length;
}
