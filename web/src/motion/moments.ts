// What the events of an update look like when they are shown: moments, in order. It knows events, no page and no clock.
import type { AnyEvent, Secret } from "../protocol";
import { faceOf } from "../table/cards";

/** A place that a card comes from. */
export type Source = { slot: number } | { deck: string };

export type Moment =
  | { kind: "card"; seat: number; card: string; from: Source }
  | { kind: "fill"; slot: number; card: string; deck: string }
  | { kind: "offer"; seat: number; count: number }
  | { kind: "deal"; seat: number; tickets: readonly string[] }
  | { kind: "claim"; seat: number; track: string; points: number }
  | { kind: "tunnel"; seat: number; track: string; cards: readonly string[]; extra: number }
  | { kind: "build"; seat: number; city: string }
  | { kind: "last"; seat: number }
  | { kind: "done"; seat: number; ticket: string; points: number };

/** The moments of a story; "" is a card that this seat may not see. */
export function momentsOf(story: readonly AnyEvent[]): Moment[] {
  return story.flatMap((event) => momentOf(event) ?? []);
}

function momentOf(event: AnyEvent): Moment | null {
  switch (event.type) {
    case "CardTaken":
      return { kind: "card", seat: event.seat, card: event.card, from: { slot: event.slot } };
    case "CardDrawn":
      return { kind: "card", seat: event.seat, card: event.card.value ?? "", from: { deck: event.deck } };
    case "DisplayFilled":
      return { kind: "fill", slot: event.slot, card: event.card, deck: faceOf(event.card).form };
    case "TicketsOffered":
      return { kind: "offer", seat: event.seat, count: event.count };
    case "StartTicketsChosen":
    case "TicketsKept":
      return dealt(event.seat, event.kept);
    case "TrackClaimed":
      return { kind: "claim", seat: event.seat, track: event.track, points: event.points };
    case "TunnelTurnedUp":
      return { kind: "tunnel", seat: event.seat, track: event.track, cards: event.cards, extra: event.extra };
    case "StationBuilt":
    case "HarbourBuilt":
      return { kind: "build", seat: event.seat, city: event.city };
    case "LastTurnsBegan":
      return { kind: "last", seat: event.seat };
    default:
      return null;
  }
}

/** Tickets come to the tray of those who may see them only. */
function dealt(seat: number, { value }: Secret<string[]>): Moment | null {
  return value ? { kind: "deal", seat, tickets: value } : null;
}
