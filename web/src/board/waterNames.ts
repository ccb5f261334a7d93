// The name of a water is written along a curve. Letters beyond the ends of the curve are not drawn at all, so a name that
// is too long, as some are in some languages, gets smaller letters.
import { textWidth } from "./textWidth";

/** The room between letters, in multiples of their size. */
export const SPACING = 1 / 7;

/** The size at which the name fits on its curve, at most the usual one. */
export function sizeOnCurve(name: string, d: string, usual: number): number {
  const wide = textWidth(name) + name.length * SPACING;
  return wide ? Math.min(usual, lengthOf(d) / wide) : usual;
}

/** About how long a curve of three points is ("M0 0Q5 5 10 0"): it lies between its chord and its corner. */
function lengthOf(d: string): number {
  const [x = 0, y = 0, cornerX = 0, cornerY = 0, toX = 0, toY = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const chord = Math.hypot(toX - x, toY - y);
  const corner = Math.hypot(cornerX - x, cornerY - y) + Math.hypot(toX - cornerX, toY - cornerY);
  return (2 * chord + corner) / 3;
}
