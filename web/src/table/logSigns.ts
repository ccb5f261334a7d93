// The log in symbols: what an event is in cards, names and numbers. It knows events; the drawing is in LogSigns.svelte.
import type { AnyEvent } from "../protocol";
import type { LogLine } from "./logLines";

export type Sign =
  | { kind: "card"; card: string; deck: string }
  | { kind: "icon"; of: string }
  | { kind: "text"; text: string }
  /** The name of a track or a city, by its id. */
  | { kind: "track" | "city"; id: string };

const card = (name: string, deck = "train"): Sign => ({ kind: "card", card: name, deck });
const text = (words: string): Sign => ({ kind: "text", text: words });
const icon = (of: string): Sign => ({ kind: "icon", of });

/** The signs of a turn; a track that is named twice in a row, as a tunnel is, is named once. The cards that fill the display
 *  have signs only if all of it is dealt anew. */
export function signsOfTurn(lines: readonly LogLine[]): Sign[] {
  const anew = lines.some(({ event }) => event.type === "DisplayFlushed");
  const shown = lines.filter(({ aside, event }) => !aside || (anew && event.type === "DisplayFilled"));
  let named = "";
  return shown
    .flatMap(({ event }) => signsOf(event))
    .filter((sign) => {
      if (sign.kind !== "track") return true;
      const again = sign.id === named;
      named = sign.id;
      return !again;
    });
}

/** The signs of an event; none where only its sentence tells it. */
export function signsOf(event: AnyEvent): Sign[] {
  switch (event.type) {
    case "CardTaken":
    case "DisplayFilled":
      return [card(event.card)];
    case "DisplayFlushed":
      return [icon("cards"), text("↻")];
    case "CardDrawn":
      return [card(event.card.value ?? "", event.deck)];
    case "StartTicketsChosen":
      return [icon("tickets")];
    case "StartPiecesChosen":
      return [icon("train"), icon("ship")];
    case "TicketsKept":
      return [icon("tickets"), text(`×${event.count}`)];
    case "TrackClaimed":
      return [{ kind: "track", id: event.track }, text(`+${event.points}`)];
    case "TunnelTurnedUp":
      return [
        { kind: "track", id: event.track },
        ...event.cards.map((one) => card(one)),
        ...(event.extra ? [text(`(+${event.extra})`)] : []),
      ];
    case "TunnelDeclined":
      return [{ kind: "track", id: event.track }, text("✕")];
    case "StationBuilt":
      return [icon("station"), { kind: "city", id: event.city }];
    case "HarbourBuilt":
      return [icon("harbour"), { kind: "city", id: event.city }];
    case "PiecesExchanged":
      return [icon(event.gave), text(`−${event.count}`), icon(event.took), text(`+${event.count}`)];
    case "DrawingStopped":
    case "Passed":
      return [text("–")];
    case "Undone":
      return [text("↶")];
    default:
      return [];
  }
}
