// Structural sharing: a new value in which the parts equal to those of the old one are the same objects, so that what
// depends on them is not updated. For plain JSON only.

type Plain = Readonly<Record<string, unknown>>;

/** The new value, with every part that is equal to the old one taken from the old one. */
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
