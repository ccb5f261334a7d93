// The current appearance of each track and city as separate reactive state. The board compares its props once and sets
// the fields that changed, so that an update repaints only the tracks and cities it is about.
import type { Highlight, SeatColour } from "./types";

export class TrackAppearance {
  owner = $state.raw<SeatColour>();
  /** Its twin was claimed, and with it both are gone. */
  closed = $state.raw(false);
  /** It can be claimed now and serves the ticket that is looked at. */
  serves = $state.raw(false);
  /** The mouse is over a city at one of its ends. */
  near = $state.raw(false);
  choosable = $state.raw(false);
  selected = $state.raw(false);
  pending = $state.raw(false);
}

export class CityAppearance {
  spoken = $state.raw("");
  /** Its name is shown at every zoom. */
  named = $state.raw(false);
  /** The kind of building that stands here, and whose it is. */
  building = $state.raw<string>();
  builder = $state.raw<SeatColour>();
  light = $state.raw<Highlight>();
  choosable = $state.raw(false);
  selected = $state.raw(false);
  tabbable = $state.raw(false);
  /** Reached by the keyboard. */
  focused = $state.raw(false);
}

/** One appearance for each of these tracks or cities. */
export function appearancesFor<Look>(
  things: readonly { id: string }[],
  make: new () => Look,
): ReadonlyMap<string, Look> {
  return new Map(things.map(({ id }) => [id, new make()]));
}
