// A fingerprint of what drawing depends on: places and tracks. It tells whether a picture was drawn for exactly this map,
// since a custom map may have the id of a built-in one.
import type { MapFacts } from "./types";

export function fingerprint({ cities, junctions, tracks }: MapFacts): string {
  const places = [...cities, ...junctions].map(({ id, x, y }) => [id, x, y].join());
  const lines = tracks.map(({ a, b, length, via, wrap }) =>
    [a, b, length, via?.join(), ...(wrap ? ["wrap"] : [])].join(),
  );
  // FNV-1a over the letters, in 32 bits
  let hash = 0x811c9dc5;
  for (const letter of [...places, ...lines].join(";")) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
