// The types of the board's props: a map's facts as the server sends them, and what is on the board.
// No rules; every word shown to people comes in through `BoardWords`.
import type { City, MapFacts as Facts, Junction, SeatColour, Track } from "../protocol";
import type { Layout } from "./layout";

export type { City, Junction, SeatColour, Track };

/** What the board draws of a map. */
export type MapFacts = Pick<Facts, "id" | "name" | "width" | "height" | "cities" | "junctions" | "tracks">;

/** A building on the board: its kind and the seat that built it. */
export interface Built {
  kind: string;
  seat: number;
}

/**
 * Why something is highlighted. A city: `ticket` of one of my tickets, `pinned` of the ticket that is being looked at.
 * A track: `ticket` my part of that ticket, `missing` the other part; my network, the longest path, a borrowed track,
 * a move.
 */
export type Highlight = "ticket" | "pinned" | "missing" | "mine" | "longest" | "borrowed" | "last";

export interface HighlightSet {
  cities?: Readonly<Record<string, Highlight>>;
  tracks?: Readonly<Record<string, Highlight>>;
  /** Tracks that can be claimed now and serve the ticket that is being looked at. */
  serves?: ReadonlySet<string>;
  /** Tracks claimed since my last turn, with the colour of their owner. */
  recent?: Readonly<Record<string, SeatColour>>;
}

/** What an overlay needs to lie over the board exactly: an `<svg {viewBox}><g {transform}>` of the board's size. */
export interface BoardOverlay {
  layout: Layout;
  viewBox: string;
  transform: string;
  /** Pixels per unit of the board. */
  scale: number;
}

export interface BoardWords {
  /** The name of the board for screen readers. */
  board: string;
  zoomIn: string;
  zoomOut: string;
  zoomReset: string;
  /** The name of the button that opens the legend. */
  legend?: string;
  describeCity: (id: string) => string;
  describeTrack: (id: string) => string;
  /** The name written on the map, where it is not the city's own `name`. */
  nameCity?: (id: string) => string;
  /** The name of a sea or a lake. */
  nameWater?: (id: string) => string;
  /** What the cartouche says: the map's name, and a line below it. */
  title?: string;
  motto?: string;
}
