// What the moments of the table change while they last: which pieces are in flight, what the scores show, how many cards
// of a tunnel are turned up. The page reads this; the director, which shows the moments, is loaded after the page.
import { tick } from "svelte";
import type { TunnelTurnedUp, Update } from "../protocol";
import { settings } from "../stores/settings.svelte";
import type { TableUi } from "../table/tableUi.svelte";
import type { Director } from "./director";
import { type PathChange, shownPath } from "./longestPath";
import { type Moment, momentsOf } from "./moments";
import { since } from "./recent";
import type { Plane } from "./stage";

const LATER = 800; // milliseconds; the table is shown first
const STAYS = 7_000; // milliseconds that the cards of a tunnel stay on the page

export class Motion {
  /** Tracks whose pieces are in flight. */
  landing = $state.raw<ReadonlySet<string>>(new Set());
  /** What a score shows until its points have arrived, by seat. */
  counting = $state.raw<Readonly<Record<number, number>>>({});
  /** The tunnel whose cards are turned up, and the number of its entry. */
  tunnel = $state.raw<{ event: TunnelTurnedUp; entry: number } | null>(null);
  /** How many of its cards are turned over; null for all of them. */
  private turned = $state<number | null>(null);
  plane: Plane | null = null;
  private director: Director | null = null;

  constructor(private readonly ui: TableUi) {}

  /** Loads the director; call it when the page is there. Returns what ends it. */
  begin(): () => void {
    let left = false;
    const timer = setTimeout(async () => {
      const { Director } = await import("./director");
      if (!left) this.director = new Director(this.ui);
    }, LATER);
    return () => {
      left = true;
      clearTimeout(timer);
      this.director?.leave();
      this.director = null;
    };
  }

  /** Ends what is shown, as any input does. */
  finish(): void {
    this.director?.finish();
  }

  /** Tracks claimed by these updates are not drawn before their pieces have landed; `take` shows that. */
  expect(updates: readonly Update[]): void {
    if (!this.plane || !this.moving()) return;
    for (const update of updates)
      for (const moment of update.full ? [] : momentsOf(update.story))
        if (moment.kind === "claim") this.land(moment.track, false);
  }

  /** Shows the moments of new updates, and of tickets completed with them; returns whether they are shown. */
  take(updates: readonly Update[], done: readonly Moment[] = []): boolean {
    for (const update of updates)
      for (const event of update.story) if (event.type === "TunnelTurnedUp") this.reveal(event, update.seq);
    const entries = [...updates.map(({ story }) => momentsOf(story)), done].filter((moments) => moments.length > 0);
    if (entries.length === 0) return false;
    const moving = this.moving();
    if (moving) this.director?.show(entries);
    else this.director?.hear(entries.flat());
    return moving;
  }

  /** What happened since the viewer's last action, entry by entry. */
  readonly missed = $derived.by(() => {
    const { told, table } = this.ui.live;
    const entries = since(told, this.ui.me, table?.seats.length ?? 0).map(({ story }) => momentsOf(story));
    return entries.filter((moments) => moments.length > 0);
  });

  /** Shows it once more on the board, which nothing may cover then; where nothing moves, the log has it. */
  async again(): Promise<void> {
    if (!this.moving()) return this.director?.hear(this.missed.flat());
    this.ui.panel = null;
    await tick();
    this.director?.show(this.missed, true);
  }

  /** Lights the edge of the prompt once: it is my turn. */
  light(): void {
    if (this.moving()) this.director?.light();
  }

  /** Who has the longest path; the score sheet tells it at the end. */
  readonly longest = $derived.by(() => {
    const { view, plans } = this.ui.live;
    return view?.phase === "over" ? null : shownPath(plans);
  });

  /** The longest path changes hands; where nothing moves, the badge at the seat says it. */
  passPath(change: PathChange): void {
    if (this.moving()) this.director?.passPath(change);
  }

  private moving(): boolean {
    return this.director !== null && !settings.reducedMotion && !document.hidden;
  }

  land(track: string, landed: boolean): void {
    if (this.landing.has(track) !== landed) return;
    const next = new Set(this.landing);
    if (landed) next.delete(track);
    else next.add(track);
    this.landing = next;
  }

  count(seat: number, score: number | null): void {
    const { [seat]: _, ...others } = this.counting;
    this.counting = score === null ? others : { ...others, [seat]: score };
  }

  /** So many cards of the tunnel are turned over now; null: all. */
  turn(cards: number | null): void {
    this.turned = cards;
  }

  /** How many cards of the tunnel on this track can be seen. */
  open(track: string): number {
    return this.tunnel?.event.track === track ? (this.turned ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  }

  /** The entry whose cards are still being turned over. */
  get revealing(): number | null {
    return this.tunnel && this.turned !== null ? this.tunnel.entry : null;
  }

  private reveal(event: TunnelTurnedUp, entry: number): void {
    const tunnel = { event, entry };
    this.tunnel = tunnel;
    setTimeout(() => {
      if (this.tunnel === tunnel) this.tunnel = null;
    }, STAYS);
  }
}
