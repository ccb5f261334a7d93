// The present moment for everything that counts down by itself between two messages of the server.

const BEAT = 500; // milliseconds

/** `performance.now()`, renewed twice a second while `active()` holds. Call it while a component is made. */
export function moments(active: () => boolean): () => number {
  let now = $state(performance.now());
  $effect(() => {
    if (!active()) return;
    now = performance.now();
    const beat = setInterval(() => {
      now = performance.now();
    }, BEAT);
    return () => clearInterval(beat);
  });
  return () => now;
}
