// The names of the places, tracks and tickets of a map. Sentences with these names are made in tell.ts.
import type { MapFacts, Ticket } from "../protocol";
import { type Naming, word } from "./tell";

type Named = Readonly<Record<string, string>>;

/** The shown names of everything on a map, by id. */
export interface MapNames {
  places: Named;
  /** Places and tracks. A track is named by its ends; parallel tracks are told apart in brackets. */
  tracks: Named;
  /** Places and tickets, with their points; the cities of a tour in their order. */
  tickets: Named;
}

export function mapNames(map: Pick<MapFacts, "cities" | "junctions" | "tracks" | "tickets">): MapNames {
  const places: Record<string, string> = {};
  for (const node of [...map.cities, ...map.junctions]) places[node.id] = node.name;
  const place = (id: string) => places[id] ?? id;
  const tracks: Record<string, string> = { ...places };
  for (const track of map.tracks) {
    const more = [...track.id.matchAll(/[:#](\w+)/g)].map(([, tag = ""]) =>
      word(tag === track.kind ? "kind" : "colour", tag),
    );
    tracks[track.id] = `${place(track.a)} – ${place(track.b)}${more.length ? ` (${more.join(", ")})` : ""}`;
  }
  const tickets: Record<string, string> = { ...places };
  for (const ticket of map.tickets) tickets[ticket.id] = `${ticketCities(ticket, place)} (${ticketPoints(ticket)})`;
  return { places, tracks, tickets };
}

/** The cities of a ticket; those of a tour in their order (W-TOUR-1). */
export function ticketCities({ cities, in_order }: Ticket, place: (id: string) => string): string {
  return cities.map(place).join(in_order == null ? " – " : " → ");
}

/** What a ticket can gain: its points, or those of a tour in order and only connected. */
export function ticketPoints({ connected, in_order }: Ticket): string {
  return in_order == null ? String(connected) : `${in_order}/${connected}`;
}

/** The names for one fact: a track and a ticket may share an id, and the fact says which of them it means. */
export function namingFor(fact: object, names: MapNames, seats: readonly string[]): Naming {
  return { seats, names: "track" in fact ? names.tracks : names.tickets };
}
