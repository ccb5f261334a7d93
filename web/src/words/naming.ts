// What things are called: maps and seats, and the places, tracks and tickets of a map.
// It makes names from facts and from who sits where; sentences are made in tell.ts, and nothing here knows of play.
import type { MapFacts, Table, TableSeat } from "../protocol";
import { type Naming, word } from "./tell";
import { has, t } from "./words.svelte";

type Named = Readonly<Record<string, string>>;

export function mapName(id: string, given = id): string {
  return has(`map-${id}`) ? t(`map-${id}`) : given;
}

/** A sentence on what a map is like; empty for a map that there are no words for. */
export function mapAbout(id: string): string {
  return has(`map-about-${id}`) ? t(`map-about-${id}`) : "";
}

/** The shown names of everything on a map, by id. */
export interface MapNames {
  places: Named;
  /** Places and tracks. A track is named by its ends; what tells it from others between them stands in brackets. */
  tracks: Named;
  /** Places and tickets, with their points. */
  tickets: Named;
}

export function mapNames(map: Pick<MapFacts, "cities" | "junctions" | "tracks" | "tickets">): MapNames {
  const places: Record<string, string> = {};
  for (const node of [...map.cities, ...map.junctions]) places[node.id] = node.name;
  const ends = (thing: { a: string; b: string }) => `${places[thing.a]} – ${places[thing.b]}`;
  const tracks: Record<string, string> = { ...places };
  for (const track of map.tracks) {
    const more = [...track.id.matchAll(/[:#](\w+)/g)].map((match) => word("colour", match[1] ?? ""));
    tracks[track.id] = ends(track) + (more.length ? ` (${more.join(", ")})` : "");
  }
  const tickets: Record<string, string> = { ...places };
  for (const ticket of map.tickets) tickets[ticket.id] = `${ends(ticket)} (${ticket.points})`;
  return { places, tracks, tickets };
}

/** The naming for one fact: a track and a ticket between the same cities may share an id, and the fact says which it is. */
export function namingFor(fact: object, names: MapNames, seats: readonly string[]): Naming {
  return { seats, names: "track" in fact ? names.tracks : names.tickets };
}

export function seatName(seat: TableSeat, number: number): string {
  if (seat.name) return seat.name;
  if (seat.person) return seat.person.name;
  if (seat.bot) return t("bot-name", { level: t(`bot-level-${seat.bot.level}`) });
  return t("create-seat", { number: number + 1 });
}

export function seatNames(table: Table): string[] {
  return table.seats.map(seatName);
}

/** Names that can be told apart: the second of two equal ones gets a number. */
export function apart(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
