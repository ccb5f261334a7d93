// Is this the very map a picture was drawn for? A map of one's own may bear the name of a built-in one and still lie
// elsewhere. The fingerprint covers what drawing depends on, places and tracks, and nothing else.
import type { MapFacts } from "./types";

export function fingerprint({ cities, junctions, tracks }: MapFacts): string {
  const places = [...cities, ...junctions].map(({ id, x, y }) => [id, x, y].join());
  const lines = tracks.map(({ a, b, length, via }) => [a, b, length, via?.join()].join());
  // FNV-1a over the letters, in 32 bits
  let hash = 0x811c9dc5;
  for (const letter of [...places, ...lines].join(";")) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
