// When each item of the final scoring is told, and what the score track shows at any moment. A moment is a function of
// time, so it can be skipped, repeated and tested. It knows seconds and points, and nothing of how they are drawn.
import type { Chapter, Item, Kind } from "./items";

const CURTAIN = 1.1; // all times are in seconds
const RACE = 2.6;
const TOGETHER = 0.9;
const STANDING = 1.1;
const BORROWED = 0.7;
const PATH = 2.2;
const CELEBRATION = 4;
const REST = 0.06; // between two items
/** All tickets together take about this long, however many there are. */
const TICKETS = 13;

/** A claimed track, in the order of the game. */
export interface Claim {
  seat: number;
  track: string;
  points: number;
}

/** A part of the timeline; without an item it is the curtain or the winner. */
export interface Scene {
  item: Item | null;
  chapter: Chapter | "curtain" | "winner";
  from: number;
  to: number;
}

/** The points of a seat change from one value to another. */
export interface Mark {
  kind: Kind;
  seat: number;
  before: number;
  after: number;
  from: number;
  to: number;
}

export const between = (x: number, least = 0, most = 1): number => Math.max(least, Math.min(most, x));
export const easeOut = (x: number): number => 1 - (1 - x) ** 3;
export const easeInOut = (x: number): number => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);

export class Timeline {
  readonly scenes: readonly Scene[];
  /** The changes of each seat's points. */
  readonly marks: readonly (readonly Mark[])[];
  readonly winner: number;
  readonly length: number;
  /** Each seat's points from tracks after so many claims. */
  private readonly history: readonly (readonly number[])[];

  constructor(
    readonly items: readonly Item[],
    readonly claims: readonly Claim[],
    readonly seats: number,
  ) {
    const pace = paceOf(items);
    const scenes: Scene[] = [{ item: null, chapter: "curtain", from: 0, to: CURTAIN }];
    let at = CURTAIN;
    for (const item of items) {
      const to = at + lengthOf(item) * (item.kind === "ticket" ? pace : 1);
      scenes.push({ item, chapter: item.chapter, from: at, to });
      at = to + REST;
    }
    this.winner = at;
    this.length = at + CELEBRATION;
    this.scenes = [...scenes, { item: null, chapter: "winner", from: at, to: this.length }];
    this.marks = marksOf(this.scenes, seats);
    this.history = historyOf(claims, seats);
  }

  /** The scene of this moment. */
  at(time: number): Scene {
    const found = this.scenes.findLast(({ from }) => from <= time);
    return found ?? (this.scenes[0] as Scene);
  }

  /** The scene after the one of this moment. */
  next(time: number): Scene | undefined {
    return this.scenes[this.scenes.indexOf(this.at(time)) + 1];
  }

  /** How far the scene of this moment has come, from 0 to 1. */
  progress(time: number): number {
    const { from, to } = this.at(time);
    return between((time - from) / (to - from));
  }

  /** The chapters with the times at which they begin and end. */
  get chapters(): { name: Scene["chapter"]; from: number; to: number }[] {
    const names = [...new Set(this.scenes.map(({ chapter }) => chapter))].filter((name) => name !== "curtain");
    return names.map((name) => {
      const of = this.scenes.filter(({ chapter }) => chapter === name);
      return { name, from: of[0]?.from ?? 0, to: of.at(-1)?.to ?? 0 };
    });
  }

  /** How many of the claims are on the board. */
  claimed(time: number): number {
    const race = this.scenes.find(({ item }) => item?.kind === "tracks");
    if (!race) return this.claims.length;
    return Math.round(this.claims.length * easeInOut(between((time - race.from) / (race.to - race.from))));
  }

  /** The points that a change has reached. */
  value(mark: Mark, time: number): number {
    const part = between((time - mark.from) / (mark.to - mark.from));
    if (mark.kind === "tracks" && part < 1 && this.claims.length) {
      return this.history[this.claimed(time)]?.[mark.seat] ?? mark.after;
    }
    return mark.before + (mark.after - mark.before) * easeOut(part);
  }

  /** The points of a seat. */
  points(seat: number, time: number): number {
    const mark = this.marks[seat]?.findLast(({ from }) => from < time);
    return mark ? this.value(mark, time) : 0;
  }

  /** The least and the most points that any seat ever has. */
  get range(): { least: number; most: number } {
    const all = this.marks.flatMap((marks) => marks.flatMap(({ before, after }) => [before, after]));
    return { least: Math.min(0, ...all), most: Math.max(0, ...all) };
  }
}

/** Tickets are told faster where there are many. */
function paceOf(items: readonly Item[]): number {
  const all = items.filter(({ kind }) => kind === "ticket").reduce((sum, item) => sum + lengthOf(item), 0);
  return between(TICKETS / (all || 1), 0.5, 1);
}

/** The larger a ticket, the longer it takes; a missed one a little longer still. */
function lengthOf(item: Item): number {
  const points = Math.abs(item.parts[0]?.points ?? 0);
  const lengths: Record<Kind, number> = {
    tracks: RACE,
    exchange: TOGETHER,
    built: STANDING,
    unbuilt: TOGETHER,
    borrowed: BORROWED,
    ticket: 0.75 + Math.min(points, 25) * 0.022 + (item.done ? 0 : 0.2) + (item.number === 1 ? 0.15 : 0),
    longest: PATH,
  };
  return lengths[item.kind];
}

/** When within its scene the points of an item change. */
const COUNTED: Record<Kind, readonly [number, number]> = {
  tracks: [0, 1],
  exchange: [0.1, 0.8],
  built: [0.3, 0.9],
  unbuilt: [0.1, 0.8],
  borrowed: [0, 1],
  ticket: [0.5, 0.95],
  longest: [0.7, 1],
};

function marksOf(scenes: readonly Scene[], seats: number): Mark[][] {
  const points = Array.from({ length: seats }, () => 0);
  const marks: Mark[][] = points.map(() => []);
  for (const { item, from, to } of scenes) {
    if (!item) continue;
    const [start, end] = COUNTED[item.kind].map((part) => from + part * (to - from)) as [number, number];
    for (const { seat, points: more } of item.parts) {
      const before = points[seat] ?? 0;
      marks[seat]?.push({ kind: item.kind, seat, before, after: before + more, from: start, to: end });
      points[seat] = before + more;
    }
  }
  return marks;
}

function historyOf(claims: readonly Claim[], seats: number): number[][] {
  const points = Array.from({ length: seats }, () => 0);
  const history = [[...points]];
  for (const { seat, points: more } of claims) {
    points[seat] = (points[seat] ?? 0) + more;
    history.push([...points]);
  }
  return history;
}
