// How much of a box on the board lies on tracks: the board is a fine grid, and the sums over it answer at once.
import type { Spot } from "./curve";
import type { Box } from "./labels";
import type { Layout } from "./layout";

const CELL = 0.12; // of the size of a text

/** The sums over all cells to the left of and above each corner of the grid. */
interface Sums {
  cell: number;
  left: number;
  top: number;
  columns: number;
  rows: number;
  sums: Float64Array;
}

const known = new WeakMap<Layout, Sums>();

/** The part of a box that lies on spaces. */
export function coveredPart(layout: Layout, box: Box): number {
  const { cell, left, top, columns, rows, sums } = sumsOf(layout);
  const column = (x: number) => Math.min(columns, Math.max(0, Math.round((x - left) / cell)));
  const row = (y: number) => Math.min(rows, Math.max(0, Math.round((y - top) / cell)));
  const [x0, x1, y0, y1] = [column(box.left), column(box.right), row(box.top), row(box.bottom)];
  const upTo = (x: number, y: number) => sums[y * (columns + 1) + x] ?? 0;
  const found = upTo(x1, y1) - upTo(x0, y1) - upTo(x1, y0) + upTo(x0, y0);
  return found / Math.max(1, (x1 - x0) * (y1 - y0));
}

function sumsOf(layout: Layout): Sums {
  const before = known.get(layout);
  if (before) return before;
  const { frame, sizes, round, lanes } = layout;
  const cell = sizes.text * CELL;
  const columns = Math.ceil(frame.width / cell);
  const rows = Math.ceil(frame.height / cell);
  const cells = new Uint8Array(columns * rows);
  const shifts = round ? [-round, 0, round] : [0];
  for (const lane of lanes.values()) {
    for (const bend of lane.bends) {
      for (const shift of shifts) {
        for (let k = 1; k < bend.length; k++) {
          mark(cells, columns, rows, bend[k - 1], bend[k], shift);
        }
      }
    }
  }
  const sums = new Float64Array((columns + 1) * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let line = 0;
    for (let x = 0; x < columns; x++) {
      line += cells[y * columns + x] ?? 0;
      sums[(y + 1) * (columns + 1) + x + 1] = (sums[y * (columns + 1) + x + 1] ?? 0) + line;
    }
  }
  const made = { cell, left: frame.left, top: frame.top, columns, rows, sums };
  known.set(layout, made);
  return made;

  /** Marks the cells of a part of a space. */
  function mark(into: Uint8Array, wide: number, high: number, a?: Spot, b?: Spot, shift = 0): void {
    if (!a || !b) return;
    const [ax, ay] = [(a.x + shift - frame.left) / cell, (a.y - frame.top) / cell];
    const [bx, by] = [(b.x + shift - frame.left) / cell, (b.y - frame.top) / cell];
    const half = sizes.wide / 2 / cell;
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy) || 1;
    const from = Math.max(0, Math.floor(Math.min(ay, by) - half));
    const to = Math.min(high - 1, Math.ceil(Math.max(ay, by) + half));
    const start = Math.max(0, Math.floor(Math.min(ax, bx) - half));
    const end = Math.min(wide - 1, Math.ceil(Math.max(ax, bx) + half));
    for (let y = from; y <= to; y++) {
      for (let x = start; x <= end; x++) {
        const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
        const along = (px * dx + py * dy) / length;
        const aside = Math.abs(px * dy - py * dx) / length;
        if (aside <= half && along >= -0.3 && along <= length + 0.3) into[y * wide + x] = 1;
      }
    }
  }
}
