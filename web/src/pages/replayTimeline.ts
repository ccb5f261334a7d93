// A finished game as a timeline: the view after every entry, found quickly in both directions.
// It merges the changes of each entry and knows no rules.
import type { Replay, ReplayStep, View } from "../protocol";

/** A view of a finished game; with every hand where all are open. */
export type OpenView = View & { hands?: readonly Record<string, number>[] };

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
      if (this.step(n)?.story.some((event) => event.type === "TurnBegan")) return n;
    }
    return way === 1 ? this.length - 1 : 0;
  }

  /** The entries to jump to: those with at least one event. */
  get chapters(): { at: number; step: ReplayStep }[] {
    return this.replay.steps.map((step, at) => ({ at, step })).filter(({ step }) => step.story.length > 0);
  }
}

/** The position that the address asks for, kept within the timeline. */
export function startPlace(length: number, asked: string | null): number {
  const at = Number.parseInt(asked ?? "", 10);
  return Number.isFinite(at) ? Math.min(Math.max(at, 0), length - 1) : 0;
}
