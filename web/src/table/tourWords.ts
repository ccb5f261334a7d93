// Tours in words: how far one is and why, and what it was worth in the end (W-TOUR-1).
import type { Progress, Ticket } from "../protocol";
import { ticketCities } from "../words/mapNames";
import { t } from "../words/words.svelte";
import type { TableUi } from "./tableUi.svelte";
import { type Completed, isTour } from "./tours";

/** A ticket, or a tour, that the viewer has completed just now. */
export function completedText(ui: TableUi, { ticket: id, outcome }: Completed): string {
  const ticket = ui.atlas?.names.tickets[id] ?? id;
  if (!isTour(ui.atlas?.tickets.get(id))) return t("tickets-completed", { ticket });
  return outcome === "in_order" ? t("tour-now-in-order", { ticket }) : t("tour-now-connected", { ticket });
}

type Place = (id: string) => string;

/** What the three outcomes of a tour are worth. */
export function worthsText({ in_order, connected, missed }: Ticket): string {
  return t("tour-worths", { ordered: in_order ?? 0, connected, missed });
}

/** In order; connected, and which part is in order; or which cities are not connected. */
export function tourText(ticket: Ticket, progress: Progress, place: Place): string {
  if (progress.outcome === "in_order") return t("tour-in-order");
  return progress.outcome === "connected"
    ? t("tour-connected", { part: partOf(progress, place) })
    : t("tour-apart", { city: place(ticket.cities[0] ?? ""), cities: listed(progress.apart, place) });
}

/** The outcome at the end of the game, with its reason and points. */
export function tourResult(seat: string, ticket: Ticket, tour: Progress, points: number, place: Place): string {
  const what = { seat, cities: ticketCities(ticket, place), points: Math.abs(points) };
  if (tour.outcome === "in_order") return t("end-tour-in-order", what);
  return tour.outcome === "connected"
    ? t("end-tour-connected", { ...what, part: partOf(tour, place) })
    : t("end-tour-missed", { ...what, city: place(ticket.cities[0] ?? ""), apart: listed(tour.apart, place) });
}

function partOf({ in_order }: Progress, place: Place): string {
  return in_order.map(place).join(" → ");
}

function listed(cities: readonly string[], place: Place): string {
  return cities.map(place).join(", ");
}
