// Zoom and pan as numbers: which part of the board is seen, and how far it may be moved. It knows no screen and no events.
import type { Point } from "./curve";
import { folded } from "./round";

/** A point p of the board is drawn at p * zoom + (x, y). */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
export const CLOSEST = 6;

/** The part of the plane that a window of this size in pixels shows when the frame just fits. */
export function windowOf(frame: Frame, width: number, height: number): Frame {
  if (width <= 0 || height <= 0) return frame;
  const scale = Math.min(width / frame.width, height / frame.height);
  const wide = width / scale;
  const high = height / scale;
  return {
    left: frame.left - (wide - frame.width) / 2,
    top: frame.top - (high - frame.height) / 2,
    width: wide,
    height: high,
  };
}

/** The nearest view within the limits of zoom and frame; `bleed` is how far a board that goes round is drawn beyond. */
export function within(view: View, frame: Frame, seen: Frame, bleed = 0): View {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom));
  const over = overOf(zoom, seen, bleed);
  return {
    zoom,
    x:
      over === Number.POSITIVE_INFINITY
        ? view.x
        : axis(view.x, zoom, frame.left - over, frame.width + 2 * over, seen.left, seen.width),
    y: axis(view.y, zoom, frame.top, frame.height, seen.top, seen.height),
  };
}

/** How far a window may reach over the edge: not at all when it shows the whole board, without end from close by. */
function overOf(zoom: number, seen: Frame, bleed: number): number {
  const enough = seen.width / (2 * bleed);
  if (bleed === 0 || zoom <= 1) return 0;
  return zoom >= enough ? Number.POSITIVE_INFINITY : (bleed * (zoom - 1)) / (enough - 1);
}

/** The same view of a board that goes round, with the middle of the window between its edges. */
export function turned(view: View, seen: Frame, round: number): View {
  const middle = middleOf(view, seen);
  const turns = middle - folded(middle, round);
  return turns === 0 ? view : { ...view, x: view.x + turns * view.zoom };
}

/** The point of the board in the middle of the window, along the board. */
export function middleOf(view: View, seen: Frame): number {
  return (seen.left + seen.width / 2 - view.x) / view.zoom;
}

function axis(move: number, zoom: number, start: number, size: number, seenStart: number, seenSize: number): number {
  const drawn = size * zoom;
  if (drawn <= seenSize) return seenStart + (seenSize - drawn) / 2 - start * zoom;
  const most = seenStart - start * zoom;
  const least = seenStart + seenSize - (start + size) * zoom;
  return Math.min(most, Math.max(least, move));
}

/** Zooms by a factor around `at`, whose point of the board stays where it is. */
export function zoomed(view: View, factor: number, at: Point): View {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom * factor));
  const change = zoom / view.zoom;
  return { zoom, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change };
}

export function moved(view: View, dx: number, dy: number): View {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** The smallest move that brings a point of the board well inside the window. */
export function showing(view: View, point: Point, seen: Frame): View {
  const edge = 0.12;
  const need = (at: number, start: number, size: number) => {
    const least = start + size * edge;
    const most = start + size * (1 - edge);
    return at < least ? least - at : at > most ? most - at : 0;
  };
  return moved(
    view,
    need(point.x * view.zoom + view.x, seen.left, seen.width),
    need(point.y * view.zoom + view.y, seen.top, seen.height),
  );
}
