// Payments in pairs: a track of n spaces costs n pairs of train cards, each pair of one colour (W-PAIR-1). The server
// lists only some of the ways to pay where there are very many, so the player may also choose the cards; this tells
// which pairs they form and what is missing. The server decides whether they pay for the track.
import { faceOf, sorted } from "./cards";
import { type Counts, total } from "./lookup";

export type Pair = readonly [string, string];

export interface Pairing {
  pairs: readonly Pair[];
  /** Cards that still need a second one: each of another colour, or a single wild. */
  single: readonly string[];
}

/** The pairs that cards form. Equal colours come together, marked or not; then wilds complete what is single. */
export function pairing(cards: Counts, colours: readonly string[]): Pairing {
  const pairs: Pair[] = [];
  const single: string[] = [];
  let wilds: string[] = [];
  for (const same of byColour(cards, colours)) {
    if (faceOf(same[0] ?? "").wild) wilds = same;
    else single.push(...coupled(same, pairs));
  }
  for (const card of single.splice(0, wilds.length)) pairs.push([card, wilds.pop() as string]);
  single.push(...coupled(wilds, pairs));
  return { pairs, single };
}

/** Whether the cards are exactly so many pairs. */
export function isPairs(cards: Counts, count: number): boolean {
  const { pairs, single } = pairing(cards, []);
  return single.length === 0 && pairs.length === count;
}

/** The train cards of a hand, which pairs consist of. */
export function trainCards(hand: Counts): Counts {
  return Object.fromEntries(Object.entries(hand).filter(([card]) => faceOf(card).form === "train"));
}

/** Whether a card can be part of a payment in pairs that the hand is able to make. */
export function helpsInPairs(hand: Counts, card: string): boolean {
  const { colour, form } = faceOf(card);
  if (form !== "train") return false;
  const able = Object.entries(trainCards(hand)).filter(([other]) => [colour, "wild"].includes(faceOf(other).colour));
  return card in hand && (colour === "wild" || total(Object.fromEntries(able)) > 1);
}

/** Two payments with the same cards. */
export function sameCards(one: Counts, other: Counts): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

/** One list of cards for each colour, unmarked cards first. */
function byColour(cards: Counts, colours: readonly string[]): string[][] {
  const lists = new Map<string, string[]>();
  for (const card of sorted(Object.keys(cards), colours)) {
    const { colour } = faceOf(card);
    lists.set(colour, [...(lists.get(colour) ?? []), ...Array<string>(cards[card] ?? 0).fill(card)]);
  }
  return [...lists.values()].filter((list) => list.length > 0);
}

/** Adds the pairs of equal cards; returns the card that is left over, if any. */
function coupled(same: readonly string[], pairs: Pair[]): string[] {
  for (let i = 0; i + 1 < same.length; i += 2) pairs.push([same[i] as string, same[i + 1] as string]);
  return same.length % 2 ? [same.at(-1) as string] : [];
}
