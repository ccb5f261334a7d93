// The board's camera: the current view, moved directly by gestures or smoothly by buttons. While it moves, the last
// painted picture is only translated and scaled, which is fast; when it rests the board is painted again, sharp.
import type { Point } from "./curve";
import {
  CLOSEST,
  type Frame,
  middleOf,
  moved,
  showing,
  turned,
  type View,
  WHOLE,
  windowOf,
  within,
  zoomed,
} from "./view";

const GLIDE = 180; // milliseconds
const REST = 140; // milliseconds without a move
// how many windows from the middle an edge is when the board is drawn beyond it: just before it is seen, or earlier at
// rest, when there is time
const SOON = 0.55;
const EARLY = 0.9;
const LATE = 1.4; // and when no longer
const TWICE = 320; // milliseconds between the taps of a double tap

export class Camera {
  view = $state.raw<View>(WHOLE);
  /** The view that the board was painted for. */
  drawn = $state.raw<View>(WHOLE);
  width = $state(0);
  height = $state(0);
  private gliding = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private tapped = { when: 0, x: 0, y: 0 };
  readonly seen: Frame = $derived.by(() => windowOf(this.frame(), this.width, this.height));
  /** Pixels per unit of the board without zoom. */
  readonly fit: number = $derived(this.seen.width > 0 ? this.width / this.seen.width : 1);
  /** The transform in pixels that brings the painted picture to the current view; empty at rest. */
  readonly push: { scale: number; x: number; y: number } | null = $derived.by(() => {
    if (this.view === this.drawn) return null;
    const scale = this.view.zoom / this.drawn.zoom;
    const { left, top } = this.seen;
    return {
      scale,
      x: this.fit * ((left - this.drawn.x) * scale + this.view.x - left),
      y: this.fit * ((top - this.drawn.y) * scale + this.view.y - top),
    };
  });

  /** Whether a board that goes round is shown, or soon will be, beyond its left or its right edge. */
  pastLeft = $state.raw(false);
  pastRight = $state.raw(false);

  /** A board that goes round has its width, and how far beyond its edges it is drawn. */
  constructor(
    private readonly frame: () => Frame,
    private readonly round: () => { width: number; bleed: number } = () => ({ width: 0, bleed: 0 }),
  ) {}

  /** Notes the edges near the middle of the window: within so many windows, or within more if noted before. */
  private lookOver(near: number, still: number): void {
    const { width } = this.round();
    const middle = middleOf(this.view, this.seen);
    const isNear = (away: number, before: boolean) =>
      width > 0 && this.view.zoom > 1 && away * this.view.zoom < this.seen.width * (before ? still : near);
    this.pastLeft = isNear(middle, this.pastLeft);
    this.pastRight = isNear(width - middle, this.pastRight);
  }

  /** A position in the window, in pixels from its corner, as a point of the unzoomed plane. */
  plane(px: number, py: number): Point {
    return { x: this.seen.left + px / this.fit, y: this.seen.top + py / this.fit };
  }

  /** The point of the board under a point of the plane. */
  board(at: Point): Point {
    return { x: (at.x - this.view.x) / this.view.zoom, y: (at.y - this.view.y) / this.view.zoom };
  }

  /** Whether a point of the board is in the window, as it was painted. */
  sees({ x, y }: Point): boolean {
    const { left, top, width, height } = this.seen;
    const [right, down] = [x * this.drawn.zoom + this.drawn.x - left, y * this.drawn.zoom + this.drawn.y - top];
    return right >= 0 && down >= 0 && right <= width && down <= height;
  }

  private get middle(): Point {
    return { x: this.seen.left + this.seen.width / 2, y: this.seen.top + this.seen.height / 2 };
  }

  private clamp(view: View): View {
    return within(view, this.frame(), this.seen, this.round().bleed);
  }

  set(view: View): void {
    cancelAnimationFrame(this.gliding);
    this.move(this.clamp(view));
  }

  private move(to: View): void {
    const { width } = this.round();
    const view = width ? turned(to, this.seen, width) : to;
    const jump = Math.abs(middleOf(view, this.seen) - middleOf(this.view, this.seen)) > width / 2;
    this.view = view;
    clearTimeout(this.resting);
    this.lookOver(SOON, Number.POSITIVE_INFINITY);
    // once round the board: the same picture is painted a whole width further
    if (width && jump) this.rest();
    else this.resting = setTimeout(() => this.rest(), REST);
  }

  private rest(): void {
    clearTimeout(this.resting);
    this.drawn = this.view;
    this.lookOver(EARLY, LATE);
  }

  /** The window was resized: fit the view into it. */
  refit(): void {
    this.move(this.clamp(this.view));
    this.rest();
  }

  zoomAt(factor: number, at: Point): void {
    this.set(zoomed(this.view, factor, at));
  }

  pan(px: number, py: number): void {
    this.set(moved(this.view, px / this.fit, py / this.fit));
  }

  zoomBy(factor: number, at: Point = this.middle): void {
    this.glide(zoomed(this.view, factor, at));
  }

  panBy(right: number, down: number): void {
    this.glide(moved(this.view, -right * this.seen.width, -down * this.seen.height));
  }

  reset(): void {
    this.glide(WHOLE);
  }

  /** A tap on empty ground, at a point of the plane; a double tap zooms in, or out again when already close. */
  tap(at: Point): void {
    const when = performance.now();
    const near = Math.hypot(at.x - this.tapped.x, at.y - this.tapped.y) * this.fit < 30;
    const twice = near && when - this.tapped.when < TWICE;
    this.tapped = { when: twice ? 0 : when, ...at };
    if (!twice) return;
    if (this.view.zoom > 3) this.reset();
    else this.zoomBy(2, at);
  }

  /** Brings points of the board to the middle, as close as names can be read. */
  lookAt(points: readonly Point[], perUnit: number): void {
    const zoom = Math.max(1, Math.min(CLOSEST, perUnit / this.fit));
    const middle = (of: "x" | "y", start: number, size: number) => {
      const all = points.map((point) => point[of]);
      return all.length ? (Math.min(...all) + Math.max(...all)) / 2 : start + size / 2;
    };
    const { left, top, width, height } = this.frame();
    this.glide({
      zoom,
      x: this.seen.left + this.seen.width / 2 - middle("x", left, width) * zoom,
      y: this.seen.top + this.seen.height / 2 - middle("y", top, height) * zoom,
    });
  }

  show(point: Point): void {
    const { width, bleed } = this.round();
    const away = point.x - middleOf(this.view, this.seen);
    // round the edge, if that is nearer and the window may go there
    const round = width && this.seen.width / (2 * this.view.zoom) <= bleed ? width * Math.round(away / width) : 0;
    this.glide(showing(this.view, { x: point.x - round, y: point.y }, this.seen));
  }

  private glide(to: View): void {
    cancelAnimationFrame(this.gliding);
    const from = this.view;
    const target = this.clamp(to);
    if (target.zoom === from.zoom && target.x === from.x && target.y === from.y) return;
    if (
      matchMedia("(prefers-reduced-motion: reduce)").matches ||
      document.documentElement.dataset.motion === "reduced"
    ) {
      this.move(target);
      this.rest();
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.move({ zoom: mix(from.zoom, target.zoom), x: mix(from.x, target.x), y: mix(from.y, target.y) });
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }
}
