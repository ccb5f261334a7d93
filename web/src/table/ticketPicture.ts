// The miniature map of a ticket: its cities, the way between them, and the land around, cut out of the board's picture
// and made simple enough to be drawn small. It knows the map's facts, nothing of how the picture is styled.
import { type Art, BLEED, type Lines } from "../board/art";
import { roundOf } from "../board/round";
import type { MapFacts } from "../board/types";

interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

export interface TicketPicture {
  viewBox: string;
  /** About a hundredth of the width in which it is shown. */
  unit: number;
  /** How far the picture of the board goes; beyond it is paper. */
  sheet: Box;
  land: string;
  lakes: string;
  islands: string;
  /** The seat's tracks on the way, and those that are missing. */
  own: string;
  missing: string;
  cities: Point[];
}

const NARROW = 1.15; // the picture may be shown between these shapes, width to height
const USUAL = 2.2;
const BROAD = 5;
const LEAST = 0.2; // of the map's width: how little of it is shown at least

/** A straight line joins the cities where no way is known (`own` and `missing` are empty), unless there is `none`. */
export function ticketPicture(
  map: MapFacts,
  art: Art | null,
  ticket: { cities: readonly string[]; own: readonly string[]; missing: readonly string[]; none?: boolean },
): TicketPicture {
  const places = new Map<string, Point>([...map.cities, ...map.junctions].map((place) => [place.id, place]));
  const tracks = new Map(map.tracks.map((track) => [track.id, track]));
  const ends = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const track = tracks.get(id);
      return track ? [[track.a, track.b] as const] : [];
    });
  const own = ends(ticket.own);
  let missing = ends(ticket.missing);
  if (!own.length && !missing.length && !ticket.none)
    missing = ticket.cities.slice(1).map((city, i) => [ticket.cities[i] ?? city, city] as const);
  const used = [...ticket.cities, ...own.flat(), ...missing.flat()];
  const at = together(used, places, roundOf(map));
  const drawn = used.map((id) => at(id));
  const box = around(drawn, map.width);
  const view = {
    x: box.x - Math.max(0, box.height * BROAD - box.width) / 2,
    y: box.y - Math.max(0, box.width / NARROW - box.height) / 2,
    width: Math.max(box.width, box.height * BROAD),
    height: Math.max(box.height, box.width / NARROW),
  };
  const lines = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([a, b]) => `M${at(a).x} ${at(a).y}L${at(b).x} ${at(b).y}`).join("");
  const cut = (layer: keyof Lines) => (art ? cutOut(art[layer], view, view.width / 170) : "");
  return {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    unit: Math.max(box.width, box.height * USUAL) / 100,
    sheet: art ? { x: -BLEED, y: -BLEED, width: map.width + 2 * BLEED, height: map.height + 2 * BLEED } : view,
    land: cut("land"),
    lakes: cut("lakes"),
    islands: cut("islands"),
    own: lines(own),
    missing: lines(missing),
    cities: ticket.cities.map(at),
  };
}

/** Where the places are on a board that goes round: it is cut where most of it is empty, so that they lie together. */
function together(ids: readonly string[], places: ReadonlyMap<string, Point>, round: number): (id: string) => Point {
  const plain = (id: string) => places.get(id) ?? { x: 0, y: 0 };
  if (!round) return plain;
  const xs = [...new Set(ids.map((id) => plain(id).x))].sort((one, other) => one - other);
  let cut = 0;
  let widest = (xs[0] ?? 0) + round - (xs.at(-1) ?? 0);
  for (const [i, x] of xs.slice(1).entries()) {
    const gap = x - (xs[i] ?? 0);
    if (gap > widest) [widest, cut] = [gap, x];
  }
  // most of the way is shown where the map itself is
  const right = xs.filter((x) => x >= cut).length * 2 >= xs.length;
  return (id) => {
    const { x, y } = plain(id);
    return { x: x < cut ? x + (right ? round : 0) : x - (right ? 0 : round), y };
  };
}

function around(points: readonly Point[], whole: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(right - left, whole * LEAST * 0.6);
  const high = Math.max(bottom - top, whole * LEAST * 0.24);
  const edge = Math.max(wide * 0.2, high * 0.22);
  return {
    x: (left + right - wide) / 2 - edge,
    y: (top + bottom - high) / 2 - edge,
    width: wide + 2 * edge,
    height: high + 2 * edge,
  };
}

const corners = new Map<string, Point[][]>();

/** The corners of a path, read once: pictures are large. Pictures are in half units of the map. */
function cornersOf(path: string): Point[][] {
  const known = corners.get(path);
  if (known) return known;
  const read = path.split("M").map((part) => {
    const numbers = part.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    return Array.from({ length: numbers.length >> 1 }, (_, i) => ({
      x: (numbers[2 * i] ?? 0) / 2,
      y: (numbers[2 * i + 1] ?? 0) / 2,
    }));
  });
  corners.set(path, read);
  return read;
}

/** The part of a path that lies in the box, without details smaller than `fine`. What is outside runs along its edge. */
function cutOut(path: string, box: Box, fine: number): string {
  const edge = fine * 6;
  const clamp = (value: number, from: number, size: number) =>
    Math.min(Math.max(value, from - edge), from + size + edge);
  const parts = cornersOf(path).map((points) => {
    const kept: Point[] = [];
    let last: Point | null = null;
    for (const point of points) {
      const next: Point = { x: clamp(point.x, box.x, box.width), y: clamp(point.y, box.y, box.height) };
      if (last && Math.hypot(next.x - last.x, next.y - last.y) < fine) continue;
      kept.push(next);
      last = next;
    }
    return kept;
  });
  const round = (value: number) => Math.round(value * 10) / 10;
  const inside = ({ x, y }: Point) =>
    x > box.x - edge && x < box.x + box.width + edge && y > box.y - edge && y < box.y + box.height + edge;
  return parts
    .filter((points) => points.length > 2 && (points.some(inside) || surrounds(points, box)))
    .map((points) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`)
    .join("");
}

/** Points that all lie on the edge may still go round the box: then all of it is land. */
function surrounds(points: readonly Point[], box: Box): boolean {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  let crossed = false;
  for (const [i, one] of points.entries()) {
    const other = points[(i + 1) % points.length] ?? one;
    if (one.y > middle.y === other.y > middle.y) continue;
    const x = one.x + ((middle.y - one.y) / (other.y - one.y)) * (other.x - one.x);
    if (x > middle.x) crossed = !crossed;
  }
  return crossed;
}
