// What the board is told: a map's facts under the names the engine gives them, and what lies on it just now.
// Nothing here is a rule of play; a word shown to people comes in through `BoardWords`.
import type { City, MapFacts as Facts, Junction, SeatColour, Track } from "../protocol";

export type { City, Junction, SeatColour, Track };

/** What the board draws of a map. */
export type MapFacts = Pick<Facts, "id" | "name" | "width" | "height" | "cities" | "junctions" | "tracks">;

/** A building on the board: its kind and the seat that built it. */
export interface Built {
  kind: string;
  seat: number;
}

/** Why something is lit: a ticket's ends, what it still lacks, my network, the longest path, a borrowed track, a move. */
export type Highlight = "ticket" | "missing" | "mine" | "longest" | "borrowed" | "last";

export interface HighlightSet {
  cities?: Readonly<Record<string, Highlight>>;
  tracks?: Readonly<Record<string, Highlight>>;
}

export interface BoardWords {
  /** The name of the whole board, for those who can't see it. */
  board: string;
  zoomIn: string;
  zoomOut: string;
  zoomReset: string;
  /** What the drawings mean. */
  legend?: string;
  describeCity: (id: string) => string;
  describeTrack: (id: string) => string;
  /** The name written on the map, where it is not the city's own `name`. */
  nameCity?: (id: string) => string;
}
