// What a ticket's card shows: the tracks of its way, its state in one line, the points in its seal. The way and what is
// lacking come from the server (TicketPlan).
import type { Progress, Ticket, TicketPlan } from "../protocol";
import { ticketPoints } from "../words/mapNames";
import { counted } from "../words/tell";
import { has, t } from "../words/words.svelte";
import type { TableUi } from "./tableUi.svelte";
import { isTour, worth } from "./tours";
import { tourText } from "./tourWords";

const NONE: readonly string[] = [];
const FEW = 2; // kinds of cards

export interface TicketFace {
  ticket: Ticket;
  own: readonly string[];
  missing: readonly string[];
  state: "offered" | "open" | "done" | "lost";
  line: string;
  /** The cards lacking, which would make the line too long. */
  lacks?: readonly (readonly [card: string, count: number])[];
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
  const way = { ticket, own: plan?.own ?? NONE, missing: plan?.tracks ?? NONE, points: ticketPoints(ticket), why: "" };
  if (!offered) return { ...way, ...stateOf(ui, ticket, plan, pinned) };
  const kind = isTour(ticket) ? t("tour-name") : ticket.group === "long" ? t("tickets-long") : "";
  return { ...way, state: "offered", line: told(kind, spacesText(plan)) };
}

type State = Pick<TicketFace, "state" | "line"> & Partial<Pick<TicketFace, "lacks" | "why" | "points">>;

function stateOf(ui: TableUi, ticket: Ticket, plan: TicketPlan | null | undefined, pinned: boolean): State {
  const view = ui.live.view;
  const tour = view?.tours?.[ticket.id];
  if (tour) return { ...tourState(ticket, tour, plan, pinned), ...(whyOf(ui, ticket, tour) ?? {}) };
  if (view?.done.includes(ticket.id)) return { state: "done", line: t("tickets-done") };
  if (view?.phase === "over") return { state: "lost", line: t("end-stamp-missed") };
  if (plan === null) return { state: "lost", line: t("tickets-impossible") };
  return { state: "open", ...lacking(plan, spacesText(plan), pinned) };
}

/** A tour that is only connected may still come in order. */
function tourState(ticket: Ticket, tour: Progress, plan: TicketPlan | null | undefined, pinned: boolean): State {
  const { outcome } = tour;
  const points = outcome === "missed" ? ticketPoints(ticket) : worth(ticket, outcome);
  if (outcome === "in_order") return { state: "done", line: t("tour-in-order"), points };
  if (outcome === "missed" && plan === null) return { state: "lost", line: t("tickets-impossible") };
  if (outcome === "connected" && !plan?.in_order) return { state: "done", line: "", points };
  const spaces = plan?.in_order ? t("tour-order-missing", { count: plan.spaces }) : spacesText(plan);
  return { state: "open", ...lacking(plan, spaces, pinned), points };
}

function whyOf(ui: TableUi, ticket: Ticket, tour: Progress): { why: string } | null {
  return tour.outcome === "in_order" ? null : { why: tourText(ticket, tour, (city) => ui.place(city)) };
}

function spacesText(plan: TicketPlan | null | undefined): string {
  return plan ? t("tickets-missing", { count: plan.spaces }) : "";
}

/** What the seat lacks: the cards as `lacks`, of too many kinds only their number unless it is pinned; pieces in words. */
function lacking(plan: TicketPlan | null | undefined, spaces: string, pinned: boolean): Pick<State, "line" | "lacks"> {
  if (!plan) return { line: spaces };
  const cards = Object.entries(plan.short);
  const pieces = Object.values(plan.pieces).some((count) => count > 0) ? [counted("piece", plan.pieces)] : [];
  const many = cards.length > FEW;
  const number = many && !pinned ? t("tickets-short-many", { count: cards.reduce((sum, [, n]) => sum + n, 0) }) : "";
  const short = pieces.length ? t("tickets-short", { what: pieces.join(", ") }) : "";
  return { line: told(spaces, number, short), ...(cards.length && !number ? { lacks: cards } : {}) };
}

export function cardText(card: string, count: number): string {
  const key = `tickets-short-${card}`;
  return t("tickets-short-card", { count, card: t(has(key) ? key : `card-${card}`, { count }) });
}

function told(...parts: string[]): string {
  return parts.filter(Boolean).join(" · ");
}
