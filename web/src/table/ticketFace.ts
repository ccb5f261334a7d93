// What a ticket's card shows: the tracks of its way, its state in one line, the points in its seal. The way and what is
// lacking come from the server (TicketPlan).
import type { Progress, Ticket, TicketPlan } from "../protocol";
import { ticketPoints } from "../words/mapNames";
import { counted } from "../words/tell";
import { has, t } from "../words/words.svelte";
import type { TableUi } from "./tableUi.svelte";
import { isTour, worth } from "./tours";
import { tourText } from "./tourWords";

const FEW = 2; // kinds of cards

export interface TicketFace {
  ticket: Ticket;
  own: readonly string[];
  missing: readonly string[];
  state: "offered" | "open" | "done" | "lost";
  line: string;
  /** How far a tour is, and why. */
  why: string;
  points: string | number;
}

/** One of the viewer's tickets, or one that is offered. */
export function ticketFace(
  ui: TableUi,
  id: string,
  { offered = false, pinned = false }: { offered?: boolean; pinned?: boolean } = {},
): TicketFace | null {
  const ticket = ui.atlas?.tickets.get(id);
  if (!ticket) return null;
  const plan = ui.plans[id];
  const way = { ticket, own: plan?.own ?? [], missing: plan?.tracks ?? [], points: ticketPoints(ticket), why: "" };
  if (!offered) return { ...way, ...stateOf(ui, ticket, plan, pinned) };
  const kind = isTour(ticket) ? t("tour-name") : ticket.group === "long" ? t("tickets-long") : "";
  return { ...way, state: "offered", line: told(kind, spacesText(plan)) };
}

type State = Pick<TicketFace, "state" | "line"> & Partial<Pick<TicketFace, "why" | "points">>;

function stateOf(ui: TableUi, ticket: Ticket, plan: TicketPlan | null | undefined, pinned: boolean): State {
  const view = ui.live.view;
  const tour = view?.tours?.[ticket.id];
  if (tour) return { ...tourState(ticket, tour, plan, pinned), ...(whyOf(ui, ticket, tour) ?? {}) };
  if (view?.done.includes(ticket.id)) return { state: "done", line: t("tickets-done") };
  if (plan === null) return { state: "lost", line: t("tickets-impossible") };
  return { state: "open", line: told(spacesText(plan), lackText(plan, pinned)) };
}

/** A tour that is only connected may still come in order. */
function tourState(ticket: Ticket, tour: Progress, plan: TicketPlan | null | undefined, pinned: boolean): State {
  const { outcome } = tour;
  const points = outcome === "missed" ? ticketPoints(ticket) : worth(ticket, outcome);
  if (outcome === "in_order") return { state: "done", line: t("tour-in-order"), points };
  if (outcome === "missed" && plan === null) return { state: "lost", line: t("tickets-impossible") };
  if (outcome === "connected" && !plan?.in_order) return { state: "done", line: "", points };
  const spaces = plan?.in_order ? t("tour-order-missing", { count: plan.spaces }) : spacesText(plan);
  return { state: "open", line: told(spaces, lackText(plan, pinned)), points };
}

function whyOf(ui: TableUi, ticket: Ticket, tour: Progress): { why: string } | null {
  return tour.outcome === "in_order" ? null : { why: tourText(ticket, tour, (city) => ui.place(city)) };
}

function spacesText(plan: TicketPlan | null | undefined): string {
  return plan ? t("tickets-missing", { count: plan.spaces }) : "";
}

/** The cards and pieces that the seat lacks for it; only how many, where there are too many kinds for a small card. */
function lackText(plan: TicketPlan | null | undefined, whole: boolean): string {
  if (!plan) return "";
  const { short, pieces } = plan;
  const cards = Object.entries(short).map(([card, count]) =>
    t("tickets-short-card", {
      count,
      card: has(`tickets-short-${card}`) ? t(`tickets-short-${card}`) : t(`card-${card}`, { count }),
    }),
  );
  if (cards.length > FEW && !whole)
    cards.splice(0, cards.length, t("count-cards", { count: Object.values(short).reduce((sum, n) => sum + n, 0) }));
  const few = Object.values(pieces).some((count) => count > 0) ? [counted("piece", pieces)] : [];
  const what = [...cards, ...few];
  return what.length ? t("tickets-short", { what: what.join(", ") }) : "";
}

function told(...parts: string[]): string {
  return parts.filter(Boolean).join(" · ");
}
