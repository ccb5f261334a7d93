// What the others have done since the viewer's last action: it stays lit on the board, and can be shown once more.
import type { AnyEvent, SeatColour, View } from "../protocol";
import type { Told } from "../table/liveTable.svelte";

const PASSIVE = new Set<AnyEvent["type"]>(["TurnBegan", "CardsDealt"]); // these happen to a seat

/** The entries since an action of this seat; for a spectator those of the last round, as far as a turn of each seat. */
export function since(told: readonly Told[], seat: number | null, seats: number): Told[] {
  let turns = 0;
  for (let i = told.length - 1; i >= 0; i -= 1) {
    const { story } = told[i] as Told;
    if (seat === null) turns += story.filter(({ type }) => type === "TurnBegan").length;
    if (turns > seats || story.some((event) => seat !== null && acts(event, seat))) return told.slice(i + 1);
  }
  return [...told];
}

function acts(event: AnyEvent, seat: number): boolean {
  return "seat" in event && event.seat === seat && !PASSIVE.has(event.type);
}

/** The tracks claimed and cities built in since then, with the colour of their owner. What was taken back is left out. */
export function recentOf(
  told: readonly Told[],
  view: Pick<View, "owners" | "seats"> | null,
  seat: number | null,
  colours: readonly SeatColour[],
): Record<string, SeatColour> {
  const recent: Record<string, SeatColour> = {};
  for (const event of since(told, seat, colours.length).flatMap(({ story }) => story)) {
    const place = "track" in event ? event.track : "city" in event ? event.city : null;
    const colour = "seat" in event ? colours[event.seat] : undefined;
    if (place && colour && "seat" in event && holds(view, event.seat, place)) recent[place] = colour;
  }
  return recent;
}

/** The track belongs to the seat, or it has built in the city. */
function holds(view: Pick<View, "owners" | "seats"> | null, seat: number, place: string): boolean {
  const buildings = Object.values(view?.seats[seat]?.buildings ?? {});
  return view?.owners[place] === seat || buildings.some((cities) => cities.includes(place));
}

/** The seats that still have a turn, once the last turns have begun. */
export function withLamp(view: Pick<View, "phase" | "turn" | "turns_left" | "seats"> | null, seat: number): boolean {
  if (view?.phase !== "last") return false;
  const seats = view.seats.length;
  return view.turns_left > (seat - view.turn + seats) % seats;
}
