// Keeps the address of the page at the moment that is shown. Browsers limit how often an address may change, and a
// replay runs through many moments in a second.

const PAUSE = 400; // milliseconds between two changes

export interface Address {
  show(path: string): void;
  stop(): void;
}

/** Changes the address at once, and after that at most every 400 ms, to the newest path. */
export function keepAddress(write = (path: string) => history.replaceState(null, "", path)): Address {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let newest: string | null = null;

  function flush() {
    waiting = null;
    if (newest === null) return;
    write(newest);
    newest = null;
    waiting = setTimeout(flush, PAUSE);
  }

  return {
    show(path) {
      newest = path;
      if (waiting === null) flush();
    },
    stop() {
      if (waiting !== null) clearTimeout(waiting);
      waiting = null;
    },
  };
}
