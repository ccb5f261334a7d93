// The state of the table page: what is picked, highlighted and shown, and how a tap becomes an action or a reason why
// not. It relies on the choices of the server; it knows no rules and draws nothing.
import { getContext, setContext } from "svelte";
import { loadArt } from "../board/art";
import { Motion } from "../motion/motion.svelte";
import { type Api, ApiFailure, api } from "../net/api";
import type { Answer } from "../net/outbox";
import type { AnyAction, MapFacts, ScoreSheet, Standing, TicketPlan } from "../protocol";
import { checks } from "../shuffle/checks";
import { keptShuffles } from "../shuffle/keptShuffles";
import { announce } from "../stores/announce.svelte";
import { mapFacts } from "../stores/maps.svelte";
import { myself } from "../stores/me.svelte";
import { settings } from "../stores/settings.svelte";
import { toasts } from "../stores/toasts.svelte";
import { errorText } from "../words/errors";
import { namingFor } from "../words/mapNames";
import { type TableNames, tableNames } from "../words/names";
import { refusal } from "../words/tell";
import { has, t, words } from "../words/words.svelte";
import type { ActionItem } from "./actionList";
import { atlasOf } from "./atlas";
import { loadPictures } from "./cards";
import { keepWhileEqual } from "./keepWhileEqual";
import type { LiveTable } from "./liveTable.svelte";
import { askedSeats, askOf, nextOwnSeat } from "./lookup";
import { hasRail, type Panel, type Shape } from "./shape";
import type { Completed } from "./tours";
import { undoable, undoText } from "./undoWords";
import { UnreadLines } from "./unreadLines.svelte";

/** What the person has picked or is about to do; `confirm` waits for a confirmation. */
export type Picked =
  | { kind: "track"; id: string }
  | { kind: "city"; id: string }
  | { kind: "refill"; card: string }
  | { kind: "exchange"; take: string }
  | { kind: "list" }
  | { kind: "confirm"; action: AnyAction; text: string };

/** Why something was not done: in words, with the rule it is based on. */
export interface Complaint {
  text: string;
  rule: string | null;
}

/** The dialogs of the table. */
export type DialogName = "undo" | "mark" | "resign" | "keys" | "legend" | "fair" | "pace";

export class TableUi {
  private facts = $state.raw<MapFacts | null>(null);
  atlas = $derived.by(() => (this.facts ? atlasOf(this.facts) : null));
  sheet = $state.raw<ScoreSheet | null>(null);
  /** There is no score sheet, because the game was given up. */
  sheetless = $state(false);
  picked = $state.raw<Picked | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  /** The pinned ticket, the one pointed at, the seat whose network is highlighted, and the picked card of the hand. */
  ticket = $state.raw<string | null>(null);
  previewed = $state.raw<string | null>(null);
  network = $state.raw<number | null>(null);
  card = $state.raw<string | null>(null);
  /** The tracks that can be claimed are outlined. */
  claiming = $state(false);
  /** The tickets marked to be kept. */
  keeping = $state.raw<ReadonlySet<string>>(new Set());
  /** The log tells in sentences, not in symbols. */
  wordy = $state(false);
  readonly motion = new Motion(this);
  /** The viewer's tickets completed during this visit, with the entry that completed them, for the viewer's log. */
  completions = $state.raw<readonly (Completed & { entry: number })[]>([]);
  /** The game has just ended before this person's eyes, so the finale starts by itself. */
  sawEnd = $state(false);
  /** What covers the table after the end: the finale, or the score sheet. */
  finale = $state.raw<"show" | "sheet" | null>(null);
  shape = $state<Shape>("wide");
  panel = $state.raw<Panel | null>(null);
  talk = $state<"log" | "chat">("log");
  dialog = $state.raw<DialogName | null>(null);
  /** The kind of building whose possible cities are highlighted. */
  buildingToPlace = $state.raw<string | null>(null);
  handover = $state.raw<number | null>(null);
  private readonly sameNames = keepWhileEqual<TableNames>();
  private readonly called = $derived.by(() => this.sameNames(tableNames(this.live.table ?? { seats: [] })));
  names: readonly string[] = $derived.by(() => this.called.full);
  me = $derived.by(() => this.live.seat);
  /** What this browser has checked about the shuffle. */
  fairChecks = $derived.by(() => {
    const { table, yours, shuffle, code } = this.live;
    return table ? checks(table, yours, shuffle, keptShuffles.of(code)) : [];
  });
  /** A bot plays the watched seat for its person. */
  standIn = $derived.by(() => this.live.seat !== null && this.live.table?.seats[this.live.seat]?.stand_in != null);
  ask = $derived.by(() => (this.standIn ? null : askOf(this.live.view, this.live.seat)));
  /** The person is asked for a second card and may leave it out. */
  mayStop = $derived.by(() => this.ask?.type === "SecondCard" && this.ask.may_stop);
  /** How the viewer's own and offered tickets can be completed; null: not any more; no entry: not told yet. */
  plans = $derived.by((): Readonly<Record<string, TicketPlan | null>> => this.live.plans?.tickets ?? {});
  /** What the viewer's seat would score if the game ended now. */
  standing = $derived.by((): Standing | null => this.live.plans?.standing ?? null);
  private readonly sameAsked = keepWhileEqual<readonly number[]>();
  asked = $derived.by(() => this.sameAsked(askedSeats(this.live.view)));
  busy = $derived.by(() => this.live.acting !== null);
  isHost = $derived.by(() => myself.person !== null && myself.person.id === this.live.table?.host);

  /** There are bots, and the person may change their pace: as the host, or alone against them. */
  maySetPace = $derived.by(() => {
    const { table, yours } = this.live;
    if (table?.status !== "running" || !table.seats.some((seat) => seat.bot ?? seat.stand_in)) return false;
    return this.isHost || (yours.length > 0 && !this.othersSit());
  });

  focusRequests = $state(0);
  /** Seats whose note that somebody is away was closed. */
  closedAbsences = $state.raw<ReadonlySet<number>>(new Set());
  /** The person has withdrawn the undo request, so it was not declined. */
  withdrawn = false;
  readonly unread = new UnreadLines(() => this.live);

  constructor(
    readonly live: LiveTable,
    private readonly server: Api = api,
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? t("seat", { number: seat });
  }

  /** The name of a seat where there is little room. */
  shortName(seat: number): string {
    return this.called.short[seat] ?? this.name(seat);
  }

  score(seat: number): number {
    return this.motion.counting[seat] ?? this.sheet?.seats[seat]?.total ?? this.live.view?.seats[seat]?.score ?? 0;
  }

  place(id: string): string {
    return this.atlas?.names.places[id] ?? id;
  }

  /** The name of a city in the reader's language, where it differs from the one on the board. */
  local(id: string): string | null {
    const key = `city-${this.facts?.id}-${id}`;
    return has(key) ? t(key) : null;
  }

  trackName(id: string): string {
    return this.atlas?.names.tracks[id] ?? id;
  }

  /** Uses the facts of a map that came with the game. */
  takeMap(facts: MapFacts): void {
    words.board = facts.id;
    this.facts = facts;
  }

  async loadMap(id: string): Promise<void> {
    const facts = await mapFacts(id);
    void loadArt(facts); // it comes while the board is laid out
    loadPictures(facts.rules);
    this.takeMap(facts);
  }

  async loadSheet(): Promise<void> {
    try {
      this.sheet ??= await this.server.scores(this.live.code);
    } catch {
      this.sheetless = true;
    }
  }

  /** Starts the finale, once. */
  watchEnd(): void {
    this.sawEnd = false;
    this.finale = "show";
  }

  /** Hides the hand in view. */
  hideHand(): void {
    this.handover = this.live.seat;
  }

  /** On a shared device: asks to hand it to the person of the next asked seat. */
  passDevice(): void {
    if (this.live.yours.length < 2 || this.live.view?.phase === "over") {
      this.handover = null;
      return;
    }
    const next = nextOwnSeat(this.asked, this.live.yours, this.live.seat);
    if (next !== null && next !== this.live.seat) this.handover = next;
  }

  async showHand(): Promise<void> {
    const seat = this.handover;
    this.clear();
    if (seat !== null) await this.live.sit(seat);
    this.handover = null;
  }

  /** Clears what was picked. */
  clear(): void {
    this.picked = null;
    this.complaint = null;
    this.buildingToPlace = null;
    this.claiming = false;
  }

  /** Everything stands beside the board at once. */
  get roomy(): boolean {
    return hasRail(this.shape);
  }

  /** Opens or closes what has no room beside the board. */
  openPanel(panel: Panel | null): void {
    this.panel = this.panel === panel ? null : panel;
  }

  /** Undoes the person's last action; a dialog asks first if the others have to agree or the game would be marked. */
  async undo(): Promise<void> {
    if (this.live.choices?.undo === "no") return this.complain(t("error-nothing-to-undo"));
    if (this.live.choices?.undo === "ask" && this.othersSit()) {
      this.dialog = "undo";
      return;
    }
    await this.takeBack(false);
  }

  /** Takes back at once, or asks the others; `mark`: although the result of the game will say so. */
  async takeBack(mark: boolean): Promise<void> {
    const what = this.takesBack();
    const answer = await this.live.undo(mark);
    if (answer.type === "Trouble" && answer.code === "would_mark") this.dialog = "mark";
    else if (this.report(answer) && !this.live.table?.undo && what) toasts.show("note", t("undo-done", { what }));
  }

  /** What an undo takes back, in words: one's own last action, or an entry of a seat. */
  takesBack(seat = this.me, entry: number | null = null): string | null {
    return this.atlas ? undoText(undoable(this.live.told, seat, entry), this) : null;
  }

  private othersSit(): boolean {
    const { table, yours } = this.live;
    return table?.seats.some((chair, seat) => chair.person && !chair.resigned && !yours.includes(seat)) ?? false;
  }

  /** Outlines the tracks that can be claimed now, or says that there are none. */
  toggleClaims(): void {
    if (this.claiming) this.claiming = false;
    else if (Object.keys(this.live.choices?.claims ?? {}).length > 0) this.claiming = true;
    else if (this.ask?.type === "TakeTurn") this.complain(t("claims-none"));
  }

  /** Moves the keyboard focus into the prompt. */
  focusPrompt(): void {
    this.focusRequests += 1;
  }

  toggleNetwork(): void {
    this.network = this.network === this.me ? null : this.me;
  }

  openDialog(dialog: DialogName | null): void {
    this.dialog = dialog;
  }

  /** Highlights a ticket while it is pointed at, before the pinned one. */
  preview(ticket: string | null): void {
    this.previewed = ticket;
  }

  pinTicket(ticket: string): void {
    this.ticket = this.ticket === ticket ? null : ticket;
  }

  track(id: string): void {
    this.complaint = null;
    this.picked = { kind: "track", id };
    if (this.ask && !(id in (this.live.choices?.claims ?? {})))
      void this.why({ type: "ClaimTrack", track: id, spend: {} });
  }

  city(id: string): void {
    this.complaint = null;
    this.picked = { kind: "city", id };
  }

  /** Takes a card of the display: at once, or after choosing the deck that refills its slot. */
  take(card: string): void {
    const refills = this.live.choices?.take[card];
    if (refills === undefined) void this.why({ type: "TakeCard", card, refill: this.firstDeck() });
    else if (refills.length > 1) this.pick({ kind: "refill", card });
    else
      this.act({ type: "TakeCard", card, refill: refills[0] ?? null }, t("display-take", { card: t(`card-${card}`) }));
  }

  private firstDeck(): string | null {
    const decks = Object.keys(this.live.view?.decks ?? {});
    return decks.length > 1 ? (decks[0] ?? null) : null;
  }

  draw(deck: string): void {
    const action: AnyAction = { type: "DrawBlind", deck };
    if (this.live.choices?.draw.includes(deck)) this.act(action, t("deck-draw"));
    else void this.why(action);
  }

  drawTickets(): void {
    if (this.live.choices?.tickets) this.act({ type: "DrawTickets" }, t("act-tickets"));
    else void this.why({ type: "DrawTickets" });
  }

  exchange(take: string): void {
    if (take in (this.live.choices?.exchange ?? {})) this.pick({ kind: "exchange", take });
    else void this.why({ type: "ExchangePieces", take, count: 1 });
  }

  stopDrawing(): void {
    this.act({ type: "StopDrawing" }, t("act-stop"));
  }

  pass(): void {
    this.act({ type: "Pass" }, t("act-pass"));
  }

  pick(picked: Picked | null): void {
    this.complaint = null;
    this.picked = picked;
  }

  /** Performs an item of the action list, in the same way as a tap on the board. */
  perform({ kind, what }: ActionItem): void {
    const roads: Record<ActionItem["kind"], () => void> = {
      take: () => this.take(what),
      draw: () => this.draw(what),
      tickets: () => this.drawTickets(),
      claim: () => this.track(what),
      build: () => this.city(what),
      exchange: () => this.exchange(what),
      stop: () => this.stopDrawing(),
      pass: () => this.pass(),
    };
    roads[kind]();
  }

  /** Acts; with the setting "confirm before acting", after a confirmation. */
  act(action: AnyAction, text: string): void {
    if (settings.chosen.confirm) this.pick({ kind: "confirm", action, text });
    else void this.actNow(action);
  }

  /** Sends an action; `busy` is true until the answer. */
  async actNow(action: AnyAction): Promise<void> {
    if (this.busy) return;
    this.complaint = null;
    const answer = await this.live.act(action);
    if (answer.type === "Ack" || (answer.type === "Trouble" && answer.code === "stale")) this.clear();
    else this.report(answer);
  }

  async why(action: AnyAction): Promise<void> {
    if (this.live.seat === null) return;
    this.report(await this.live.why(action));
  }

  /** Shows a refusal or an error; returns whether the request succeeded. */
  report(answer: Answer): boolean {
    if (answer.type === "Refusal" && this.atlas) {
      const naming = namingFor(answer.params, this.atlas.names, this.names);
      this.complain(refusal(answer.rule, answer.params, naming), answer.rule);
    } else if (answer.type === "Trouble") this.complain(errorText(answer));
    return answer.type === "Ack";
  }

  complain(text: string, rule: string | null = null): void {
    this.complaint = { text, rule };
    announce(t("say-refused", { text }), true);
  }

  /** Makes an HTTP request and shows its error, if any. */
  async request<T>(work: (server: Api) => Promise<T>): Promise<T | null> {
    try {
      return await work(this.server);
    } catch (error) {
      this.complain(errorText(error instanceof ApiFailure ? error : null));
      return null;
    }
  }
}

const KEY = "tableUi";

export function setTableUi(ui: TableUi): TableUi {
  return setContext(KEY, ui);
}

export function getTableUi(): TableUi {
  return getContext<TableUi>(KEY);
}
