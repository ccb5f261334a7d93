// The log as lines: the events worth showing, in order, with their seat. The sentences are made in words/tell.ts.
import type { AnyEvent } from "../protocol";
import type { Told } from "./liveTable.svelte";

export interface LogLine {
  key: string;
  event: AnyEvent;
  /** The seat it is about; null for the table itself. */
  seat: number | null;
  /** A consequence of another event, shown less prominently. */
  aside: boolean;
}

const SILENT = new Set(["TurnBegan"]); // obvious from the order of play
const ASIDE = new Set(["DisplayFilled", "DisplayDealt", "DeckReshuffled", "CardsDealt", "TicketsOffered"]);

export function logLines(told: readonly Told[], most = Number.POSITIVE_INFINITY): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = told.length - 1; i >= 0 && lines.length < most; i -= 1) {
    const step = told[i] as Told;
    lines.unshift(...linesOf(step));
  }
  return lines;
}

const known = new WeakMap<Told, LogLine[]>();

/** The lines of an entry; the same ones for the same entry. */
export function linesOf(step: Told): LogLine[] {
  const lines = known.get(step) ?? write(step);
  known.set(step, lines);
  return lines;
}

function write(step: Told): LogLine[] {
  return step.story
    .map((event, i) => ({
      key: `${step.n}.${i}`,
      event,
      seat: "seat" in event && typeof event.seat === "number" ? event.seat : null,
      aside: ASIDE.has(event.type),
    }))
    .filter((line) => !SILENT.has(line.event.type));
}
