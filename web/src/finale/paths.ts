// The way that a ticket or a path takes over the tracks of a seat, as points of the board for tracing it.
// It only shows what the score sheet says is connected; it decides nothing.
import type { Layout } from "../board/layout";
import type { City, Junction, MapFacts, Ticket, Track } from "../protocol";
import type { Ending } from "./ending";
import type { Item } from "./items";

export interface Point {
  x: number;
  y: number;
}

/** A track passed from one of its ends to the other. */
export interface Leg {
  track: string;
  from: string;
}

type Ends = Pick<Track, "id" | "a" | "b" | "length">;

/** The way between two places with the fewest spaces; null where there is none. */
export function wayBetween(tracks: readonly Ends[], from: string, to: string): Leg[] | null {
  const best = new Map<string, { cost: number; legs: Leg[] }>([[from, { cost: 0, legs: [] }]]);
  const open = [from];
  while (open.length) {
    open.sort((one, other) => (best.get(one)?.cost ?? 0) - (best.get(other)?.cost ?? 0));
    const place = open.shift() as string;
    const here = best.get(place);
    if (!here) continue;
    if (place === to) return here.legs;
    for (const track of tracks) {
      if (track.a !== place && track.b !== place) continue;
      const next = track.a === place ? track.b : track.a;
      const cost = here.cost + track.length;
      if (cost >= (best.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(next, { cost, legs: [...here.legs, { track: track.id, from: place }] });
      open.push(next);
    }
  }
  return null;
}

/** Tracks that follow each other, each with the end where it begins. */
export function chained(tracks: readonly Ends[]): Leg[] {
  return tracks.map((track, i) => {
    const next = tracks[i + 1];
    const last = tracks[i - 1];
    const meets = (place: string, other: Ends | undefined) => other !== undefined && [other.a, other.b].includes(place);
    const back = next ? meets(track.a, next) && !meets(track.b, next) : meets(track.b, last) && !meets(track.a, last);
    return { track: track.id, from: back ? track.b : track.a };
  });
}

/** The way that an item traces: that of a completed ticket, of a tour's run, of the longest path. */
export function legsOf(item: Item, ticket: Ticket | undefined, own: readonly Ends[], all: readonly Ends[]): Leg[] {
  const known = new Map(all.map((track) => [track.id, track]));
  const named = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  if (item.kind === "longest" || item.kind === "borrowed") return chained(named(item.tracks));
  if (item.tour?.outcome === "in_order") return chained(named(item.tour.run));
  if (item.kind !== "ticket" || !item.done || !ticket) return [];
  const cities = ticket.cities;
  return cities.slice(1).flatMap((city, i) => wayBetween(own, cities[i] ?? "", city) ?? []);
}

/** The way of a seat's ticket over its own tracks and those that it has borrowed. */
export function wayOf({ map, owners, sheet }: Ending, item: Item, ticket: Ticket | undefined): Leg[] {
  const borrowed = sheet?.seats[item.seat ?? -1]?.borrowed ?? [];
  const passable = map.tracks.filter(({ id }) => owners[id] === item.seat || borrowed.includes(id));
  return legsOf(item, ticket, passable, map.tracks);
}

/** The tracks of a map and the places between them, by their ids. */
export interface Ground {
  tracks: ReadonlyMap<string, Track>;
  places: ReadonlyMap<string, City | Junction>;
}

export function groundOf({ tracks, cities, junctions }: MapFacts): Ground {
  return {
    tracks: new Map(tracks.map((track) => [track.id, track])),
    places: new Map([...cities, ...junctions].map((place) => [place.id, place])),
  };
}

/** A way as lines of points: more than one where it goes round the edge of the board. */
export function lineOf(legs: readonly Leg[], { tracks, places }: Ground, layout: Layout): Point[][] {
  const lines: Point[][] = [];
  for (const { track: id, from } of legs) {
    const track = tracks.get(id);
    const spaces = layout.lanes.get(id)?.spaces ?? [];
    const ends = [places.get(track?.a ?? ""), places.get(track?.b ?? "")];
    if (!track || !ends[0] || !ends[1]) continue;
    const points = [ends[0], ...spaces, ends[1]].map(({ x, y }) => ({ x, y }));
    if (from === track.b) points.reverse();
    for (const point of points) {
      const last = lines.at(-1)?.at(-1);
      if (last && !far(last, point, layout.round)) lines.at(-1)?.push(point);
      else lines.push([point]);
    }
  }
  return lines;
}

/** Two points on different sides of a board that goes round. */
function far(one: Point, other: Point, round: number): boolean {
  return round > 0 && Math.abs(one.x - other.x) > round / 2;
}

/** The part of a way up to this share of its length, and the point it has reached. */
export function upTo(lines: readonly (readonly Point[])[], share: number): { d: string; end: Point | null } {
  let left = share * lines.reduce((sum, line) => sum + lengthOf(line), 0);
  let d = "";
  let end: Point | null = null;
  for (const line of lines) {
    if (left <= 0 && d) break;
    for (const [i, point] of line.entries()) {
      const last = line[i - 1];
      if (!last) {
        d += `M${say(point)}`;
        end = point;
        continue;
      }
      const step = Math.hypot(point.x - last.x, point.y - last.y);
      const part = Math.min(1, left / (step || 1));
      end = { x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part };
      d += `L${say(end)}`;
      left -= step;
      if (left <= 0) break;
    }
  }
  return { d, end };
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, i) => {
    const last = line[i] as Point;
    return sum + Math.hypot(point.x - last.x, point.y - last.y);
  }, 0);
}

function say({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
