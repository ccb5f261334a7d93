// The sizes of things on the board of a map: wagons as long as its shortest tracks allow, the rest in proportion.
import { distance, type Point } from "./curve";
import { beyond, roundOf } from "./round";
import type { MapFacts } from "./types";

export interface Sizes {
  /** A space, along and across its track. */
  long: number;
  wide: number;
  /** Between two spaces of a track, and between two tracks side by side. */
  gap: number;
  /** The dot of a city. */
  dot: number;
  /** From the middle of a city to its first space. */
  clear: number;
  text: number;
  /** Above and below the outermost cities. */
  margin: number;
  /** Beside them: nothing where the board goes round. */
  side: number;
}

export function places(map: MapFacts): Map<string, Point> {
  return new Map([...map.cities, ...map.junctions].map((node) => [node.id, node]));
}

export function sizesFor(map: MapFacts): Sizes {
  const at = places(map);
  const unit = map.width / 1000;
  const round = roundOf(map);
  const pitches = map.tracks.map((track) => {
    const a = at.get(track.a);
    const b = at.get(track.b);
    if (!a || !b) return 30 * unit;
    const end = track.wrap ? beyond(a, b, round).b : b;
    return (distance(a, end) - 22 * unit) / track.length;
  });
  pitches.sort((one, other) => one - other);
  // a seventh of the tracks may bend to be long enough
  const pitch = pitches[Math.floor(pitches.length / 7)] ?? 30 * unit;
  const long = Math.min(30 * unit, Math.max(17 * unit, pitch - 3 * unit));
  const wide = long * 0.38;
  const dot = long * 0.23;
  const margin = 34 * unit;
  return {
    long,
    wide,
    gap: long * 0.09,
    dot,
    clear: dot + wide * 0.42,
    text: 11.5 * unit,
    margin,
    side: round ? 0 : margin,
  };
}
