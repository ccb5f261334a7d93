// Plays the sounds of the table: on after the first press on the page, as loud as the settings say, a few at once.
// The sounds themselves are made in samples.ts, which is loaded when the first one may be heard.
import { settings } from "../stores/settings.svelte";
import type { SoundName, Tuning } from "./samples";

export type { SoundName } from "./samples";

export interface PlayOptions extends Tuning {
  /** From 0 to 1; what rivals do is played at 0.5. */
  loudness?: number;
  /** Milliseconds until it starts. */
  delay?: number;
}

type Samples = typeof import("./samples");

const VOICES = 6; // more at once would only be noise
const REST = 10_000; // milliseconds of silence after which the device is let go
const LATER = 150; // milliseconds; what was pressed is answered first
const PATIENCE = 400; // milliseconds; a sound that comes later than this says nothing any more

let context: AudioContext | null = null;
let samples: Samples | null = null;
let resting = 0;
const buffers = new Map<string, AudioBuffer>();
/** What is playing or about to, by its end in the context's time. */
const playing = new Map<AudioBufferSourceNode, number>();

/** Browsers allow sound only after a press: with the first one, everything is made ready. */
if (typeof window !== "undefined")
  for (const press of ["pointerup", "keyup"]) addEventListener(press, () => setTimeout(wake, LATER), { capture: true });

function wake(): void {
  if (!settings.chosen.sounds || (context && context.state !== "suspended")) return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  void ready();
}

async function ready(): Promise<Samples | null> {
  try {
    context ??= new AudioContext();
    samples ??= await import("./samples");
    if (context.state === "suspended") await context.resume();
    rest();
    return samples;
  } catch {
    return null; // no sound device, or not allowed
  }
}

/** Plays a sound, if sounds are on and the page was pressed before. While the page is hidden only the call to one's turn. */
export function play(name: SoundName, options: PlayOptions = {}): void {
  const { sounds, volume } = settings.chosen;
  const loud = volume * (options.loudness ?? 1);
  if (!sounds || loud <= 0 || (document.hidden && name !== "knock")) return;
  if (!context && !navigator.userActivation?.hasBeenActive) return;
  const asked = performance.now();
  if (samples && context && context.state !== "suspended") strike(samples, context, name, loud, options);
  else
    void ready().then((made) => {
      if (made && context && performance.now() - asked < PATIENCE) strike(made, context, name, loud, options);
    });
}

/** Ends what is heard and what was about to be. */
export function hush(): void {
  for (const source of playing.keys()) source.stop();
  playing.clear();
}

function strike(made: Samples, on: AudioContext, name: SoundName, loud: number, options: PlayOptions): void {
  const { loudness: _, delay = 0, ...tuning } = options;
  const at = on.currentTime + delay / 1000;
  for (const [source, end] of playing) if (end <= on.currentTime) playing.delete(source);
  if ([...playing.values()].filter((end) => end > at).length >= VOICES) return;
  const buffer = bufferOf(made, on, name, tuning);
  const source = on.createBufferSource();
  const gain = on.createGain();
  source.buffer = buffer;
  gain.gain.value = loud;
  source.connect(gain).connect(on.destination);
  source.start(at);
  playing.set(source, at + buffer.length / on.sampleRate);
  rest();
}

function bufferOf(made: Samples, on: AudioContext, name: SoundName, tuning: Tuning): AudioBuffer {
  const key = name + JSON.stringify(tuning);
  const kept = buffers.get(key);
  if (kept) return kept;
  const values = made.sample(name, on.sampleRate, tuning);
  const buffer = on.createBuffer(1, values.length, on.sampleRate);
  buffer.copyToChannel(values, 0);
  buffers.set(key, buffer);
  return buffer;
}

function rest(): void {
  clearTimeout(resting);
  resting = window.setTimeout(() => void context?.suspend(), REST);
}
