// Payments in pairs in words: the pairs of a payment, and what is still missing (W-PAIR-1).
import { counted } from "../words/tell";
import { t } from "../words/words.svelte";
import { faceOf } from "./cards";
import type { Counts } from "./lookup";
import { pairing } from "./pairs";

/** "2 × red train; 1 × green train, 1 × wild" */
export function pairsText(cards: Counts, colours: readonly string[]): string {
  return pairing(cards, colours)
    .pairs.map(([one, other]) => counted("card", one === other ? { [one]: 2 } : { [one]: 1, [other]: 1 }))
    .join("; ");
}

/** What the chosen cards lack for so many pairs, or that they are right. */
export function lackText(cards: Counts, length: number, colours: readonly string[]): string {
  const { pairs, single } = pairing(cards, colours);
  const begun = pairs.length + single.length;
  if (begun > length) return t("pay-pairs-over", { count: begun, length });
  const lacks = single.map((card) => {
    const { wild, colour } = faceOf(card);
    return wild ? t("pay-pairs-single-wild") : t("pay-pairs-single", { colour: t(`colour-${colour}`) });
  });
  if (begun < length) lacks.push(t("pay-pairs-missing", { count: length - begun }));
  return lacks.join("; ") || t("pay-pairs-whole", { count: length });
}
