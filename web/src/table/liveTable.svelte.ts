// A table as the server's messages tell it: its seats, the view and the choices of the watched seat, log and chat.
// It applies messages in order and sends requests; it knows no rules and draws nothing.
import { type Api, ApiFailure, api } from "../net/api";
import { type Connection, connection } from "../net/connection.svelte";
import type { Answer } from "../net/outbox";
import type {
  AnyAction,
  AnyEvent,
  Choices,
  ClockFace,
  FromServer,
  Line,
  Plans,
  Replay,
  Shuffle,
  Table,
  Update,
  View,
} from "../protocol";
import { beforePaint } from "./beforePaint";
import type { Silent, ToldTime } from "./lookup";
import { reuseEqualParts } from "./reuseEqualParts";

const CALM = 100; // milliseconds without an update, after which the next one is applied at once

/** The events of one entry of the game, as this seat may know them. */
export interface Told {
  n: number;
  story: readonly AnyEvent[];
}

export class LiveTable {
  table = $state.raw<Table | null>(null);
  yours = $state.raw<readonly number[]>([]);
  shuffle = $state.raw<Shuffle>({ revealing: false, contributions: [] });
  /** The watched seat; null for a spectator. */
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choices | null>(null);
  clock = $state.raw<(ClockFace & { at: number }) | null>(null);
  /** The server's time as it was last told, and who may be voted about when. */
  time = $state.raw<ToldTime | null>(null);
  silent = $state.raw<Silent | null>(null);
  /** The plans for the tickets of the watched seat, as last told; those of an earlier entry until the new ones come.
   *  A spectator's say only who has the longest path. */
  plans = $state.raw<Plans | null>(null);
  told = $state.raw<readonly Told[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  /** The number of the last chat line from before this visit; null until it is known. */
  before = $state.raw<number | null>(null);
  /** The newest update as it came. */
  latest = $state.raw<Update | null>(null);
  /** An action is on its way. */
  acting = $state.raw<AnyAction | null>(null);
  /** Why the table can't be shown, as an error code. */
  failed = $state<string | null>(null);

  private readonly stops: (() => void)[] = [];
  private readonly queue: FromServer[] = [];
  private readonly unreadUpdates: Update[] = [];
  /** When the last update was applied, by `performance.now()`. */
  private updated = Number.NEGATIVE_INFINITY;

  constructor(
    readonly code: string,
    private readonly socket: Connection = connection,
    private readonly server: Api = api,
    private readonly soon = beforePaint,
  ) {}

  /** Starts watching: from the person's own seat, or as a spectator where they have none or several. */
  async open(): Promise<void> {
    try {
      const seated = await this.server.table(this.code);
      this.table = seated.table;
      this.yours = seated.yours;
      this.shuffle = seated.shuffle;
    } catch (error) {
      this.failed = error instanceof ApiFailure ? error.code : "unknown";
      return;
    }
    this.seat = this.yours.length === 1 ? (this.yours[0] ?? null) : null;
    this.stops.push(this.socket.onMessage((message) => this.receive(message)));
    this.stops.push(this.socket.onWelcome(() => void this.watch()));
    this.socket.open();
  }

  leave(): void {
    for (const stop of this.stops.splice(0)) stop();
    void this.socket.ask({ type: "Unwatch", table: this.code });
  }

  /** Watches from another of the person's seats, or as a spectator. */
  async sit(seat: number | null): Promise<void> {
    if (seat === this.seat && this.view) return;
    this.seat = seat;
    this.choices = null;
    this.plans = null;
    this.told = [];
    await this.watch();
  }

  async act(action: AnyAction): Promise<Answer> {
    const ask = this.choices?.ask;
    if (ask === undefined || this.seat === null) return { type: "Trouble", id: null, code: "stale", detail: "" };
    this.acting = action;
    try {
      const answer = await this.socket.ask({ type: "Act", table: this.code, seat: this.seat, ask, action });
      if (answer.type === "Trouble" && answer.code === "stale") await this.watch();
      return answer;
    } finally {
      this.acting = null;
    }
  }

  /** Asks the server whether an action is legal, and if not, why. */
  why(action: AnyAction): Promise<Answer> {
    return this.socket.ask({ type: "Why", table: this.code, seat: this.seat ?? 0, action });
  }

  /** Asks for the plans of the watched seat; they come as a message before the answer. */
  askPlans(): Promise<Answer> {
    return this.socket.ask({ type: "Plan", table: this.code, seat: this.seat });
  }

  /** Takes back the last action; `mark` agrees that the game is marked if that takes back random draws. */
  undo(mark = false): Promise<Answer> {
    return this.socket.ask({ type: "Undo", table: this.code, seat: this.seat ?? 0, mark });
  }

  /** Votes about letting a bot play a seat; for an own seat, says that its person is here. */
  vote(seat: number, yes: boolean): Promise<Answer> {
    return this.socket.ask({ type: "VoteBot", table: this.code, seat, yes });
  }

  answerUndo(accept: boolean): Promise<Answer> {
    return this.socket.ask({ type: "AnswerUndo", table: this.code, accept });
  }

  resign(): Promise<Answer> {
    return this.socket.ask({ type: "Resign", table: this.code, seat: this.seat ?? 0 });
  }

  endAsWon(): Promise<Answer> {
    return this.socket.ask({ type: "EndAsWon", table: this.code });
  }

  say(text: string): Promise<Answer> {
    return this.socket.ask({ type: "Say", table: this.code, text });
  }

  mute(person: string, on: boolean): Promise<Answer> {
    return this.socket.ask({ type: "Mute", person, on });
  }

  /** The whole game as everybody saw it; once it is over. */
  wholeGame(): Promise<Replay> {
    return this.server.replay(this.code, null);
  }

  private async watch(): Promise<void> {
    const answer = await this.socket.ask({ type: "Watch", table: this.code, seat: this.seat });
    if (answer.type === "Trouble" && answer.code === "unknown_table") this.failed = answer.code;
  }

  /** The updates that `takeUpdates` will give. */
  get updates(): readonly Update[] {
    return this.unreadUpdates;
  }

  /** The updates since the last call, in order. */
  takeUpdates(): Update[] {
    return this.unreadUpdates.splice(0);
  }

  /**
   * Answers, and updates after a pause, are applied at once. Updates in quick succession, from bots, are applied together
   * before the next paint.
   */
  private receive(message: FromServer): void {
    this.queue.push(message);
    if (!isNews(message) || performance.now() - this.updated > CALM) this.applyQueue();
    else if (this.queue.length === 1) this.soon(() => this.applyQueue());
  }

  private applyQueue(): void {
    for (const message of this.queue.splice(0)) this.apply(message);
  }

  private apply(message: FromServer): void {
    if (message.type === "TableNews" && message.table.code === this.code) {
      this.time = { server: message.now, at: performance.now() };
      this.updateTable(message.table);
      this.yours = reuseEqualParts(this.yours, message.yours);
      this.shuffle = reuseEqualParts(this.shuffle, message.shuffle);
    } else if (message.type === "Update" && message.table === this.code && message.seat === this.seat) {
      this.update(message);
    } else if (message.type === "Plans" && message.table === this.code && message.seat === this.seat) {
      this.plans = reuseEqualParts(this.plans, message);
    } else if (message.type === "Talk" && message.table === this.code) {
      const fresh = message.lines.filter((line) => !this.lines.some((old) => old.n === line.n));
      this.lines = [...this.lines, ...fresh].sort((one, other) => one.n - other.n);
      this.before ??= this.lines.at(-1)?.n ?? -1; // the first Talk message holds the chat so far
    }
  }

  /** Replaces the table, unless only `seq`, `turn` and `changed` differ: updates tell those already. */
  private updateTable(table: Table): void {
    const old = this.table;
    const same = old && reuseEqualParts(old, { ...table, seq: old.seq, turn: old.turn, changed: old.changed }) === old;
    if (!same) this.table = reuseEqualParts(old, table);
  }

  private update(update: Update): void {
    if (!update.full && this.view === null) return; // changes to a view that has not come yet
    const parts = update.full ? update.view : { ...this.view, ...update.view };
    this.view = reuseEqualParts(this.view, parts) as unknown as View;
    this.choices = reuseEqualParts(this.choices, update.choices);
    this.clock = update.clock ? { ...update.clock, at: performance.now() } : null;
    this.silent = { seats: update.vote_in, at: performance.now() };
    this.updated = performance.now();
    this.latest = update;
    this.unreadUpdates.push(update);
    const told = this.told.at(-1)?.n ?? -1; // a loaded story may be ahead of the updates
    if (update.full) void this.loadStory();
    else if (update.story.length && update.seq > told)
      this.told = [...this.told, { n: update.seq, story: update.story }];
  }

  /** Loads all events so far after a full update, and keeps those that came in the meantime. */
  private async loadStory(): Promise<void> {
    const seat = this.seat;
    try {
      const { steps } = await this.server.story(this.code, seat);
      if (seat !== this.seat) return;
      const last = steps.at(-1)?.n ?? -1;
      this.told = [...steps, ...this.told.filter((one) => one.n > last)];
    } catch {
      // the log stays incomplete; the game is not affected
    }
  }
}

function isNews(message: FromServer): boolean {
  return message.type === "TableNews" || message.type === "Talk" || (message.type === "Update" && !message.full);
}
