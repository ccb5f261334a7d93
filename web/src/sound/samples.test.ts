// Every sound: how long, how loud, at which pitch, and always the same.
import { expect, it } from "vitest";
import { NAMES, PEAK, type SoundName, sample, type Tuning } from "./samples";

const RATE = 48_000;
const LENGTHS: Record<SoundName, number> = {
  card: 62,
  flip: 40,
  click: 71,
  coin: 244,
  drum: 163,
  thud: 265,
  air: 275,
  chime: 386,
  miss: 360,
  bell: 1902,
  knock: 172,
  wheels: 112,
  fanfare: 836,
};
const peak = (values: Float32Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** Hertz, from the number of times that the wave rises through zero. */
function pitch(name: SoundName, tuning: Tuning, from = 0.02, to = 0.06): number {
  const part = sample(name, RATE, tuning).slice(from * RATE, to * RATE);
  const rising = part.reduce((count, value, i) => count + Number(i > 0 && (part[i - 1] ?? 0) < 0 && value >= 0), 0);
  return rising / (to - from);
}

it.each(NAMES)("%s has its length, peaks at -12 dBFS, and ends in silence", (name) => {
  const made = sample(name, RATE, { step: 2 });
  expect(made.length / RATE).toBeCloseTo(LENGTHS[name] / 1000, 3);
  expect(20 * Math.log10(peak(made))).toBeCloseTo(-12, 0);
  expect(peak(made.slice(-48))).toBeLessThan(PEAK / 50);
  expect(made.every(Number.isFinite)).toBe(true);
  expect(sample(name, RATE, { step: 2 })).toEqual(made);
});

it("keeps the lengths at any sample rate", () => {
  for (const name of NAMES) expect(sample(name, 8000).length).toBe(LENGTHS[name] * 8);
});

it("tunes pieces, tickets and drums", () => {
  expect(pitch("click", { step: 12 }) / pitch("click", {})).toBeCloseTo(2, 0);
  expect(pitch("click", { ship: true })).toBeLessThan(pitch("click", {}));
  expect(pitch("chime", { points: 20 })).toBeGreaterThan(pitch("chime", { points: 4 }));
  expect(pitch("chime", { low: true })).toBeLessThan(pitch("chime", {}));
  expect(peak(sample("drum", RATE, { step: 2 })) / peak(sample("drum", RATE, { step: 0 }))).toBeCloseTo(1.4, 3);
  expect(sample("fanfare", RATE, { bot: true }).length).toBeLessThan(sample("fanfare", RATE).length);
});
