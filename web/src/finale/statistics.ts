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
  const counts = new Counting(seats);
  for (const { story, view } of standing(replay.steps)) {
    for (const event of story) counts.event(event);
    if (counts.playing) counts.position(story, view);
  }
  const { claims, turns, cards, tunnels, drawn } = counts;
  return { claims, turns, cards, tunnels, drawn };
}

/** Counts entry by entry. */
class Counting {
  readonly claims: Claim[] = [];
  readonly turns: Turn[] = [];
  readonly cards: CardsTaken[];
  readonly tunnels: Attempt[][];
  readonly drawn: { drawn: number; kept: number }[];
  /** The set-up is over; the tickets of the set-up do not count as drawn. */
  playing = false;

  constructor(seats: number) {
    const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    this.cards = each(() => ({ open: 0, wild: 0, blind: 0 }));
    this.tunnels = each(() => []);
    this.drawn = each(() => ({ drawn: 0, kept: 0 }));
  }

  event(event: AnyEvent): void {
    switch (event.type) {
      case "SetupEnded":
        this.playing = true;
        break;
      case "CardDrawn":
        this.taken(event.seat, "blind");
        break;
      case "CardTaken":
        this.taken(event.seat, isWild(event.card) ? "wild" : "open");
        break;
      case "TunnelTurnedUp":
        this.tunnels[event.seat]?.push({ track: event.track, extra: event.extra, built: false });
        break;
      case "TrackClaimed":
        this.claimed(event);
        break;
      case "TicketsOffered":
        this.tickets(event.seat, "drawn", event.count);
        break;
      case "TicketsKept":
        this.tickets(event.seat, "kept", event.count);
        break;
    }
  }

  private taken(seat: number, how: keyof CardsTaken): void {
    const cards = this.cards[seat];
    if (cards) cards[how] += 1;
  }

  private claimed(claim: Claim): void {
    this.claims.push(claim);
    const attempt = this.tunnels[claim.seat]?.at(-1);
    if (attempt?.track === claim.track) attempt.built = true;
  }

  private tickets(seat: number, what: "drawn" | "kept", count: number): void {
    const tickets = this.drawn[seat];
    if (this.playing && tickets) tickets[what] += count;
  }

  /** The points and pieces after an entry: of a new turn, or of the one that goes on. */
  position(story: ReplayStep["story"], view: ReplayStep["view"]): void {
    const over = story.some(({ type }) => type === "GameEnded");
    const last = this.turns.at(-1);
    const now = view.seats
      ? {
          points: over ? beforeScoring(last, story) : view.seats.map(({ score }) => score),
          pieces: view.seats.map(({ pieces }) => pieces),
        }
      : last;
    if (!now) return;
    const began = story.some(({ type }) => type === "TurnBegan" || type === "SetupEnded");
    if (began || over) this.turns.push(now);
    else this.turns[this.turns.length - 1] = now;
  }
}

/** The last points before the final scoring, which is shown apart: a track may have been claimed in the same entry. */
function beforeScoring(last: Turn | undefined, story: ReplayStep["story"]): number[] {
  const points = [...(last?.points ?? [])];
  for (const event of story) {
    if (event.type === "TrackClaimed") points[event.seat] = (points[event.seat] ?? 0) + event.points;
  }
  return points;
}

/** Cards that stand for every colour, by the name that all maps give them. */
function isWild(card: string): boolean {
  return card === "wild";
}
