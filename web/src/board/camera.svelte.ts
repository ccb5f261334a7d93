// The board's camera: the view as it is now, moved at once by hand or smoothly by a button. While it moves, the picture
// drawn last is only pushed and stretched, which is quick; when it rests the board is drawn anew, crisp.
import type { Point } from "./curve";
import { type Frame, moved, showing, type View, WHOLE, windowOf, within, zoomed } from "./view";

const GLIDE = 180; // milliseconds
const REST = 140; // milliseconds without a move
const TWICE = 320; // milliseconds between the taps of a double tap

export class Camera {
  view = $state.raw<View>(WHOLE);
  /** The view the board is drawn for. */
  drawn = $state.raw<View>(WHOLE);
  width = $state(0);
  height = $state(0);
  private gliding = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private tapped = { when: 0, x: 0, y: 0 };
  readonly seen: Frame = $derived.by(() => windowOf(this.frame(), this.width, this.height));
  /** Pixels for a unit of the board when it is not zoomed. */
  readonly fit: number = $derived(this.seen.width > 0 ? this.width / this.seen.width : 1);
  /** How the drawn picture must be stretched and pushed, in pixels, to look as the view says; nothing at rest. */
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

  constructor(private readonly frame: () => Frame) {}

  /** A place in the window, in pixels from its corner, as a point of the plane before zooming. */
  plane(px: number, py: number): Point {
    return { x: this.seen.left + px / this.fit, y: this.seen.top + py / this.fit };
  }

  /** The point of the board under a point of the plane. */
  board(at: Point): Point {
    return { x: (at.x - this.view.x) / this.view.zoom, y: (at.y - this.view.y) / this.view.zoom };
  }

  private get middle(): Point {
    return { x: this.seen.left + this.seen.width / 2, y: this.seen.top + this.seen.height / 2 };
  }

  private clamp(view: View): View {
    return within(view, this.frame(), this.seen);
  }

  set(view: View): void {
    cancelAnimationFrame(this.gliding);
    this.move(this.clamp(view));
  }

  private move(view: View): void {
    this.view = view;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), REST);
  }

  private rest(): void {
    clearTimeout(this.resting);
    this.drawn = this.view;
  }

  /** The window has another size: the view must fit it. */
  refit(): void {
    this.view = this.clamp(this.view);
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

  /** A tap on bare ground, at a point of the plane; the second of two goes closer, or back when close already. */
  tap(at: Point): void {
    const when = performance.now();
    const near = Math.hypot(at.x - this.tapped.x, at.y - this.tapped.y) * this.fit < 30;
    const twice = near && when - this.tapped.when < TWICE;
    this.tapped = { when: twice ? 0 : when, ...at };
    if (!twice) return;
    if (this.view.zoom > 3) this.reset();
    else this.zoomBy(2, at);
  }

  show(point: Point): void {
    this.glide(showing(this.view, point, this.seen));
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
      this.view = target;
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
