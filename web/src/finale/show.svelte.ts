// The clock of the finale: at which moment of the timeline it is, whether time runs, and what is heard on the way.
// With reduced motion there is no clock: each scene appears finished, and one goes on by hand.
import { hush, play } from "../sound/play";
import type { Item } from "./items";
import { between, type Scene, type Timeline } from "./timeline";

const WHEELS = 0.19; // seconds between two beats of the wheels

export class Show {
  time = $state(0);
  playing = $state(false);
  scene = $derived.by(() => this.timeline.at(this.time));
  over = $derived.by(() => this.time >= this.timeline.winner);
  private frame = 0;
  private started = 0;

  constructor(
    readonly timeline: Timeline,
    readonly still: boolean,
    /** A bot has won, which sounds less grand. */
    private readonly bot: boolean,
  ) {}

  /** From the beginning. */
  start(): void {
    if (this.still) this.show(this.timeline.scenes[1]);
    else this.run(0);
  }

  /** The next scene; at the last one nothing. */
  next(): void {
    const next = this.timeline.next(this.time);
    if (!next) return;
    hush();
    if (this.still) this.show(next);
    else this.run(next.from);
  }

  jump(time: number): void {
    hush();
    if (this.still) this.show(this.timeline.at(time));
    else this.run(time);
  }

  finish(): void {
    if (!this.over) hush();
    this.stop();
    this.time = this.timeline.length;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.playing = false;
  }

  /** How far the scene has come. */
  get progress(): number {
    return this.timeline.progress(this.time);
  }

  private show(scene: Scene | undefined): void {
    if (scene) this.time = scene.chapter === "winner" ? this.timeline.length : scene.to - 0.001;
  }

  private run(from: number): void {
    this.stop();
    this.time = from;
    this.started = performance.now() - from * 1000;
    this.playing = true;
    this.hear(from - 0.001, from);
    this.frame = requestAnimationFrame(this.tick);
  }

  private readonly tick = (): void => {
    const before = this.time;
    this.time = between((performance.now() - this.started) / 1000, before, this.timeline.length);
    this.hear(before, this.time);
    if (this.time >= this.timeline.length) this.playing = false;
    else this.frame = requestAnimationFrame(this.tick);
  };

  private hear(before: number, now: number): void {
    const passed = (moment: number) => before < moment && moment <= now;
    for (const { item, chapter, from, to } of this.timeline.scenes) {
      if (chapter === "winner" && passed(from)) play("fanfare", { bot: this.bot });
      if (chapter === "curtain" && passed(from)) play("bell");
      if (item) this.hearItem(item, from, to, passed, now);
    }
  }

  private hearItem(item: Item, from: number, to: number, passed: (moment: number) => boolean, now: number): void {
    if (item.kind === "tracks") {
      if (passed(from + WHEELS * Math.floor((now - from) / WHEELS)) && now < to) play("wheels", { loudness: 0.7 });
      return;
    }
    for (const { part, sound } of soundsOf(item)) if (passed(from + (to - from) * part)) sound();
  }
}

/** What is heard of an item, and how far it has come by then. */
function soundsOf(item: Item): { part: number; sound: () => void }[] {
  const points = Math.abs(item.parts[0]?.points ?? 0);
  if (item.kind === "ticket") {
    const stamp = () => (item.done ? play("chime", { points }) : play("miss"));
    return [
      { part: 0, sound: () => play("flip") },
      { part: 0.5, sound: stamp },
    ];
  }
  if (item.kind === "longest") {
    return [
      { part: 0, sound: () => play("chime", { low: true }) },
      { part: 0.7, sound: () => play("coin") },
    ];
  }
  return [{ part: 0.1, sound: () => play("coin", { loudness: 0.7 }) }];
}
