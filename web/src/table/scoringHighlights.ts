// The cities and tracks that a step of the final scoring is about.
// It reads the map and the score sheet; the points come from the server.
import type { Highlight, HighlightSet } from "../board/types";
import type { Progress, ScoreSheet, Ticket, View } from "../protocol";
import type { Atlas } from "./atlas";
import { joining, network } from "./network";
import type { ScoringStep } from "./scoringSteps";

export function scoringHighlights(step: ScoringStep, atlas: Atlas, view: View, sheet: ScoreSheet | null): HighlightSet {
  switch (step.kind) {
    case "routes":
      return { tracks: lit(network(view.owners, step.seat), "ticket") };
    case "ticket":
      return ticketScene(step, atlas, view, sheet);
    case "built":
      return { cities: lit([step.what], "ticket") };
    case "borrowed":
      return { tracks: lit(step.tracks, "borrowed") };
    case "longest":
      return { tracks: lit(step.tracks, "longest") };
    default:
      return {};
  }
}

/** The cities, and for a completed ticket the path between them, borrowed tracks included. */
function ticketScene(step: ScoringStep, atlas: Atlas, view: View, sheet: ScoreSheet | null): HighlightSet {
  const ticket = atlas.tickets.get(step.what);
  if (!ticket) return {};
  if (step.tour && step.tour.outcome !== "connected") return tourScene(ticket, step.tour);
  const cities = lit(ticket.cities, step.done ? "ticket" : "missing");
  if (!step.done) return { cities };
  const borrowed = sheet?.seats[step.seat]?.borrowed ?? [];
  const owners = { ...view.owners, ...Object.fromEntries(borrowed.map((id) => [id, step.seat])) };
  const tracks = [...atlas.tracks.values()].filter((track) => owners[track.id] === step.seat);
  return { cities, tracks: lit([...joining(tracks, ticket.cities), ...(step.tour?.run ?? [])], "ticket") };
}

/** The run of a tour, and the cities that were not connected. */
function tourScene({ cities }: Ticket, tour: Progress): HighlightSet {
  return { cities: { ...lit(cities, "ticket"), ...lit(tour.apart, "missing") }, tracks: lit(tour.run, "ticket") };
}

function lit(ids: readonly string[], light: Highlight): Record<string, Highlight> {
  return Object.fromEntries(ids.map((id) => [id, light]));
}
