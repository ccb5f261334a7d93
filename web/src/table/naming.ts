// What things are called on this map and at this table, so that facts can be told in words.
// Names come from the map's facts and from who sits where; the sentences are made elsewhere.
import type { City, MapFacts, TicketFact, Track } from "../protocol";
import type { Naming } from "../words/tell";

type Named = Readonly<Record<string, string>>;

const asIs = (colour: string) => colour;

export interface MapNames {
  places: Named;
  /** Places and tracks. A track is named by its ends; what tells it from others between them stands in brackets. */
  tracks: Named;
  /** Places and tickets, with their points. */
  tickets: Named;
}

export function mapNames(map: Pick<MapFacts, "cities" | "junctions" | "tracks" | "tickets">, colour = asIs): MapNames {
  const places: Record<string, string> = {};
  for (const node of [...map.cities, ...map.junctions]) places[node.id] = node.name;
  const ends = (thing: { a: string; b: string }) => `${places[thing.a]} – ${places[thing.b]}`;
  const tracks: Record<string, string> = { ...places };
  for (const track of map.tracks) {
    const more = [...track.id.matchAll(/[:#](\w+)/g)].map((match) => colour(match[1] ?? ""));
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

/** Names that can be told apart: the second of two equal ones gets a number. */
export function apart(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** The facts of a map by id. */
export interface Atlas {
  map: MapFacts;
  cities: ReadonlyMap<string, City>;
  tracks: ReadonlyMap<string, Track>;
  tickets: ReadonlyMap<string, TicketFact>;
  names: MapNames;
}

export function atlasOf(map: MapFacts, colour = asIs): Atlas {
  const byId = <T extends { id: string }>(facts: readonly T[]) => new Map(facts.map((fact) => [fact.id, fact]));
  return {
    map,
    cities: byId<City>(map.cities),
    tracks: byId(map.tracks),
    tickets: byId(map.tickets),
    names: mapNames(map, colour),
  };
}
