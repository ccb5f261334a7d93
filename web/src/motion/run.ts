// A run: the moments that are shown together, on one clock. Whatever happens, its ends are reached: at their time, or all
// at once when it is finished early. It moves elements by transform and opacity only.
import { type PlayOptions, play, type SoundName } from "../sound/play";
import { afterPaint } from "../table/beforePaint";

export const OUT = "cubic-bezier(.2,.7,.2,1)"; // for what arrives
export const IN_OUT = "cubic-bezier(.65,0,.35,1)"; // for journeys
export const LAND = "cubic-bezier(.3,0,.2,1.3)"; // for pieces

/** Something with a beginning and a length, in milliseconds. */
export interface Span {
  at: number;
  ms: number;
}

export class Run {
  over = false;
  private readonly animations: Animation[] = [];
  private readonly timers: ReturnType<typeof setTimeout>[] = [];
  private readonly ends = new Set<() => void>();
  private last = 0;

  /** `pace` is the length of its times, `loudness` that of its sounds: 1 for what I do, less for the others. A `firm` run
   *  goes on when the others act. */
  constructor(
    readonly pace: number,
    private readonly loudness: number,
    readonly firm: boolean,
    private readonly whenOver: (run: Run) => void,
  ) {}

  /** Starts once the page has been painted: an update is seen first. Measuring and drawing is done then. */
  start(build: () => void): void {
    afterPaint(() => {
      if (this.over) return;
      build();
      this.timers.push(setTimeout(() => this.finish(), this.last * this.pace + 30));
    });
  }

  /** Does something at a time, unless the run is finished before. */
  at(ms: number, work: () => void): void {
    this.reach(ms);
    this.timers.push(setTimeout(work, ms * this.pace));
  }

  /** Does something when the run is over, or at a time if that comes first. */
  end(work: () => void, ms?: number): void {
    const once = () => {
      if (this.ends.delete(once)) work();
    };
    this.ends.add(once);
    if (ms !== undefined) this.at(ms, once);
  }

  sound(ms: number, name: SoundName, options: PlayOptions = {}): void {
    this.at(ms, () => play(name, { ...options, loudness: this.loudness }));
  }

  move(element: Element, frames: Keyframe[], { at, ms }: Span, easing = OUT): void {
    this.reach(at + ms);
    const timing: KeyframeAnimationOptions = { delay: at * this.pace, duration: ms * this.pace, easing, fill: "both" };
    this.animations.push(element.animate(frames, timing));
  }

  /** Keeps an element of the page out of sight until what flies to it arrives. */
  hide(element: Element | null): () => void {
    if (!element) return () => {};
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 60_000, fill: "both" });
    const show = () => hidden.cancel();
    this.end(show);
    return show;
  }

  /** An element that is there until the run is over, or until a time. */
  guest<T extends Element>(element: T, remove: () => void = () => element.remove(), until?: number): T {
    this.end(remove, until);
    return element;
  }

  finish(): void {
    if (this.over) return;
    this.over = true;
    for (const timer of this.timers) clearTimeout(timer);
    for (const end of [...this.ends]) end();
    for (const animation of this.animations) animation.cancel();
    this.whenOver(this);
  }

  private reach(ms: number): void {
    this.last = Math.max(this.last, ms);
  }
}
