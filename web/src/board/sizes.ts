// The sizes of things on the board of a map: wagons as broad as its shortest tracks allow, the rest in proportion.
import { distance, type Point } from "./curve";
import { beyond, roundOf } from "./round";
import type { MapFacts } from "./types";
import type { Frame } from "./view";

export interface Sizes {
  /** A space along its track as it should be at least, and at most. */
  long: number;
  most: number;
  /** A space across its track. */
  wide: number;
  /** Between two spaces of a track, and between two tracks side by side. */
  gap: number;
  /** The dot of a city. */
  dot: number;
  /** From the middle of a city to its first space. */
  clear: number;
  text: number;
  /** Where tracks and names belong: around the cities. */
  bounds: Frame;
}

/** The window that sizes are made for: in it, one unit of these sizes is one pixel. */
const WINDOW = { width: 1048, height: 680 };
const THIN = 0.4;
const MARGIN = { across: 44, down: 26 };

export function places(map: MapFacts): Map<string, Point> {
  return new Map([...map.cities, ...map.junctions].map((node) => [node.id, node]));
}

export function sizesFor(map: MapFacts): Sizes {
  const at = places(map);
  const round = roundOf(map);
  const nodes = boxAround([...at.values()], map);
  const width = round || (nodes.width * WINDOW.width) / (WINDOW.width - 2 * MARGIN.across);
  const height = (nodes.height * WINDOW.height) / (WINDOW.height - 2 * MARGIN.down);
  const unit = Math.max(width / WINDOW.width, height / WINDOW.height);
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
  const long = Math.min(30 * unit, Math.max(19 * unit, pitch - 3 * unit));
  const wide = long * 0.38;
  const dot = wide * 0.56;
  const [across, down] = [MARGIN.across * unit, MARGIN.down * unit];
  return {
    long,
    most: 58 * unit,
    wide,
    gap: wide * 0.2,
    dot,
    clear: dot + wide * 0.33,
    text: 12.6 * unit,
    bounds: grown(nodes, across, down, round),
  };
}

/** A frame with room around it, and never a thin strip: tracks may bend around what lies between their ends. */
function grown({ left, top, width, height }: Frame, across: number, down: number, round: number): Frame {
  const wide = round || Math.max(width + 2 * across, height * THIN);
  const high = Math.max(height + 2 * down, width * THIN);
  return { left: round ? 0 : left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
}

/** The least frame around these points; that of the whole map where there are none, or all in one place. */
export function boxAround(points: readonly Point[], map: Pick<MapFacts, "width" | "height">): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  if (!(width > 0 || height > 0)) return { left: 0, top: 0, width: map.width, height: map.height };
  return { left, top, width, height };
}
