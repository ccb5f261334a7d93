// Sounds wait for the first press, follow the settings, and are few at once.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../stores/settings.svelte";

const RATE = 8000;
let struck: { ms: number; loud: number; at: number }[] = [];
let stopped = 0;

class Ears {
  state = "running";
  currentTime = 0;
  sampleRate = RATE;
  destination = {};
  async resume() {}
  async suspend() {}
  createBuffer = (_: number, length: number) => ({ length, copyToChannel() {} });
  createGain = () => ({ gain: { value: 0 }, connect: (next: unknown) => next });
  createBufferSource() {
    let gain = { gain: { value: 0 } };
    return {
      buffer: { length: 0 },
      connect(next: typeof gain) {
        gain = next;
        return next;
      },
      start(at: number) {
        struck.push({ ms: this.buffer.length / 8, loud: gain.gain.value, at });
      },
      stop: () => {
        stopped += 1;
      },
    };
  }
}

async function fresh(): Promise<typeof import("./play")> {
  vi.resetModules();
  vi.doMock("../stores/settings.svelte", () => ({ settings }));
  return import("./play");
}

async function press(): Promise<void> {
  window.dispatchEvent(new Event("pointerup"));
  await vi.advanceTimersByTimeAsync(200);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  struck = [];
  stopped = 0;
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Ears);
  settings.chosen = { ...settings.chosen, sounds: true, volume: 0.5 };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is silent until the page was pressed, and then as loud as wished", async () => {
  const { play } = await fresh();
  play("knock");
  expect(struck).toEqual([]);
  await press();
  play("knock");
  play("card", { loudness: 0.5, delay: 80 });
  expect(struck).toEqual([
    { ms: 172, loud: 0.5, at: 0 },
    { ms: 62, loud: 0.25, at: 0.08 },
  ]);
});

it("follows the settings", async () => {
  const { play } = await fresh();
  await press();
  settings.chosen = { ...settings.chosen, sounds: false };
  play("knock");
  settings.chosen = { ...settings.chosen, sounds: true, volume: 0 };
  play("knock");
  expect(struck).toEqual([]);
});

it("plays a few at once, and none when it is hushed", async () => {
  const { play, hush } = await fresh();
  await press();
  for (let i = 0; i < 20; i += 1) play("click", { step: i });
  expect(struck).toHaveLength(6);
  hush();
  expect(stopped).toBe(6);
  play("click");
  expect(struck).toHaveLength(7);
});

it("calls to my turn even while the page is hidden, and plays nothing else then", async () => {
  const { play } = await fresh();
  await press();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  play("coin");
  play("knock");
  expect(struck.map(({ ms }) => ms)).toEqual([172]);
});
