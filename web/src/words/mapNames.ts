// The names of the places, tracks and tickets of a map. Sentences with these names are made in tell.ts.
import type { MapFacts } from "../protocol";
import { type Naming, word } from "./tell";

type Named = Readonly<Record<string, string>>;

/** The shown names of everything on a map, by id. */
export interface MapNames {
  places: Named;
  /** Places and tracks. A track is named by its ends; parallel tracks are told apart in brackets. */
  tracks: Named;
  /** Places and tickets, with their points. */
  tickets: Named;
}

export function mapNames(map: Pick<MapFacts, "cities" | "junctions" | "tracks" | "tickets">): MapNames {
  const places: Record<string, string> = {};
  for (const node of [...map.cities, ...map.junctions]) places[node.id] = node.name;
  const joined = (ids: readonly string[]) => ids.map((id) => places[id]).join(" – ");
  const tracks: Record<string, string> = { ...places };
  for (const track of map.tracks) {
    const more = [...track.id.matchAll(/[:#](\w+)/g)].map((match) => word("colour", match[1] ?? ""));
    tracks[track.id] = joined([track.a, track.b]) + (more.length ? ` (${more.join(", ")})` : "");
  }
  const tickets: Record<string, string> = { ...places };
  for (const ticket of map.tickets) tickets[ticket.id] = `${joined(ticket.cities)} (${ticket.connected})`;
  return { places, tracks, tickets };
}

/** The names for one fact: a track and a ticket may share an id, and the fact says which of them it means. */
export function namingFor(fact: object, names: MapNames, seats: readonly string[]): Naming {
  return { seats, names: "track" in fact ? names.tracks : names.tickets };
}
