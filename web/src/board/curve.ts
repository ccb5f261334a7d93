// A quadratic curve between two points, measured along its length. It knows points and nothing of a board.

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  /** Direction of travel in radians. */
  angle: number;
}

const STEPS = 32;

export function distance(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy); // several times faster than Math.hypot
}

/** A quadratic curve from a to b, bent towards a control point. */
export class Curve {
  readonly length: number;
  private readonly marks: number[] = [0];

  constructor(
    readonly a: Point,
    readonly control: Point,
    readonly b: Point,
  ) {
    let last: Point = a;
    let sum = 0;
    for (let i = 1; i <= STEPS; i++) {
      const next = this.point(i / STEPS);
      sum += distance(last, next);
      this.marks.push(sum);
      last = next;
    }
    this.length = sum;
  }

  /** The curve whose middle lies `bow` times the distance to the left of the straight line. */
  static bowed(a: Point, b: Point, bow: number): Curve {
    const x = (a.x + b.x) / 2 + 2 * bow * (b.y - a.y);
    const y = (a.y + b.y) / 2 - 2 * bow * (b.x - a.x);
    return new Curve(a, { x, y }, b);
  }

  /** The curve that passes through a third point. */
  static through(a: Point, via: Point, b: Point): Curve {
    const first = distance(a, via);
    const t = Math.min(0.75, Math.max(0.25, first / (first + distance(via, b) || 1)));
    const weight = 2 * t * (1 - t);
    const x = (via.x - (1 - t) ** 2 * a.x - t ** 2 * b.x) / weight;
    const y = (via.y - (1 - t) ** 2 * a.y - t ** 2 * b.y) / weight;
    return new Curve(a, { x, y }, b);
  }

  /** The point at a distance along the curve, moved `aside` to the right of the direction of travel. */
  at(along: number, aside = 0): Spot {
    const t = this.parameter(along);
    const { x, y } = this.point(t);
    const angle = this.angle(t);
    return { x: x - aside * Math.sin(angle), y: y + aside * Math.cos(angle), angle };
  }

  private point(t: number): Point {
    const s = 1 - t;
    return {
      x: s * s * this.a.x + 2 * s * t * this.control.x + t * t * this.b.x,
      y: s * s * this.a.y + 2 * s * t * this.control.y + t * t * this.b.y,
    };
  }

  private angle(t: number): number {
    const dx = (1 - t) * (this.control.x - this.a.x) + t * (this.b.x - this.control.x);
    const dy = (1 - t) * (this.control.y - this.a.y) + t * (this.b.y - this.control.y);
    return Math.atan2(dy, dx);
  }

  private parameter(along: number): number {
    let i = 1;
    let last = STEPS;
    while (i < last) {
      const middle = (i + last) >> 1;
      if ((this.marks[middle] ?? 0) < along) i = middle + 1;
      else last = middle;
    }
    const before = this.marks[i - 1] ?? 0;
    const after = this.marks[i] ?? before;
    const part = after > before ? (along - before) / (after - before) : 0;
    return (i - 1 + Math.min(1, Math.max(0, part))) / STEPS;
  }
}
