// The sounds of the table as numbers: this is the synthesis. Every sound is a function of its options and the sample rate
// alone, without any audio device, so that tests can measure it. Nothing is copied from a recording.
import { band, Filter, noise, type Shape, saw, shaped, sine, triangle } from "./tones";

/** The loudest value of any sound: -12 dBFS. */
export const PEAK = 0.25;
const DRUM = 1 / 1.4; // the third beat of a tunnel is 40 % louder than the others
const SEMITONE = 2 ** (1 / 12);
const FIFTH = 1.5;
const A4 = 440;

export type SoundName =
  | "card"
  | "flip"
  | "click"
  | "coin"
  | "drum"
  | "thud"
  | "air"
  | "chime"
  | "miss"
  | "bell"
  | "knock"
  | "wheels"
  | "fanfare";

/** What a sound depends on. */
export interface Tuning {
  /** The number of the piece (click) or of the card (drum), from 0. */
  step?: number;
  /** A ship, not a train (click). */
  ship?: boolean;
  /** The points of the ticket (chime): big tickets ring higher. */
  points?: number;
  /** An octave lower (chime). */
  low?: boolean;
  /** A bot has won (fanfare). */
  bot?: boolean;
}

type Maker = (rate: number, tuning: Tuning) => Float32Array<ArrayBuffer>;

const makers: Record<SoundName, Maker> = {
  card: (rate) =>
    shaped(
      rate,
      62,
      { attack: 2, decay: 60 },
      band(rate, (s) => 3000 - (1200 * s) / 0.062, 0.8),
    ),
  flip: (rate) => {
    const paper = band(rate, () => 1200, 0.8);
    return shaped(rate, 40, { attack: 1, decay: 35 }, (s, i) => paper(s, i) + (s < 0.005 ? 0.5 * sine(2400, s) : 0));
  },
  click: (rate, { step = 0, ship = false }) => {
    const pitch = A4 * SEMITONE ** step;
    const hiss = noise(7);
    const body = (s: number) => (ship ? sine(pitch / FIFTH, s) : triangle(pitch, s));
    return shaped(rate, 71, { attack: 1, decay: 70 }, (s) => body(s) + (s < 0.004 ? 0.6 * hiss() : 0));
  },
  coin: (rate) =>
    sum(rate, [
      { at: 0, part: shaped(rate, 184, { attack: 4, decay: 180 }, (s) => sine(1318.5, s)) },
      { at: 60, part: shaped(rate, 184, { attack: 4, decay: 180 }, (s) => sine(1975.5, s)) },
    ]),
  drum: (rate) => shaped(rate, 163, { attack: 3, decay: 160 }, (s) => gliding(110, 62, 0.163, s)),
  thud: (rate) => {
    const low = new Filter(rate, 0.7);
    const hiss = noise(11);
    return shaped(rate, 265, { attack: 5, decay: 260 }, () => low.low(hiss(), 180));
  },
  air: (rate) => {
    const low = new Filter(rate, 0.7);
    const hiss = noise(13);
    return shaped(rate, 275, { attack: 5, decay: 270 }, (s) => low.low(hiss(), 400 + (3600 * s) / 0.275));
  },
  chime: (rate, { points = 8, low = false }) => {
    const pitch = (520 + 14 * points) / (low ? 2 : 1);
    return shaped(rate, 386, { attack: 6, decay: 380 }, (s) => triangle(pitch, s) + 0.7 * triangle(pitch * FIFTH, s));
  },
  miss: (rate) => {
    const low = new Filter(rate, 0.7);
    return shaped(rate, 360, { attack: 10, decay: 350 }, (s) => low.low(saw(gliding.phase(196, 118, 0.36, s)), 900));
  },
  bell: (rate) => {
    const ring = () =>
      shaped(
        rate,
        1402,
        { attack: 2, decay: 1400 },
        (s) => sine(A4, s) + 0.5 * sine(A4 * 2.76, s) * Math.exp(-3 * s) + 0.25 * sine(A4 * 5.4, s) * Math.exp(-6 * s),
      );
    return sum(rate, [
      { at: 0, part: ring() },
      { at: 500, part: ring() },
    ]);
  },
  knock: (rate) => {
    const hit = () => shaped(rate, 82, { attack: 2, decay: 80 }, (s) => triangle(330, s));
    return sum(rate, [
      { at: 0, part: hit() },
      { at: 90, part: hit() },
    ]);
  },
  wheels: (rate) => {
    const burst = (seed: number) =>
      shaped(
        rate,
        42,
        { attack: 2, decay: 40 },
        band(rate, () => 300, 1.2, seed),
      );
    return sum(rate, [
      { at: 0, part: burst(3) },
      { at: 70, part: burst(5) },
    ]);
  },
  fanfare: (rate, { bot = false }) => {
    const tune = bot ? [659.3, 523.3] : [523.3, 659.3, 784, 1046.5];
    const note: Shape = { attack: 6, decay: 500 };
    return sum(
      rate,
      tune.map((pitch, i) => ({ at: 110 * i, part: shaped(rate, 506, note, (s) => triangle(pitch, s)) })),
    );
  },
};

export const NAMES = Object.keys(makers) as SoundName[];

/** A sound, as loud as allowed. */
export function sample(name: SoundName, rate: number, tuning: Tuning = {}): Float32Array<ArrayBuffer> {
  const made = makers[name](rate, tuning);
  const most = made.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
  const loud = name === "drum" && (tuning.step ?? 0) < 2 ? DRUM : 1;
  return made.map((value) => (value * PEAK * loud) / (most || 1));
}

/** A sine whose pitch falls evenly from one to another. */
function gliding(from: number, to: number, length: number, s: number): number {
  return Math.sin(2 * Math.PI * gliding.phase(from, to, length, s));
}
/** The turns that it has made by then. */
gliding.phase = (from: number, to: number, length: number, s: number) =>
  from * s + ((to - from) * s * s) / (2 * length);

/** Parts that begin at different times, in milliseconds. */
function sum(rate: number, parts: readonly { at: number; part: Float32Array }[]): Float32Array<ArrayBuffer> {
  const starts = parts.map(({ at }) => Math.round((at * rate) / 1000));
  const whole = new Float32Array(Math.max(...parts.map(({ part }, i) => (starts[i] ?? 0) + part.length)));
  for (const [i, { part }] of parts.entries())
    for (const [k, value] of part.entries()) whole[(starts[i] ?? 0) + k] = (whole[(starts[i] ?? 0) + k] ?? 0) + value;
  return whole;
}
