// What is drawn a second time beyond an edge of a board that goes round, so that a window can look over the edge.
import { BLEED } from "./art";
import type { Exit } from "./exits";
import type { Layout } from "./layout";
import type { City, Junction, MapFacts, Track } from "./types";

export interface Copy {
  /** How far to the right it is drawn. */
  shift: number;
  tracks: readonly Track[];
  cities: readonly City[];
  junctions: readonly Junction[];
  exits: readonly Exit[];
}

/** How far a board that goes round is drawn beyond its edges. */
export function bleedOf(round: number): number {
  return Math.min(BLEED, round * 0.3);
}

/** The strip along one edge, to be drawn beyond the other. */
export function copyOf(map: MapFacts, { lanes, round }: Layout, exits: readonly Exit[], side: "left" | "right"): Copy {
  const near = (x: number) => (side === "right" ? x < bleedOf(round) : x > round - bleedOf(round));
  return {
    shift: side === "right" ? round : -round,
    tracks: map.tracks.filter((track) => lanes.get(track.id)?.spaces.some((spot) => near(spot.x))),
    cities: map.cities.filter((city) => near(city.x)),
    junctions: map.junctions.filter((junction) => near(junction.x)),
    exits: exits.filter((exit) => near(exit.label.x)),
  };
}
