// The log: the events worth telling, and the turns that they make up, one line each. Sentences are made in words/tell.ts.
import type { AnyEvent } from "../protocol";
import type { Told } from "./liveTable.svelte";
import type { Completed } from "./tours";

export interface LogLine {
  key: string;
  /** The entry it belongs to. */
  entry: number;
  event: AnyEvent;
  /** The seat it is about; null for the table itself. */
  seat: number | null;
  /** A consequence of another event: told to those who want sentences. */
  aside: boolean;
}

/** What a seat did in a turn, news for the whole table, or a ticket that the viewer has completed. */
export interface LogTurn {
  key: string;
  seat: number | null;
  lines: LogLine[];
  news: boolean;
  completed: Completed | null;
}

const SILENT = new Set(["TurnBegan"]); // obvious from the order of play
const ASIDE = new Set(["DisplayFilled", "DisplayDealt", "DeckReshuffled", "CardsDealt", "TicketsOffered"]);
const NEWS = new Set(["LastTurnsBegan", "GameEnded"]);

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
      entry: step.n,
      event,
      seat: "seat" in event && typeof event.seat === "number" ? event.seat : null,
      aside: ASIDE.has(event.type),
    }))
    .filter((line) => !SILENT.has(line.event.type));
}

/** Lines of the same seat in a row are a turn; a ticket that the viewer completed follows the turn that completed it. */
export function logTurns(
  lines: readonly LogLine[],
  completions: readonly (Completed & { entry: number })[],
): LogTurn[] {
  const turns: LogTurn[] = [];
  const waiting = completions.filter(({ entry }) => entry >= (lines[0]?.entry ?? 0));
  for (const line of lines) {
    while (waiting[0] && waiting[0].entry < line.entry) turns.push(...mine(waiting.splice(0, 1)));
    const last = turns.at(-1);
    const news = NEWS.has(line.event.type);
    const same = last && !last.news && !last.completed && !news && (line.aside || line.seat === last.seat);
    if (same) last.lines.push(line);
    else turns.push({ key: line.key, seat: line.seat, lines: [line], news, completed: null });
  }
  return [...turns, ...mine(waiting)];
}

/** Keeps a turn to which nothing was added as the same object, so that only the newest turn is painted again. */
export function keepTurns(): (turns: readonly LogTurn[]) => LogTurn[] {
  let kept = new Map<string, LogTurn>();
  return (turns) => {
    const same = turns.map((turn) => {
      const old = kept.get(turn.key);
      return old && sameLines(old.lines, turn.lines) ? old : turn;
    });
    kept = new Map(same.map((turn) => [turn.key, turn]));
    return same;
  };
}

function sameLines(old: readonly LogLine[], now: readonly LogLine[]): boolean {
  return old.length === now.length && old.every((line, i) => line === now[i]);
}

function mine(completions: readonly (Completed & { entry: number })[]): LogTurn[] {
  return completions.map(({ entry, ...completed }) => ({
    key: `${entry} ${completed.ticket} ${completed.outcome}`,
    seat: null,
    lines: [],
    news: false,
    completed,
  }));
}
