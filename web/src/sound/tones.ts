// What sounds are made of: waves, repeatable noise, a filter, and an envelope. Times in seconds, pitches in hertz.

/** Milliseconds to full loudness, and from there to silence. */
export interface Shape {
  attack: number;
  decay: number;
}

export function sine(pitch: number, s: number): number {
  return Math.sin(2 * Math.PI * pitch * s);
}

export function triangle(pitch: number, s: number): number {
  const turn = (pitch * s + 0.25) % 1;
  return 1 - 4 * Math.abs(turn - 0.5);
}

/** A saw at this number of turns. */
export function saw(turns: number): number {
  return 2 * (turns % 1) - 1;
}

/** White noise, the same for the same seed. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Noise around a pitch that may change. */
export function band(
  rate: number,
  pitch: (s: number) => number,
  q: number,
  seed = 1,
): (s: number, i: number) => number {
  const filter = new Filter(rate, q);
  const hiss = noise(seed);
  return (s) => filter.band(hiss(), pitch(s));
}

/** A state variable filter; its pitch may change with every value. */
export class Filter {
  private bandKept = 0;
  private lowKept = 0;

  constructor(
    private readonly rate: number,
    private readonly q: number,
  ) {}

  low(value: number, pitch: number): number {
    return this.step(value, pitch).low;
  }

  band(value: number, pitch: number): number {
    return this.step(value, pitch).band;
  }

  private step(value: number, pitch: number): { low: number; band: number } {
    const g = Math.tan(Math.PI * Math.min(0.45, pitch / this.rate));
    const k = 1 / this.q;
    const high = (value - (k + g) * this.bandKept - this.lowKept) / (1 + g * (g + k));
    const band = g * high + this.bandKept;
    const low = g * band + this.lowKept;
    this.bandKept = g * high + band;
    this.lowKept = g * band + low;
    return { low, band };
  }
}

/** A wave under an envelope that rises evenly and falls ever more slowly, to silence at the end. */
export function shaped(
  rate: number,
  length: number,
  { attack, decay }: Shape,
  wave: (s: number, i: number) => number,
): Float32Array<ArrayBuffer> {
  const values = new Float32Array(Math.round((length * rate) / 1000));
  for (let i = 0; i < values.length; i += 1) {
    const ms = (i * 1000) / rate;
    const rising = Math.min(1, ms / attack);
    const left = Math.max(0, 1 - (ms - attack) / decay);
    values[i] = wave(i / rate, i) * rising * (ms < attack ? 1 : left * left);
  }
  return values;
}
