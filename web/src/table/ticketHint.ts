// What is missing for a ticket: a hint for highlights and the panel of tickets, nothing more. Whether a ticket is
// completed and a tour is in order comes from the server (`View.done`, `View.tours`).
//
// For a tour the hint keeps the run that exists and adds legs that use no track twice, so that following it leads to
// the tour in order (W-TOUR-1). It takes one track of a double route at most, as a seat can't claim both. Each leg is
// the shortest one and no leg is reconsidered: where only a longer leg would leave a way for the next one, no way in
// order is found. Then the hint only connects the cities.
import type { Progress, Ticket, View } from "../protocol";
import { type Missing, missing, neighbours, routeOf, type Step, shortestPath, summed, type TrackFact } from "./network";
import { isTour } from "./tours";

export interface Hint extends Missing {
  /** Following it leads to a tour in order. */
  inOrder: boolean;
}

export type Standing = Pick<View, "owners" | "closed"> & { tours?: View["tours"] };

/** The free tracks that a ticket still needs; null where its cities can't be connected any more. */
export function ticketHint(tracks: readonly TrackFact[], view: Standing, seat: number, ticket: Ticket): Hint | null {
  const best = isTour(ticket) ? inOrder(tracks, view, seat, ticket) : null;
  if (best) return { ...best, inOrder: true };
  const way = missing(tracks, view, seat, ticket.cities);
  return way && { ...way, inOrder: false };
}

/** The cheapest of three ways: on from the run that exists, or a new run from either end. */
function inOrder(tracks: readonly TrackFact[], view: Standing, seat: number, ticket: Ticket): Missing | null {
  const own = new Set(tracks.filter((track) => view.owners[track.id] === seat).map(routeOf));
  const useful = tracks.filter((track) => view.owners[track.id] === seat || !own.has(routeOf(track)));
  const steps = neighbours(useful, view, seat);
  const { cities } = ticket;
  const ways = [
    extended(steps, cities, view.tours?.[ticket.id]),
    legs(steps, cities, []),
    legs(steps, [...cities].reverse(), []),
  ];
  const found = ways.flatMap((way) => (way ? [summed(way)] : []));
  return found.reduce<Missing | null>((best, way) => (best && best.spaces <= way.spaces ? best : way), null);
}

/** The run of the seat, on to the cities that it does not pass yet: those after its end, or before its beginning. */
function extended(steps: ReadonlyMap<string, Step[]>, cities: readonly string[], progress?: Progress): Step[] | null {
  if (!progress?.run.length) return null;
  const own = new Map([...steps.values()].flat().map((step) => [step.track.id, step]));
  const run = progress.run.flatMap((track) => own.get(track) ?? []);
  const passed = progress.in_order.length;
  const atStart = progress.in_order[0] === cities[0];
  const rest = atStart ? cities.slice(passed - 1) : cities.slice(0, cities.length - passed + 1).reverse();
  return legs(steps, rest, run);
}

/** From each city to the next without using a track twice, added to the path so far. */
function legs(steps: ReadonlyMap<string, Step[]>, cities: readonly string[], path: readonly Step[]): Step[] | null {
  const whole = [...path];
  const used = new Set(path.map((step) => routeOf(step.track)));
  for (const [i, city] of cities.slice(1).entries()) {
    const leg = shortestPath(steps, cities[i] ?? "", city, used);
    if (leg === null) return null;
    for (const step of leg) used.add(routeOf(step.track));
    whole.push(...leg);
  }
  return whole;
}
