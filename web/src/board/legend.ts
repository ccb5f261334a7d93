// Which drawings of a board the legend explains: those that this map has, common ones first.
// It reads a map's facts; the drawings and the words are elsewhere.
import type { MapFacts, Track } from "./types";

export const DRAWINGS = [
  "track",
  "double",
  "gray",
  "pair",
  "ferry",
  "tunnel",
  "ship",
  "wrap",
  "port",
  "junction",
] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** A drawing with the tracks of its sample, side by side. */
export interface Sample {
  drawing: Drawing;
  tracks: readonly Track[];
}

export function samplesOf(map: MapFacts): Sample[] {
  return DRAWINGS.filter((drawing) => isOn(map, drawing)).map((drawing) => ({ drawing, tracks: sample(map, drawing) }));
}

const ferry = (track: Track) => (track.locomotives ?? 0) > 0;
const plain = (track: Track) =>
  track.kind === "train" && !track.tunnel && !track.pair && !ferry(track) && !track.double;

function isOn(map: MapFacts, drawing: Drawing): boolean {
  if (drawing === "port") return map.cities.some((city) => city.port);
  if (drawing === "junction") return map.junctions.length > 0;
  return sample(map, drawing).length > 0;
}

/** Tracks of the map itself, shortened to what fits. */
function sample(map: MapFacts, drawing: Drawing): Track[] {
  const first = (want: (track: Track) => boolean) => map.tracks.filter(want).slice(0, 1);
  const found: Record<Drawing, () => Track[]> = {
    track: () => first((track) => plain(track) && track.colour !== "gray"),
    double: () => {
      const [one] = map.tracks.filter((track) => track.double && track.kind === "train" && track.colour !== "gray");
      return map.tracks.filter((track) => one && track.double === one.double).slice(0, 2);
    },
    gray: () => first((track) => plain(track) && track.colour === "gray"),
    pair: () => first((track) => track.pair ?? false),
    ferry: () => first(ferry),
    tunnel: () => first((track) => track.tunnel ?? false),
    ship: () => first((track) => track.kind === "ship" && track.colour !== "gray"),
    wrap: () => first((track) => track.wrap ?? false),
    port: () => [],
    junction: () => [],
  };
  return found[drawing]().map((track) => ({
    ...track,
    id: `legend-${track.id}`,
    length: 3,
    locomotives: ferry(track) ? 1 : 0,
  }));
}
