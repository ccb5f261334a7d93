// What can be counted in a finished game from its replay: who claimed what in which order, points and pieces turn by
// turn, how cards were taken, how tunnels went. It counts what everybody saw, so it is the same for everybody.
import type { AnyEvent, Counts, Replay, ReplayStep } from "../protocol";
import type { Claim } from "./timeline";

/** The points and pieces of every seat after a turn. */
export interface Turn {
  points: readonly number[];
  pieces: readonly Counts[];
}

export interface CardsTaken {
  open: number;
  wild: number;
  blind: number;
}

/** An attempt to build a tunnel: how many more cards it asked for, and whether it was built. */
export interface Attempt {
  track: string;
  extra: number;
  built: boolean;
}

export interface Statistics {
  claims: readonly Claim[];
  /** From the first turn on; the first entry is the position before it. */
  turns: readonly Turn[];
  cards: readonly CardsTaken[];
  tunnels: readonly (readonly Attempt[])[];
  /** The tickets that each seat drew during the game and kept. */
  drawn: readonly { drawn: number; kept: number }[];
}

/** The entries that count: without those that were taken back. */
export function standing(steps: readonly ReplayStep[]): ReplayStep[] {
  const left: ReplayStep[] = [];
  for (const step of steps) {
    const undone = step.story.find((event) => event.type === "Undone");
    if (undone?.type === "Undone") while ((left.at(-1)?.n ?? -1) >= undone.entry) left.pop();
    else left.push(step);
  }
  return left;
}

export function statisticsOf(replay: Pick<Replay, "steps">, seats: number): Statistics {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const claims: Claim[] = [];
  const turns: Turn[] = [];
  const cards = each(() => ({ open: 0, wild: 0, blind: 0 }));
  const tunnels = each<Attempt[]>(() => []);
  const drawn = each(() => ({ drawn: 0, kept: 0 }));
  const cardsOf = (seat: number) => cards[seat] as CardsTaken;
  const count = (event: AnyEvent, playing: boolean) => {
    switch (event.type) {
      case "CardDrawn":
        cardsOf(event.seat).blind += 1;
        break;
      case "CardTaken":
        cardsOf(event.seat)[isWild(event.card) ? "wild" : "open"] += 1;
        break;
      case "TunnelTurnedUp":
        tunnels[event.seat]?.push({ track: event.track, extra: event.extra, built: false });
        break;
      case "TrackClaimed":
        claims.push(event);
        build(tunnels[event.seat]?.at(-1), event.track);
        break;
      default:
        if (playing) countTickets(event, drawn);
    }
  };
  let playing = false;
  for (const { story, view } of standing(replay.steps)) {
    for (const event of story) count(event, playing);
    playing ||= story.some(({ type }) => type === "SetupEnded");
    if (!playing) continue;
    const over = story.some(({ type }) => type === "GameEnded");
    const turn = view.seats && {
      points: over ? lastPoints(turns.at(-1)?.points ?? [], story) : view.seats.map(({ score }) => score),
      pieces: view.seats.map(({ pieces }) => pieces),
    };
    const began = story.some(({ type }) => type === "TurnBegan" || type === "SetupEnded");
    const now = turn ?? turns.at(-1);
    if (now && (began || over)) turns.push(now);
    else if (now) turns[turns.length - 1] = now;
  }
  return { claims, turns, cards, tunnels, drawn };
}

/** The tunnel that was tried last was built. */
function build(attempt: Attempt | undefined, track: string): void {
  if (attempt?.track === track) attempt.built = true;
}

function countTickets(event: AnyEvent, drawn: { drawn: number; kept: number }[]): void {
  const tickets = "seat" in event ? drawn[event.seat] : undefined;
  if (tickets && event.type === "TicketsOffered") tickets.drawn += event.count;
  if (tickets && event.type === "TicketsKept") tickets.kept += event.count;
}

/** The points after the last entry and before the final scoring, which the view holds together. */
function lastPoints(before: readonly number[], story: readonly AnyEvent[]): number[] {
  const points = [...before];
  for (const event of story) {
    if (event.type === "TrackClaimed") points[event.seat] = (points[event.seat] ?? 0) + event.points;
    if (event.type === "PiecesExchanged") points[event.seat] = (points[event.seat] ?? 0) - event.cost;
  }
  return points;
}

/** Cards that stand for every colour, by the name that all maps give them. */
function isWild(card: string): boolean {
  return card === "wild";
}
