// Written by tools/protocol.py from the types of the server. Do not edit: change the types and run it again.

export type Counts = Record<string, number>;

export type Reason = "last_turns" | "passes" | "stall";

export type Level = "novice" | "casual" | "skilled" | "expert";

export type Style = "planner" | "racer" | "collector" | "blocker";

export type SeatColour = "blue" | "red" | "green" | "yellow" | "black";

export type Status = "open" | "running" | "over";

export type Fault =
  | "bad_message"
  | "too_large"
  | "too_fast"
  | "unknown_table"
  | "not_your_seat"
  | "not_running"
  | "stale"
  | "nothing_to_undo"
  | "no_request"
  | "not_allowed"
  | "too_soon"
  | "would_mark"
  | "consent_absent"
  | "muted"
  | "signed_out"
  | "internal";

/** The first message on every connection. */
export interface Welcome {
  type: "Welcome";
  person: Person;
  version: string;
}

export interface Person {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
}

/**
 * The state of a table: seats, presence, status. `yours`: the seats of the receiver; `now`: the server's time,
 * by which `away_since` and the end of a vote are told.
 */
export interface TableNews {
  type: "TableNews";
  table: Table;
  yours: number[];
  shuffle: Shuffle;
  now: number;
}

/**
 * A table as everybody may see it. `seed` is revealed when the game is over, at a private table only to its
 * players; `commitment` is its hash. `grace`: the seconds that a person must be away before the host may fill
 * their seat. `pace`: the least time a bot takes for a step, in milliseconds. `rerolls`: how many undos took back
 * random draws.
 */
export interface Table {
  code: string;
  status: Status;
  map: string;
  map_name: string;
  public: boolean;
  host: string;
  options: GameOptions;
  clock: ClockRule;
  seats: TableSeat[];
  commitment: string;
  created: number;
  changed: number;
  remote_bots: boolean;
  pace: number;
  spectators: number;
  seq: number;
  turn: number | null;
  undo: UndoRequest | null;
  vote: BotVote | null;
  grace: number;
  rerolls: number;
  outcome: Outcome | null;
  seed: string | null;
  rematch: string | null;
}

/** The options that a host may set; None means the default. */
export interface GameOptions {
  close_doubles_below: number | null;
  start: number | null;
  beginners: boolean;
  second_card: "may" | "must";
}

/**
 * `kind` none; `move`: `seconds` for each move; `bank`: `seconds` in total and `increment` per move.
 * `after`: when a seat is out of time, a bot takes over, or a harmless action is played for it.
 */
export interface ClockRule {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
  after: "bot" | "harmless";
}

/**
 * A seat and who sits there; `stand_in` is a bot that plays for an absent or resigned person. `away_since`: in
 * a running game, the server's time when the person left the table.
 */
export interface TableSeat {
  colour: SeatColour;
  person: Person | null;
  bot: BotChoice | null;
  name: string;
  present: boolean;
  resigned: boolean;
  stand_in: BotChoice | null;
  away_since: number | null;
}

/** One of the server's bots. */
export interface BotChoice {
  level: Level;
  style: Style;
}

/** `seat` wants to take back `entry` and all that followed; `waiting`: seats that have not answered. */
export interface UndoRequest {
  seat: number;
  entry: number;
  waiting: number[];
}

/**
 * A vote to let a bot play `seat` until its person returns; it is decided at the server's time `ends`.
 * `yes`: seats that agree; `waiting`: seats of people at the table who have not answered.
 */
export interface BotVote {
  seat: number;
  yes: number[];
  waiting: number[];
  ends: number;
}

/** How a game ended. `ended`: scored by the rules, or stopped because all others resigned. */
export interface Outcome {
  winners: number[];
  totals: number[];
  ended: "resigned" | "scored";
}

/**
 * What players add to the shuffle, by seat. `revealing`: the commitments are final, and the game begins as soon
 * as all values have come, or after a few seconds.
 */
export interface Shuffle {
  revealing: boolean;
  contributions: Contribution[];
}

/**
 * What the player of a seat adds to the shuffle, in hexadecimal. `value` is shown once the cards are dealt; then
 * None means that it did not come in time and does not count.
 */
export interface Contribution {
  seat: number;
  commitment: string;
  value: string | null;
}

/**
 * The state after entry `seq`: what happened (`story`), and the fields of the View that changed since the last
 * Update for this table on this connection. If `full`, `view` holds every field and replaces what was there.
 * `choices` is set if the seat is asked. `vote_in`: each asked seat that a person plays, with the milliseconds
 * until the others may vote to let a bot play it.
 */
export interface Update {
  type: "Update";
  table: string;
  seat: number | null;
  seq: number;
  story: AnyEvent[];
  view: Partial<View>;
  full: boolean;
  choices: Choices | null;
  clock: ClockFace | null;
  vote_in: [number, number][];
}

export interface CardsDealt {
  type: "CardsDealt";
  seat: number;
  cards: Secret<string[]>;
  count: number;
}

/** A value that only `owner` may see; for everybody else `value` is None. */
export interface Secret<T> {
  owner: number;
  value: T | null;
}

/** The display, slot by slot; an empty slot is an empty name. */
export interface DisplayDealt {
  type: "DisplayDealt";
  cards: string[];
}

export interface TicketsOffered {
  type: "TicketsOffered";
  seat: number;
  tickets: Secret<string[]>;
  count: number;
}

/** Set-up: the number kept stays secret until all have chosen (C-SET-3). */
export interface StartTicketsChosen {
  type: "StartTicketsChosen";
  seat: number;
  kept: Secret<string[]>;
}

/** Set-up: the split stays secret until all have chosen (G-SET-5). */
export interface StartPiecesChosen {
  type: "StartPiecesChosen";
  seat: number;
  pieces: Secret<Counts>;
}

/** All seats have chosen: the number of tickets each kept, the stocks, and the seat that begins. */
export interface SetupEnded {
  type: "SetupEnded";
  kept: number[];
  pieces: Counts[];
  start: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}

export interface CardTaken {
  type: "CardTaken";
  seat: number;
  card: string;
  slot: number;
}

export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
  deck: string;
  card: Secret<string>;
}

/** The seat took no second card, which is optional in this game (C-DRAW-1). */
export interface DrawingStopped {
  type: "DrawingStopped";
  seat: number;
}

export interface DisplayFilled {
  type: "DisplayFilled";
  slot: number;
  card: string;
}

/** The display showed too many wilds and was discarded (C-DRAW-6). */
export interface DisplayFlushed {
  type: "DisplayFlushed";
}

export interface DeckReshuffled {
  type: "DeckReshuffled";
  deck: string;
  count: number;
}

export interface TicketsKept {
  type: "TicketsKept";
  seat: number;
  kept: Secret<string[]>;
  returned: Secret<string[]>;
  count: number;
  returned_count: number;
}

export interface TrackClaimed {
  type: "TrackClaimed";
  seat: number;
  track: string;
  spend: Counts;
  points: number;
}

export interface TunnelTurnedUp {
  type: "TunnelTurnedUp";
  seat: number;
  track: string;
  laid: Counts;
  cards: string[];
  extra: number;
}

export interface TunnelDeclined {
  type: "TunnelDeclined";
  seat: number;
  track: string;
  returned: Counts;
}

export interface StationBuilt {
  type: "StationBuilt";
  seat: number;
  city: string;
  spend: Counts;
}

export interface HarbourBuilt {
  type: "HarbourBuilt";
  seat: number;
  city: string;
  spend: Counts;
}

export interface PiecesExchanged {
  type: "PiecesExchanged";
  seat: number;
  took: string;
  gave: string;
  count: number;
  cost: number;
}

export interface Passed {
  type: "Passed";
  seat: number;
}

/** `seat` reached the limit; every seat has `turns` more turns (C-END-1). */
export interface LastTurnsBegan {
  type: "LastTurnsBegan";
  seat: number;
  turns: number;
}

/**
 * The game was scored and all tickets are public now (C-END-2). `reason`: the last turns were played (C-END-1),
 * all seats passed (C-TURN-2), or there was no progress for many rounds (C-END-3). `tours`: the outcome of each tour
 * that a seat holds (W-TOUR-1).
 */
export interface GameEnded {
  type: "GameEnded";
  totals: number[];
  winners: number[];
  tickets: string[][];
  reason: Reason;
  tours: Record<string, "connected" | "in_order" | "missed">;
}

/** The game went back to the position before entry `entry`. */
export interface Undone {
  type: "Undone";
  seat: number;
  entry: number;
}

/**
 * Everything the asked seat may do now. `pays` lists the ways to pay; claims and builds refer to a row of it
 * (`claims["paris-zurich"] = 2` means the ways `pays[2]`), the most sensible way first.
 */
export interface Choices {
  ask: number;
  pays: Counts[][];
  take: Record<string, string[]>;
  draw: string[];
  tickets: boolean;
  claims: Counts;
  builds: Record<string, Counts>;
  exchange: Counts;
  keep: string[];
  keep_least: number;
  stock: [number, number, number] | null;
  tunnel: number | null;
  stop: boolean;
  pass: boolean;
  undo: "ask" | "free" | "no";
}

/** `left`: milliseconds for each seat when this was sent; `running`: the seats whose time runs. */
export interface ClockFace {
  left: number[];
  running: number[];
}

/**
 * After entry `seq`, for the one seat that asked: the cheapest way to complete each of its tickets and of those
 * offered to it (None: its cities can't be connected any more), and its score if the game ended now. `longest`: who
 * has the longest path; None if the map does not score it or nobody owns a track. A spectator (`seat` None) is told
 * only that.
 */
export interface Plans {
  type: "Plans";
  table: string;
  seat: number | null;
  seq: number;
  tickets: Record<string, TicketPlan | null>;
  standing: Standing | null;
  longest: LongestPath | null;
}

/**
 * The cheapest way to complete a ticket: fewest spaces still to claim. `tracks`: the free tracks of it, in order;
 * `own`: the seat's tracks on it; `short`: the cards lacking for all of them together, by name ("any" and
 * "any_ship": for gray tracks); `pieces`: the pieces lacking, by kind; `claimable`: those of `tracks` that the
 * seat can claim now; `in_order`: it makes a tour in order.
 */
export interface TicketPlan {
  tracks: string[];
  own: string[];
  spaces: number;
  short: Counts;
  pieces: Counts;
  claimable: string[];
  in_order: boolean;
}

/**
 * What a seat would score if the game ended now; `tickets` and `buildings` are points. `borrowed`: the tracks
 * that its stations would borrow.
 */
export interface Standing {
  routes: number;
  exchange: number;
  tickets: number;
  completed: number;
  buildings: Counts;
  longest: number;
  longest_length: number;
  borrowed: string[];
  total: number;
}

/**
 * Who has the longest path now; several seats if their paths are equally long. `tracks`: those of their paths,
 * seat by seat, each from end to end; a path that takes long to trace is left out.
 */
export interface LongestPath {
  seats: number[];
  length: number;
  tracks: string[];
}

/** Done and durable. `seq`: the number of the entry, if it became one. */
export interface Ack {
  type: "Ack";
  id: number;
  seq: number | null;
}

/** The rules forbid it; nothing has changed. */
export interface Refusal {
  type: "Refusal";
  id: number;
  rule: string;
  params: Record<string, unknown>;
}

/** The message could not be executed; nothing has changed. `id` None: it could not be decoded. */
export interface Trouble {
  type: "Trouble";
  id: number | null;
  code: Fault;
  detail: string;
}

/** New lines of chat; after Watch, the last ones. */
export interface Talk {
  type: "Talk";
  table: string;
  lines: Line[];
}

/** A line of chat; `seat` None: from a spectator. */
export interface Line {
  n: number;
  at: number;
  person: Person;
  seat: number | null;
  text: string;
}

/** The list of public tables, open and running ones, newest first: the answer to WatchLobby. */
export interface Lobby {
  type: "Lobby";
  tables: LobbyTable[];
}

/** A table in the list of public tables. `spectators` may be half a minute old. */
export interface LobbyTable {
  code: string;
  status: Status;
  map: string;
  map_name: string;
  host: string;
  seats: LobbySeat[];
  created: number;
  spectators: number;
}

/** A seat in the list of public tables; nobody: it is free. */
export interface LobbySeat {
  colour: SeatColour;
  person: Person | null;
  bot: BotChoice | null;
  name: string;
}

/** What has changed in the list: tables that are new or different, and the codes of those no longer in it. */
export interface LobbyChanges {
  type: "LobbyChanges";
  changed: LobbyTable[];
  gone: string[];
}

export interface Pong {
  type: "Pong";
  id: number;
}

/** What the operator tells everybody: after Welcome if there is something, and when it changes. None: nothing. */
export interface Announcement {
  type: "Announcement";
  notice: Notice | null;
}

/**
 * What the operator tells everybody. `text` may be empty; `draining`: no new game begins, because the server
 * stops soon (`stops`: when, in seconds since 1970).
 */
export interface Notice {
  text: string;
  draining: boolean;
  stops: number | null;
}

/** The connection is about to close; after a restart, connect and watch again. */
export interface Closing {
  type: "Closing";
  reason: "banned" | "restart" | "signed_out";
}

/** Everything that one seat (`seat` None: a spectator) may know. An Update has the fields that changed. */
export interface View {
  seat: number | null;
  phase: "last" | "over" | "play" | "setup";
  turn: number;
  turns_left: number;
  asks: AnyAsk[];
  hand: Counts;
  display: string[];
  decks: Counts;
  discards: Counts;
  ticket_deck: number;
  owners: Counts;
  closed: string[];
  seats: SeatView[];
  tickets: string[][];
  done: string[];
  tours: Record<string, Progress>;
  winners: number[];
  ended: Reason | null;
}

/** Set-up: keep at least `keep` of the tickets dealt (C-SET-3). */
export interface ChooseTickets {
  type: "ChooseTickets";
  seat: number;
  offered: string[];
  keep: number;
}

/** Set-up: choose a stock of `total` pieces (G-SET-5). */
export interface ChooseStock {
  type: "ChooseStock";
  seat: number;
  total: number;
  least_trains: number;
  most_trains: number;
}

/** Set-up, as others see it: this seat has not chosen yet. */
export interface Waiting {
  type: "Waiting";
  seat: number;
}

/** Do one action (C-TURN-1). */
export interface TakeTurn {
  type: "TakeTurn";
  seat: number;
}

/** Take the second card (C-DRAW-1), or stop if `may_stop` is set. */
export interface SecondCard {
  type: "SecondCard";
  seat: number;
  may_stop: boolean;
}

/** Keep at least `keep` of the tickets drawn (C-TIX-2); `offered` is empty for everybody else. */
export interface KeepSome {
  type: "KeepSome";
  seat: number;
  offered: string[];
  count: number;
  keep: number;
}

/** Pay `extra` more cards for a tunnel, or give it up (E-TUN-2, E-TUN-4). */
export interface PayExtra {
  type: "PayExtra";
  seat: number;
  track: string;
  laid: Counts;
  turned_up: string[];
  extra: number;
}

/** What everybody may know about a seat; `known`: cards it took openly and still holds. */
export interface SeatView {
  score: number;
  pieces: Counts;
  box: Counts;
  hand: Counts;
  known: Counts;
  tickets: number;
  buildings: Record<string, string[]>;
}

/**
 * How far a tour is, and why: the cities not connected with its first one, the most of its cities, counted from
 * either end, that a run passes in order, and the tracks of that run.
 */
export interface Progress {
  outcome: "connected" | "in_order" | "missed";
  apart: string[];
  in_order: string[];
  run: string[];
}

export type City = {
  id: string;
  name: string;
  x: number;
  y: number;
  lat?: number | null;
  lon?: number | null;
  port?: boolean;
  printed?: string | null;
  modern?: string | null;
};

/** A point where tracks meet that is not a city: no ticket names it and nothing is built there. */
export type Junction = {
  id: string;
  name: string;
  x: number;
  y: number;
};

export type Track = {
  id: string;
  a: string;
  b: string;
  length: number;
  colour: string;
  kind: "ship" | "train";
  tunnel?: boolean;
  locomotives?: number;
  double?: string | null;
  via?: [number, number] | null;
  pair?: boolean;
  wrap?: boolean;
};

/**
 * The cities it names, in order, and the points it gains if they are connected or costs if missed. A tour names
 * three or more, and gains `in_order` if a run of tracks passes them in that order (W-TOUR-1).
 */
export type Ticket = {
  id: string;
  cities: string[];
  connected: number;
  missed: number;
  group?: "long" | "regular";
  in_order?: number | null;
};

export type Rules = {
  colours: string[];
  cards: Cards;
  hand: Hand;
  display: Display;
  pieces: Pieces;
  tickets: TicketRules;
  points: Counts;
  end: End;
  ids: RuleIds;
  doubles?: Doubles;
  ties?: string[];
  tunnels?: Tunnels | null;
  stations?: BuildingRules | null;
  harbours?: BuildingRules | null;
  exchange?: Exchange | null;
  longest?: Longest | null;
};

/** The number of cards per colour; `wild` is the total number of wilds. */
export type Cards = {
  plain: number;
  wild: number;
  marked?: number;
  single_ship?: number;
  double_ship?: number;
};

export type Hand = {
  train: number;
  ship?: number;
};

export type Display = {
  train: number;
  ship?: number;
  flush_at?: number;
};

/** The pieces of a seat. If `choose` is set, a seat picks that many at set-up; the rest is its box (G-SET-5). */
export type Pieces = {
  train: number;
  ship?: number;
  choose?: number;
  beginners_train?: number;
  beginners_ship?: number;
};

export type TicketRules = {
  regular: number;
  keep: number;
  draw: number;
  long?: number;
  draw_keep?: number;
  unkept?: "out" | "under";
};

export type End = {
  limit: number;
  turns: number;
};

/** The rule ids a refusal quotes, where the rule sets number the same rule differently. */
export type RuleIds = {
  actions: string;
  setup_tickets: string;
  setup_pieces?: string;
};

export type Doubles = {
  close_below?: number;
};

export type Tunnels = {
  turn_up: number;
};

/** The numbers of a kind of building; `unbuilt` is scored for each one a seat has left at the end. */
export type BuildingRules = {
  each: number;
  unbuilt: number;
  points?: number[];
};

export type Exchange = {
  cost: number;
};

export type Longest = {
  points: number;
};

export interface Me {
  person: Person;
  muted: Person[];
  webhook: string | null;
  push: boolean;
  token: string | null;
}

export interface Done {
  ok: boolean;
}

/**
 * Who makes the request; `me` None: nobody is signed in, which is not an error. `notice`: what the operator
 * tells everybody.
 */
export interface Session {
  me: Me | null;
  notice: Notice | null;
}

export interface MyGames {
  games: GameLine[];
  more: string | null;
}

/** One of a person's games; `asked`: it is this person's move. */
export interface GameLine {
  table: Table;
  seats: number[];
  asked: boolean;
}

export interface Statistics {
  games: number;
  wins: number;
  rerolled_wins: number;
  resigned: number;
  by_map: MapStatistics[];
}

export interface MapStatistics {
  map: string;
  seats: number;
  games: number;
  wins: number;
  mean_score: number;
  best_score: number;
  tickets_completed: number;
}

export interface BotTokens {
  bots: BotToken[];
}

/** `token` is shown only once, when the bot is made. */
export interface BotToken {
  person: Person;
  created: number;
  token: string | null;
}

export interface PushKey {
  key: string;
}

/** In the order in which they are offered. */
export interface Maps {
  maps: MapLine[];
}

/**
 * A map that can be played here. `beginners`: the option of that name changes something on it;
 * `close_doubles_below`: with fewer seats than this, the second track of a double closes (C-CLAIM-7);
 * `rules`: the ids of the rules that its learn page explains.
 */
export interface MapLine {
  id: string;
  name: string;
  cities: number;
  tracks: number;
  tickets: number;
  beginners: boolean;
  close_doubles_below: number;
  rules: string[];
}

/** The facts of a map file, for drawing the map. */
export interface MapFacts {
  id: string;
  name: string;
  hash: string;
  width: number;
  height: number;
  cities: City[];
  junctions: Junction[];
  tracks: Track[];
  tickets: Ticket[];
  rules: Rules;
  buildings: Building[];
}

/**
 * A kind of building that a map has. `action`: the type of the action that builds one; `each`: how many a seat
 * may build; `ports`: only in port cities.
 */
export interface Building {
  kind: string;
  action: Extract<AnyAction, { city: string }>["type"];
  each: number;
  ports: boolean;
}

export interface Tables {
  open: Table[];
  running: Table[];
}

export interface Seated {
  table: Table;
  yours: number[];
  shuffle: Shuffle;
}

/**
 * How others come to an open table. `addresses`: origins at which they reach the server, the best first; none if
 * nobody can, and then, if that is because it listens on its own machine only, `command` says how to open it.
 * `spoken`: a short code to tell by voice while a seat is free, until `until` (seconds since 1970).
 */
export interface Invitation {
  addresses: string[];
  command: string | null;
  spoken: string | null;
  until: number | null;
}

/** The code of the table that a spoken code belongs to. */
export interface Invited {
  code: string;
}

export interface Story {
  steps: StoryStep[];
}

/** The events of one entry, as a seat may know them. */
export interface StoryStep {
  n: number;
  at: number;
  story: AnyEvent[];
}

/** `tie`: what decided between equal totals, if there were any. */
export interface ScoreSheet {
  seats: ScoreLine[];
  winners: number[];
  tie: string | null;
}

/** The score sheet of one seat. `trail`: the tracks of its longest path, in order; `borrowed`: see E-STA-3. */
export interface ScoreLine {
  routes: number;
  exchange: number;
  tickets: TicketLine[];
  ticket_points: number;
  completed: number;
  buildings: BuildingScore[];
  longest: number;
  longest_length: number;
  trail: string[];
  borrowed: string[];
  total: number;
}

/** `tour`: for a tour, which outcome it has and why. */
export interface TicketLine {
  ticket: string;
  done: boolean;
  points: number;
  tour: Progress | null;
}

/** What one kind of building was worth to a seat: `points` in all, of which `unbuilt` for those left over. */
export interface BuildingScore {
  kind: string;
  points: number;
  unbuilt: number;
  built: BuiltLine[];
}

/** A building that scores where it stands: `tickets` completed ones name its city. */
export interface BuiltLine {
  city: string;
  tickets: number;
  points: number;
}

/**
 * A finished game as one seat saw it, as a spectator (`seat` None), or with everything revealed (`seat` "all":
 * `hands`, `tickets`, `done` and `tours` of the view have those of every seat).
 */
export interface Replay {
  table: Table | null;
  map: MapFacts;
  names: string[];
  seat: number | "all" | null;
  steps: ReplayStep[];
  sheet: ScoreSheet | null;
  rerolls: number;
}

/** One entry and the fields of the View that it changed; the first step has all fields. */
export interface ReplayStep {
  n: number;
  at: number;
  kind: "act" | "deal" | "resign" | "seed" | "takeover" | "timeout" | "undo";
  seat: number | null;
  story: AnyEvent[];
  view: Partial<View> & { hands?: Counts[] };
}

export interface Uploaded {
  id: string;
}

export interface Failure {
  error: Problem;
}

/** `code` is a tag that the client has a translation for; `detail` is in English, for programs. */
export interface Problem {
  code: string;
  detail: string;
  params: Record<string, unknown>;
}

/** Watch a table from one of your seats, or as a spectator (`seat` None): TableNews, Update and Talk follow. */
export interface Watch {
  type: "Watch";
  id: number;
  table: string;
  seat?: number | null;
}

export interface Unwatch {
  type: "Unwatch";
  id: number;
  table: string;
}

/** Take part in the shuffle of an open table: the commitment to 32 random bytes. It replaces an earlier one. */
export interface Commit {
  type: "Commit";
  id: number;
  table: string;
  seat: number;
  commitment: string;
}

/** Reveal the bytes that were committed to, when the table says that it is time (`Shuffle.revealing`). */
export interface Reveal {
  type: "Reveal";
  id: number;
  table: string;
  seat: number;
  value: string;
}

/** Answer the open question `ask` (its number is in Choices) for a seat; played once, even if sent twice. */
export interface Act {
  type: "Act";
  id: number;
  table: string;
  seat: number;
  ask: number;
  action: AnyAction;
}

/** Take a card from the display; with two decks, `refill` names the one that refills the slot. */
export interface TakeCard {
  type: "TakeCard";
  card: string;
  refill?: string | null;
}

/** Draw the top card of a deck. */
export interface DrawBlind {
  type: "DrawBlind";
  deck?: string;
}

/** Draw new tickets. */
export interface DrawTickets {
  type: "DrawTickets";
}

/** Keep these tickets of those offered. */
export interface KeepTickets {
  type: "KeepTickets";
  tickets: string[];
}

/** Claim a free track with these cards. */
export interface ClaimTrack {
  type: "ClaimTrack";
  track: string;
  spend: Counts;
}

/** Pay the extra cards for a tunnel. */
export interface PayTunnel {
  type: "PayTunnel";
  spend: Counts;
}

/** Give up a tunnel and take the laid cards back. */
export interface DeclineTunnel {
  type: "DeclineTunnel";
}

/** Take no second card, if the game's options make it optional (C-DRAW-1). */
export interface StopDrawing {
  type: "StopDrawing";
}

/** Build a station in a city. */
export interface BuildStation {
  type: "BuildStation";
  city: string;
  spend: Counts;
}

/** Build a harbour in a port. */
export interface BuildHarbour {
  type: "BuildHarbour";
  city: string;
  spend: Counts;
}

/** Choose the stock of trains and ships before the first turn. */
export interface ChoosePieces {
  type: "ChoosePieces";
  train: number;
  ship: number;
}

/** Take `count` pieces of a kind from the box in exchange for as many of the other kind. */
export interface ExchangePieces {
  type: "ExchangePieces";
  take: string;
  count: number;
}

/** Do nothing; legal only if nothing else is. */
export interface Pass {
  type: "Pass";
}

/** Judge an action without playing it: Refusal, or Ack if it is legal. `spend` may be empty. */
export interface Why {
  type: "Why";
  id: number;
  table: string;
  seat: number;
  action: AnyAction;
}

/**
 * Ask for what one of your seats still needs for its tickets, and what it would score now: Plans, then Ack.
 * `seat` null: as a spectator, who has the longest path.
 */
export interface Plan {
  type: "Plan";
  id: number;
  table: string;
  seat: number | null;
}

/**
 * Take back the seat's last action: at once if it revealed nothing, otherwise everybody else who sits there is
 * asked. Where nobody else does, `mark` agrees that the game is marked if it takes back random draws.
 */
export interface Undo {
  type: "Undo";
  id: number;
  table: string;
  seat: number;
  mark?: boolean;
}

/** Agree to the open undo request or reject it, for all your seats; the one who asked can withdraw it this way. */
export interface AnswerUndo {
  type: "AnswerUndo";
  id: number;
  table: string;
  accept: boolean;
}

/**
 * Vote about letting a bot play a seat that has long been silent: `yes` begins a vote or agrees, otherwise you
 * object. The seat's own person says with `yes` false that they are here, once for each question.
 */
export interface VoteBot {
  type: "VoteBot";
  id: number;
  table: string;
  seat: number;
  yes: boolean;
}

/** Resign: the seat's person has lost, and a bot plays on. */
export interface Resign {
  type: "Resign";
  id: number;
  table: string;
  seat: number;
}

/** End the game after everybody else has resigned. */
export interface EndAsWon {
  type: "EndAsWon";
  id: number;
  table: string;
}

export interface Say {
  type: "Say";
  id: number;
  table: string;
  text: string;
}

/** Mute a person at all tables, or unmute them. */
export interface Mute {
  type: "Mute";
  id: number;
  person: string;
  on: boolean;
}

/** Get the list of public tables, and from then on what changes in it. */
export interface WatchLobby {
  type: "WatchLobby";
  id: number;
  on: boolean;
}

/** Answered by Pong. */
export interface Ping {
  type: "Ping";
  id: number;
}

/** `bearer`: for programs, the token is in the answer; browsers get a cookie. */
export interface NewGuest {
  name: string;
  bearer?: boolean;
}

/** Makes a new account, or turns the guest who asks into one (their games stay). */
export interface NewAccount {
  name: string;
  password: string;
  bearer?: boolean;
}

export interface Login {
  name: string;
  password: string;
  bearer?: boolean;
}

export interface Rename {
  name: string;
}

/** To delete your account, give its password again; guests have none. */
export interface Farewell {
  password?: string | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewBotToken {
  name: string;
}

/** As the browser's PushManager returns it. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface Webhook {
  url: string;
}

/**
 * `seats` in the order of play. `start`: begin at once; no seat may be open. `clock` None: ten minutes per
 * move if a seat is open for others, no clock for a game against bots or at one device.
 */
export interface NewTable {
  map: string;
  seats: NewSeat[];
  public?: boolean;
  options?: Partial<GameOptions>;
  clock?: Partial<ClockRule> | null;
  remote_bots?: boolean;
  pace?: number;
  start?: boolean;
}

/** A seat of a new table: open, the host's (`mine`; several: pass and play), or a bot's. */
export interface NewSeat {
  mine?: boolean;
  bot?: Partial<BotChoice> | null;
  colour?: SeatColour | null;
  name?: string | null;
}

/**
 * The host changes an open table. None: no change. The pace can be changed during the game too, and by somebody who
 * plays against bots alone.
 */
export interface ChangeTable {
  public?: boolean | null;
  options?: Partial<GameOptions> | null;
  clock?: Partial<ClockRule> | null;
  remote_bots?: boolean | null;
  pace?: number | null;
  order?: number[] | null;
  colours?: SeatColour[] | null;
}

/** `seat` None: the first free one. `name`: of another person at the same device. */
export interface Join {
  seat?: number | null;
  name?: string | null;
}

/** A spoken code as somebody typed it: case, spaces and dashes don't matter. */
export interface SpokenCode {
  code: string;
}

export interface OneSeat {
  seat: number;
}

/**
 * The host puts a bot in an empty seat, or in one whose person has been away for the table's `grace`: there it is
 * always the default bot.
 */
export interface Fill {
  seat: number;
  bot?: Partial<BotChoice>;
}

/** The text of a game record, to view it. */
export interface NewRecord {
  record: string;
}

export type FromClient =
  | Watch
  | Unwatch
  | Commit
  | Reveal
  | Act
  | Why
  | Plan
  | Undo
  | AnswerUndo
  | VoteBot
  | Resign
  | EndAsWon
  | Say
  | Mute
  | WatchLobby
  | Ping;

export type FromServer =
  | Welcome
  | TableNews
  | Update
  | Plans
  | Ack
  | Refusal
  | Trouble
  | Talk
  | Lobby
  | LobbyChanges
  | Pong
  | Announcement
  | Closing;

export type AnyAction =
  | TakeCard
  | DrawBlind
  | DrawTickets
  | KeepTickets
  | ClaimTrack
  | PayTunnel
  | DeclineTunnel
  | StopDrawing
  | BuildStation
  | BuildHarbour
  | ChoosePieces
  | ExchangePieces
  | Pass;

export type AnyAsk = ChooseTickets | ChooseStock | Waiting | TakeTurn | SecondCard | KeepSome | PayExtra;

export type AnyEvent =
  | CardsDealt
  | DisplayDealt
  | TicketsOffered
  | StartTicketsChosen
  | StartPiecesChosen
  | SetupEnded
  | TurnBegan
  | CardTaken
  | CardDrawn
  | DrawingStopped
  | DisplayFilled
  | DisplayFlushed
  | DeckReshuffled
  | TicketsKept
  | TrackClaimed
  | TunnelTurnedUp
  | TunnelDeclined
  | StationBuilt
  | HarbourBuilt
  | PiecesExchanged
  | Passed
  | LastTurnsBegan
  | GameEnded
  | Undone;

export const ACTION_TYPES = [
  "TakeCard",
  "DrawBlind",
  "DrawTickets",
  "KeepTickets",
  "ClaimTrack",
  "PayTunnel",
  "DeclineTunnel",
  "StopDrawing",
  "BuildStation",
  "BuildHarbour",
  "ChoosePieces",
  "ExchangePieces",
  "Pass",
] as const satisfies readonly AnyAction["type"][];

export const ASK_TYPES = [
  "ChooseTickets",
  "ChooseStock",
  "Waiting",
  "TakeTurn",
  "SecondCard",
  "KeepSome",
  "PayExtra",
] as const satisfies readonly AnyAsk["type"][];

export const EVENT_TYPES = [
  "CardsDealt",
  "DisplayDealt",
  "TicketsOffered",
  "StartTicketsChosen",
  "StartPiecesChosen",
  "SetupEnded",
  "TurnBegan",
  "CardTaken",
  "CardDrawn",
  "DrawingStopped",
  "DisplayFilled",
  "DisplayFlushed",
  "DeckReshuffled",
  "TicketsKept",
  "TrackClaimed",
  "TunnelTurnedUp",
  "TunnelDeclined",
  "StationBuilt",
  "HarbourBuilt",
  "PiecesExchanged",
  "Passed",
  "LastTurnsBegan",
  "GameEnded",
  "Undone",
] as const satisfies readonly AnyEvent["type"][];

export const MESSAGE_TYPES = [
  "Welcome",
  "TableNews",
  "Update",
  "Plans",
  "Ack",
  "Refusal",
  "Trouble",
  "Talk",
  "Lobby",
  "LobbyChanges",
  "Pong",
  "Announcement",
  "Closing",
] as const satisfies readonly FromServer["type"][];

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 5;

/** The HTTP API: what every route reads and answers. */
export interface Api {
  "POST /api/guest": { body: NewGuest; answer: Me };
  "POST /api/account": { body: NewAccount; answer: Me };
  "POST /api/login": { body: Login; answer: Me };
  "POST /api/logout": { answer: Done };
  "GET /api/session": { answer: Session };
  "GET /api/me": { answer: Me };
  "PATCH /api/me": { body: Rename; answer: Me };
  "DELETE /api/me": { body: Farewell; answer: Done };
  "POST /api/me/password": { body: NewPassword; answer: Done };
  "GET /api/me/games": { query: { before?: number | null }; answer: MyGames };
  "GET /api/me/statistics": { answer: Statistics };
  "GET /api/me/bots": { answer: BotTokens };
  "POST /api/me/bots": { body: NewBotToken; answer: BotToken };
  "DELETE /api/me/bots/{id}": { answer: Done };
  "GET /api/push": { answer: PushKey };
  "PUT /api/me/push": { body: PushSubscription; answer: Done };
  "DELETE /api/me/push": { answer: Done };
  "PUT /api/me/webhook": { body: Webhook; answer: Done };
  "DELETE /api/me/webhook": { answer: Done };
  "GET /api/maps": { answer: Maps };
  "GET /api/maps/{id}": { answer: MapFacts };
  "GET /api/tables": { answer: Tables };
  "POST /api/tables": { body: NewTable; answer: Seated };
  "GET /api/tables/{id}": { answer: Seated };
  "PATCH /api/tables/{id}": { body: ChangeTable; answer: Seated };
  "POST /api/tables/{id}/join": { body: Join; answer: Seated };
  "POST /api/tables/{id}/invitation": { answer: Invitation };
  "POST /api/invited": { body: SpokenCode; answer: Invited };
  "POST /api/tables/{id}/leave": { body: OneSeat; answer: Seated };
  "POST /api/tables/{id}/start": { answer: Seated };
  "POST /api/tables/{id}/fill": { body: Fill; answer: Seated };
  "POST /api/tables/{id}/free": { body: OneSeat; answer: Seated };
  "POST /api/tables/{id}/remove": { body: OneSeat; answer: Seated };
  "POST /api/tables/{id}/rematch": { answer: Seated };
  "GET /api/tables/{id}/story": { query: { seat?: number | null }; answer: Story };
  "GET /api/tables/{id}/scores": { answer: ScoreSheet };
  "GET /api/tables/{id}/record": { answer: string };
  "GET /api/tables/{id}/replay": { query: { seat?: string | null }; answer: Replay };
  "POST /api/records": { body: NewRecord; answer: Uploaded };
  "GET /api/records/{id}/replay": { query: { seat?: string | null }; answer: Replay };
}
