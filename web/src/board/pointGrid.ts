// Points that lie already, found by neighbourhood: how hard would a new one press on them?
import { distance, type Point } from "./curve";

export class PointGrid<Owner> {
  private readonly cells = new Map<number, Point[]>();
  private readonly owned = new Map<Owner, readonly Point[]>();

  constructor(private readonly near: number) {}

  /** The points of an owner, instead of those it had. */
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

  /** Nothing at a distance, one for each point that lies half as near as it may. */
  crowding(dot: Point): number {
    let sum = 0;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const other of this.cells.get(this.key(dot.x + dx * this.near, dot.y + dy * this.near)) ?? []) {
          sum += Math.min(1, Math.max(0, 2 - (2 * distance(dot, other)) / this.near));
        }
      }
    }
    return sum;
  }

  private key(x: number, y: number): number {
    return Math.floor(x / this.near) * 65536 + Math.floor(y / this.near);
  }
}
