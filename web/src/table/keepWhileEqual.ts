// Keeps the identity of a value while it stays equal, so that what depends on it is not updated in vain.

/** Returns the earlier object while the new one is equal. For sets, arrays and plain objects of plain values. */
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
