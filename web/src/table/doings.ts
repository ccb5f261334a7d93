// Everything the asked seat may do now as one flat list: an equal road to the board, for keys and screen readers.
// It reads the choices it is given; what they mean is the server's to know.
import type { Choices } from "../protocol";
import { type Counts, ways } from "./state";

export type DoingKind = "take" | "draw" | "tickets" | "claim" | "station" | "harbour" | "exchange" | "pass";

/** One thing to do; `what` is a card, a deck, a track, a city or a kind of piece. */
export interface Doing {
  kind: DoingKind;
  what: string;
  /** The ways to pay, where it costs cards. */
  ways: readonly Counts[];
}

const PURCHASES = [
  ["claim", "claims"],
  ["station", "stations"],
  ["harbour", "harbours"],
] as const;

export function doings(choices: Choices | null): Doing[] {
  if (choices === null) return [];
  const plain = (kind: DoingKind, names: Iterable<string>): Doing[] =>
    [...names].map((what) => ({ kind, what, ways: [] }));
  return [
    ...plain("take", Object.keys(choices.take)),
    ...plain("draw", choices.draw),
    ...plain("tickets", choices.tickets ? [""] : []),
    ...PURCHASES.flatMap(([kind, row]) =>
      Object.keys(choices[row]).map((what) => ({ kind, what, ways: ways(choices, row, what) })),
    ),
    ...plain("exchange", Object.keys(choices.exchange)),
    ...plain("pass", choices.pass ? [""] : []),
  ];
}
