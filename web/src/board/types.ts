// What the board is told: a map's facts under the names the engine gives them, and what lies on it just now.
// Nothing here is a rule of play; a word shown to people comes in through `BoardWords`.

export interface City {
  id: string;
  name: string;
  x: number;
  y: number;
  lat?: number | null;
  lon?: number | null;
  port?: boolean;
  printed?: string | null;
  modern?: string | null;
}

export interface Junction {
  id: string;
  name: string;
  x: number;
  y: number;
}

export interface Track {
  id: string;
  a: string;
  b: string;
  length: number;
  colour: string;
  kind: "train" | "ship";
  tunnel?: boolean;
  locomotives?: number;
  double?: string | null;
  via?: readonly [number, number] | null;
}

export interface MapFacts {
  id: string;
  name: string;
  width: number;
  height: number;
  cities: readonly City[];
  junctions: readonly Junction[];
  tracks: readonly Track[];
}

export type SeatColour = "blue" | "red" | "green" | "yellow" | "black";

/** Why something is lit: a ticket's ends, what it still lacks, my network, the longest path, a borrowed track, a move. */
export type Light = "ticket" | "missing" | "mine" | "longest" | "borrowed" | "last";

export interface Lit {
  cities?: Readonly<Record<string, Light>>;
  tracks?: Readonly<Record<string, Light>>;
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
