// Plays soft notes, synthesized without a sound file.
// It plays what it is asked to; the settings decide whether sounds are wanted.
let context: AudioContext | null = null;

/** Plays the notes one after another; a browser that can't play them stays silent. */
export async function chime(notes: readonly number[] = [523, 784], volume = 0.15): Promise<void> {
  try {
    context ??= new AudioContext();
    await context.resume();
    const start = context.currentTime;
    for (const [i, note] of notes.entries()) strike(context, note, start + i * 0.16, volume);
  } catch {
    // no sound device, or not allowed before the first interaction
  }
}

function strike(on: AudioContext, note: number, at: number, volume: number): void {
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = "sine";
  tone.frequency.value = note;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(gain).connect(on.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
