// A new table as the form holds it, and its conversion to the request for the server. It knows options, no rules.
import type { BotChoice, ClockRule, NewSeat, NewTable, SeatColour } from "../protocol";

export const COLOURS: readonly SeatColour[] = ["blue", "red", "yellow", "black", "green"];
export const LEVELS = ["novice", "casual", "skilled", "expert"] as const;
export const STYLES = ["planner", "racer", "collector", "blocker"] as const;
export { FEWEST_SEATS as FEWEST, MOST_SEATS as MOST } from "../protocol";

export interface SeatPlan {
  key: number;
  kind: "me" | "open" | "bot" | "person";
  colour: SeatColour;
  name: string;
  bot: Required<BotChoice>;
}

export interface TablePlan {
  map: string;
  seats: SeatPlan[];
  shuffled: boolean;
  start: number; // -1: drawn at random
  doublesOpen: boolean;
  secondCard: "must" | "may";
  beginners: boolean;
  /** null: the default, which depends on whether others are expected. */
  clock: ClockRule["kind"] | null;
  perMove: number;
  total: number;
  increment: number;
  after: "bot" | "harmless";
  public: boolean;
  remoteBots: boolean;
}

let keys = 0;

export function seatPlan(kind: SeatPlan["kind"], taken: readonly SeatPlan[]): SeatPlan {
  keys += 1;
  const colour = COLOURS.find((one) => !taken.some((seat) => seat.colour === one)) ?? "blue";
  return { key: keys, kind, colour, name: "", bot: { level: "skilled", style: "planner" } };
}

export function firstPlan(map: string, passing: boolean, listed: boolean): TablePlan {
  const seats: SeatPlan[] = [];
  const kinds: SeatPlan["kind"][] = passing
    ? ["me", "person"]
    : listed
      ? ["me", "open", "open"]
      : ["me", "open", "bot"];
  for (const kind of kinds) seats.push(seatPlan(kind, seats));
  return {
    map,
    seats,
    shuffled: false,
    start: -1,
    doublesOpen: false,
    secondCard: "must",
    beginners: false,
    clock: null,
    perMove: 600,
    total: 1200,
    increment: 10,
    after: "bot",
    public: listed,
    remoteBots: false,
  };
}

/** Gives a seat a colour; the seat that had it gets the other colour in exchange. */
export function recolour(seats: readonly { colour: SeatColour }[], at: number, colour: SeatColour): void {
  const mine = seats[at];
  const other = seats.find((seat) => seat !== mine && seat.colour === colour);
  if (!mine) return;
  if (other) other.colour = mine.colour;
  mine.colour = colour;
}

/** Whether no seat is open, so that the game can begin at once. */
export function isComplete(plan: TablePlan): boolean {
  return plan.seats.every((seat) => seat.kind !== "open");
}

/** The kind of clock: the chosen one, or one for each move if there is a seat for somebody who could block the game. */
export function clockKind(plan: TablePlan): "none" | "move" | "bank" {
  return plan.clock ?? (isComplete(plan) ? "none" : "move");
}

export function wanted(plan: TablePlan, chance: () => number = Math.random): NewTable {
  const seats = plan.shuffled ? shuffled(plan.seats, chance) : plan.seats;
  return {
    map: plan.map,
    seats: seats.map(newSeat),
    public: plan.public,
    options: {
      close_doubles_below: plan.doublesOpen ? 0 : null,
      start: plan.start >= 0 && plan.start < seats.length ? plan.start : null,
      beginners: plan.beginners,
      second_card: plan.secondCard,
    },
    clock: clockRule(plan),
    remote_bots: plan.remoteBots,
  };
}

function newSeat(seat: SeatPlan): NewSeat {
  const mine = seat.kind === "me" || seat.kind === "person";
  const name = seat.kind === "person" ? seat.name.trim() : "";
  return { mine, colour: seat.colour, bot: seat.kind === "bot" ? seat.bot : null, name: name || null };
}

function clockRule(plan: TablePlan): ClockRule {
  const kind = clockKind(plan);
  const bank = kind === "bank";
  return {
    kind,
    seconds: bank ? plan.total : plan.perMove,
    increment: bank ? plan.increment : 0,
    after: plan.after,
  };
}

export function shuffled<T>(list: readonly T[], chance: () => number = Math.random): T[] {
  const left = [...list];
  const order: T[] = [];
  while (left.length) order.push(...left.splice(Math.floor(chance() * left.length), 1));
  return order;
}
