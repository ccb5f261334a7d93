// Tours: tickets with cities in an order and three outcomes (W-TOUR-1). What an outcome is worth, and which tickets have
// got a better one. The outcomes come from the server.
import type { Progress, Ticket, View } from "../protocol";

export type Outcome = Progress["outcome"];

export function isTour(ticket: Ticket | undefined): boolean {
  return ticket?.in_order != null;
}

/** What a ticket adds to the score; negative if it is missed. */
export function worth(ticket: Ticket, outcome: Outcome): number {
  if (outcome === "missed") return -ticket.missed;
  return outcome === "in_order" ? (ticket.in_order ?? ticket.connected) : ticket.connected;
}

/** The outcome of one of the viewer's tickets as the game stands. */
export function outcomeOf(view: Pick<View, "done" | "tours">, ticket: string): Outcome {
  return view.tours?.[ticket]?.outcome ?? (view.done.includes(ticket) ? "connected" : "missed");
}

export interface Completed {
  ticket: string;
  outcome: Outcome;
}

type Tickets = Pick<View, "seat" | "phase" | "done" | "tours">;
const RANK: Record<Outcome, number> = { missed: 0, connected: 1, in_order: 2 };

/** The tickets that are completed now and were not before, and the tours that are now in order and were only connected.
 *  None for another seat, and none at the end, when the final scoring tells of every ticket. */
export function completedTickets(before: Tickets, after: Tickets): Completed[] {
  if (before.seat !== after.seat || after.phase === "over") return [];
  return after.done
    .map((ticket) => ({ ticket, outcome: outcomeOf(after, ticket) }))
    .filter(({ ticket, outcome }) => RANK[outcome] > RANK[outcomeOf(before, ticket)]);
}
