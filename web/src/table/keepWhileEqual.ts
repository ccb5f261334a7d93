// The same thing as long as it says the same: so that what hangs on it is not drawn anew for nothing.

/** Gives back the earlier object where the new one is equal to it. Sets, arrays and plain objects of plain values. */
export function keepWhileEqual<T>(): (next: T) => T {
  let last: { value: T; text: string } | null = null;
  return (next) => {
    const text = JSON.stringify(next, plain);
    if (last?.text !== text) last = { value: next, text };
    return last.value;
  };
}

function plain(_: string, value: unknown): unknown {
  return value instanceof Set ? [...value] : value;
}
