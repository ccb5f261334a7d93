// What a ticket's card shows: the tracks of its way, its state in one line, the points in its seal. The way and what is
// lacking come from the server (TicketPlan).
import type { Ticket, TicketPlan } from "../protocol";
import { ticketPoints } from "../words/mapNames";
import { counted } from "../words/tell";
import { has, t } from "../words/words.svelte";
import type { TableUi } from "./tableUi.svelte";
import { isTour, outcomeOf, worth } from "./tours";
import { tourText } from "./tourWords";

export interface TicketFace {
  ticket: Ticket;
  own: readonly string[];
  missing: readonly string[];
  state: "offered" | "open" | "done" | "lost";
  line: string;
  points: string | number;
}

/** One of the viewer's tickets, or one that is offered. */
export function ticketFace(ui: TableUi, id: string, offered = false): TicketFace | null {
  const ticket = ui.atlas?.tickets.get(id);
  if (!ticket) return null;
  const plan = ui.plans[id];
  const way = { ticket, own: plan?.own ?? [], missing: plan?.tracks ?? [] };
  const spaces = plan ? t("tickets-missing", { count: plan.spaces }) : "";
  if (offered) {
    const long = ticket.group === "long" ? t("tickets-long") : "";
    return { ...way, state: "offered", line: told(long, spaces), points: ticketPoints(ticket) };
  }
  const view = ui.live.view;
  const tour = view?.tours?.[id];
  const outcome = view ? outcomeOf(view, id) : "missed";
  const done = outcome !== "missed";
  const state = done ? "done" : plan === null ? "lost" : "open";
  const why = tour && tour.outcome !== "in_order" ? tourText(ticket, tour, (city) => ui.place(city)) : "";
  const points = isTour(ticket) && done ? worth(ticket, outcome) : ticketPoints(ticket);
  return { ...way, state, line: told(stateText(), done || plan === null ? why : ""), points };

  function stateText(): string {
    if (tour?.outcome === "in_order") return t("tour-in-order");
    if (tour && plan?.in_order && plan.spaces)
      return told(t("tour-order-missing", { count: plan.spaces }), shortText(plan));
    if (done) return tour ? "" : t("tickets-done");
    if (plan === null) return t("tickets-impossible");
    return told(spaces, plan ? shortText(plan) : "");
  }
}

/** The cards and pieces that the seat lacks for it. */
export function shortText({ short, pieces }: Pick<TicketPlan, "short" | "pieces">): string {
  const cards = Object.entries(short).map(([card, count]) =>
    t("tickets-short-card", {
      count,
      card: has(`tickets-short-${card}`) ? t(`tickets-short-${card}`) : t(`card-${card}`, { count }),
    }),
  );
  const few = Object.values(pieces).some((count) => count > 0) ? [counted("piece", pieces)] : [];
  const what = [...cards, ...few];
  return what.length ? t("tickets-short", { what: what.join(", ") }) : "";
}

function told(...parts: string[]): string {
  return parts.filter(Boolean).join(" · ");
}
