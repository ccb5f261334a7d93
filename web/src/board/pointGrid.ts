// A grid of the points placed so far, which tells quickly how crowded a new point would be.
import type { Point } from "./curve";

export class PointGrid<Owner> {
  private readonly cells = new Map<number, Point[]>();
  private readonly owned = new Map<Owner, readonly Point[]>();

  constructor(private readonly near: number) {}

  /** Sets the points of an owner, replacing its earlier ones. */
  put(owner: Owner, dots: readonly Point[]): void {
    for (const dot of this.owned.get(owner) ?? []) {
      const cell = this.cells.get(this.key(dot.x, dot.y));
      cell?.splice(cell.indexOf(dot), 1);
    }
    for (const dot of dots) {
      const key = this.key(dot.x, dot.y);
      const cell = this.cells.get(key);
      if (cell) cell.push(dot);
      else this.cells.set(key, [dot]);
    }
    this.owned.set(owner, dots);
  }

  /** 0 where nothing is near; 1 for each point at half the allowed distance. */
  crowding(dot: Point): number {
    let sum = 0;
    const far = this.near * this.near;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const other of this.cells.get(this.key(dot.x + dx * this.near, dot.y + dy * this.near)) ?? []) {
          const x = dot.x - other.x;
          const y = dot.y - other.y;
          const square = x * x + y * y;
          if (square < far) sum += Math.min(1, 2 - (2 * Math.sqrt(square)) / this.near);
        }
      }
    }
    return sum;
  }

  private key(x: number, y: number): number {
    return Math.floor(x / this.near) * 65536 + Math.floor(y / this.near);
  }
}
