// A finished game as a timeline: what could be seen after every entry, found quickly in both directions.
// It lays changes upon changes and knows no rules.
import type { Replay, ReplayStep, View } from "../protocol";

/** What is seen of a game that is over: a view, with the hands of all where everything is open. */
export type OpenView = View & { hands?: readonly Record<string, number>[] };

const EVERY = 32; // a whole picture is kept of every so many entries

export class ReplayTimeline {
  private readonly kept: OpenView[] = [];

  constructor(readonly replay: Replay) {}

  get length(): number {
    return this.replay.steps.length;
  }

  step(at: number): ReplayStep | undefined {
    return this.replay.steps[at];
  }

  /** What is seen after the entry at this place. */
  view(at: number): OpenView {
    const nearest = Math.min(Math.floor(at / EVERY), this.kept.length - 1);
    let view = nearest >= 0 ? this.kept[nearest] : undefined;
    for (let n = nearest < 0 ? 0 : nearest * EVERY + 1; n <= at; n++) {
      view = { ...view, ...this.step(n)?.view } as OpenView;
      if (n % EVERY === 0) this.kept[n / EVERY] = view;
    }
    return view as OpenView;
  }

  /** The place of the next or previous turn's beginning. */
  turn(at: number, way: 1 | -1): number {
    for (let n = at + way; n > 0 && n < this.length; n += way) {
      if (this.step(n)?.story.some((event) => event.type === "TurnBegan")) return n;
    }
    return way === 1 ? this.length - 1 : 0;
  }

  /** The entries that are worth jumping to: each with something to tell. */
  get chapters(): { at: number; step: ReplayStep }[] {
    return this.replay.steps.map((step, at) => ({ at, step })).filter(({ step }) => step.story.length > 0);
  }
}

/** A place within the timeline, from whatever the address says. */
export function startPlace(length: number, asked: string | null): number {
  const at = Number.parseInt(asked ?? "", 10);
  return Number.isFinite(at) ? Math.min(Math.max(at, 0), length - 1) : 0;
}
