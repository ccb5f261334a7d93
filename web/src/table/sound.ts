// "Your turn" as a sound: two soft notes, made on the spot; no file is loaded.
// It plays what it is asked for; whether sounds are wanted is decided by the settings.
let context: AudioContext | null = null;

/** Two notes up for one's turn; three down for the end. A browser that won't play stays silent. */
export async function chime(notes: readonly number[] = [523, 784], volume = 0.15): Promise<void> {
  try {
    context ??= new AudioContext();
    await context.resume();
    const start = context.currentTime;
    for (const [i, note] of notes.entries()) strike(context, note, start + i * 0.16, volume);
  } catch {
    // no sound device, or not allowed before the first touch
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
