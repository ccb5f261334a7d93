// Everything the asked seat may do now as one flat list: an alternative to the board, for keyboard and screen readers.
// It lists the choices of the server and knows no rules.
import type { Choices } from "../protocol";
import { buildWays, type Counts, claimWays } from "./lookup";

export type ActionKind = "take" | "draw" | "tickets" | "claim" | "build" | "exchange" | "stop" | "pass";

/** One possible action; `what` is a card, a deck, a track, a city or a kind of piece. */
export interface ActionItem {
  kind: ActionKind;
  what: string;
  /** The kind of building, where one is built. */
  building?: string;
  /** The ways to pay, where it costs cards. */
  ways: readonly Counts[];
}

export function actionList(choices: Choices | null): ActionItem[] {
  if (choices === null) return [];
  const plain = (kind: ActionKind, names: Iterable<string>): ActionItem[] =>
    [...names].map((what) => ({ kind, what, ways: [] }));
  return [
    ...plain("take", Object.keys(choices.take)),
    ...plain("draw", choices.draw),
    ...plain("tickets", choices.tickets ? [""] : []),
    ...Object.keys(choices.claims).map((what) => ({ kind: "claim" as const, what, ways: claimWays(choices, what) })),
    ...Object.entries(choices.builds).flatMap(([building, cities]) =>
      Object.keys(cities).map((what) => ({
        kind: "build" as const,
        building,
        what,
        ways: buildWays(choices, building, what),
      })),
    ),
    ...plain("exchange", Object.keys(choices.exchange)),
    ...plain("stop", choices.stop ? [""] : []),
    ...plain("pass", choices.pass ? [""] : []),
  ];
}
