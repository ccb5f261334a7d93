// How each track and each city looks just now. What the board is told is compared once for all of them, and each hears
// of its own changes alone: an update must be painted at once.
import type { Highlight, SeatColour } from "./types";

export class TrackAppearance {
  owner = $state.raw<SeatColour>();
  mine = $state.raw(false);
  /** A city at one of its ends is pointed at. */
  near = $state.raw(false);
  choosable = $state.raw(false);
  selected = $state.raw(false);
  pending = $state.raw(false);
}

export class CityAppearance {
  spoken = $state.raw("");
  /** Its name is shown however small the board is. */
  named = $state.raw(false);
  /** The kind of building that stands here, and whose it is. */
  building = $state.raw<string>();
  builder = $state.raw<SeatColour>();
  light = $state.raw<Highlight>();
  choosable = $state.raw(false);
  selected = $state.raw(false);
  tabbable = $state.raw(false);
}

/** A look for each of these things. */
export function appearancesFor<Look>(
  things: readonly { id: string }[],
  make: new () => Look,
): ReadonlyMap<string, Look> {
  return new Map(things.map(({ id }) => [id, new make()]));
}
