// The facts of a map by id, with the names of everything on it. It looks things up and draws nothing.
import type { City, MapFacts, Ticket, Track } from "../protocol";
import { type MapNames, mapNames } from "../words/mapNames";

export interface Atlas {
  map: MapFacts;
  cities: ReadonlyMap<string, City>;
  tracks: ReadonlyMap<string, Track>;
  tickets: ReadonlyMap<string, Ticket>;
  names: MapNames;
}

export function atlasOf(map: MapFacts): Atlas {
  const byId = <T extends { id: string }>(facts: readonly T[]) => new Map(facts.map((fact) => [fact.id, fact]));
  return {
    map,
    cities: byId<City>(map.cities),
    tracks: byId(map.tracks),
    tickets: byId(map.tickets),
    names: mapNames(map),
  };
}
