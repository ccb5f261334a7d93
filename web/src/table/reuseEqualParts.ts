// What came from the server, with those parts of it that say nothing new as the objects one has already: who hangs on
// such a part is not disturbed. Plain JSON only.

type Plain = Readonly<Record<string, unknown>>;

/** The newer of two; where the older one says the same, in all or in a part, that is kept. */
export function reuseEqualParts<T>(old: unknown, next: T): T {
  if (Object.is(old, next) || !isObject(old) || !isObject(next)) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  const parts = keys.map((key) => reuseEqualParts(old[key], next[key]));
  if (keys.length === Object.keys(old).length && keys.every((key, i) => key in old && old[key] === parts[i]))
    return old as T;
  return (Array.isArray(next) ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]))) as T;
}

function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null;
}
