// A finished game as a timeline: the view after every entry, found quickly in both directions.
// It merges the changes of each entry and knows no rules.
import type { AnyEvent, Replay, ReplayStep, View } from "../protocol";
import { linesOf } from "../table/logLines";

/** A view of a finished game; with every hand where all are open. */
export type OpenView = View & { hands?: readonly Record<string, number>[] };

/** A turn: its seat, and its first and last entry. */
export interface Turn {
  seat: number;
  from: number;
  to: number;
}

const EVERY = 32; // a whole view is kept for every 32nd entry

export class ReplayTimeline {
  private readonly kept: OpenView[] = [];

  constructor(readonly replay: Replay) {}

  get length(): number {
    return this.replay.steps.length;
  }

  step(at: number): ReplayStep | undefined {
    return this.replay.steps[at];
  }

  /** The view after the entry at this position. */
  view(at: number): OpenView {
    const nearest = Math.min(Math.floor(at / EVERY), this.kept.length - 1);
    let view = nearest >= 0 ? this.kept[nearest] : undefined;
    for (let n = nearest < 0 ? 0 : nearest * EVERY + 1; n <= at; n++) {
      view = { ...view, ...this.step(n)?.view } as OpenView;
      if (n % EVERY === 0) this.kept[n / EVERY] = view;
    }
    return view as OpenView;
  }

  /** The position where the next or previous turn begins. */
  turn(at: number, way: 1 | -1): number {
    for (let n = at + way; n > 0 && n < this.length; n += way) {
      if (this.turnBegun(n) !== null) return n;
    }
    return way === 1 ? this.length - 1 : 0;
  }

  /** Who acts at this position: the seat of the entry, or of the last one before it that has one. */
  actor(at: number): number | null {
    for (let n = at; n >= 0; n--) {
      const seat = this.step(n)?.seat;
      if (typeof seat === "number") return seat;
    }
    return null;
  }

  /** The turns of the game in order. */
  get turns(): Turn[] {
    const turns: Turn[] = [];
    for (let at = 0; at < this.length; at++) {
      const seat = this.turnBegun(at);
      const last = turns.at(-1);
      if (last) last.to = at;
      // the entry that ends a turn tells whose turn begins with the next entry
      if (seat !== null) turns.push({ seat, from: at, to: at });
    }
    return turns;
  }

  private turnBegun(at: number): number | null {
    for (const event of this.step(at)?.story ?? []) if (event.type === "TurnBegan") return event.seat;
    return null;
  }

  /** The entries to jump to: those with at least one event. */
  get chapters(): { at: number; step: ReplayStep }[] {
    return this.replay.steps.map((step, at) => ({ at, step })).filter(({ step }) => step.story.length > 0);
  }
}

/** What an entry tells: its events without their consequences, as the log at the table shows them large. */
export function newsOf(step: ReplayStep | undefined): AnyEvent[] {
  return step
    ? linesOf(step)
        .filter((line) => !line.aside)
        .map((line) => line.event)
    : [];
}

/** The position that the address asks for, kept within the timeline. */
export function startPlace(length: number, asked: string | null): number {
  const at = Number.parseInt(asked ?? "", 10);
  return Number.isFinite(at) ? Math.min(Math.max(at, 0), length - 1) : 0;
}
