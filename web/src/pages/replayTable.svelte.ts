// A finished game in the place of a live table, so that the parts of the table page can draw it. It sends nothing.
import type { Plans, Replay, Table, TableSeat } from "../protocol";
import { LiveTable } from "../table/liveTable.svelte";
import { joining, network } from "../table/network";
import { reuseEqualParts } from "../table/reuseEqualParts";
import { t } from "../words/words.svelte";
import type { OpenView, ReplayTimeline } from "./replayTimeline";
import { COLOURS } from "./tablePlan";

/** How a seat is seen: with every hand, as this seat saw the game, or as a spectator did (null). */
export type Eyes = Replay["seat"];

export class ReplayTable extends LiveTable {
  constructor(private readonly game: Replay) {
    super(game.table?.code ?? "");
    this.table = tableOf(game);
  }

  override wholeGame(): Promise<Replay> {
    return Promise.resolve(this.game);
  }

  /** Shows the game after one of its entries, from the place of a seat whose hand is open, or of a spectator. */
  show(timeline: ReplayTimeline, at: number, seat: number | null): void {
    const view = timeline.view(at);
    const hand = handOf(view, seat) ?? {};
    this.seat = seat;
    this.view = reuseEqualParts(this.view, { ...view, hand }) as unknown as OpenView;
    this.plans = reuseEqualParts(this.plans, waysOf(timeline.replay, view));
    this.told = timeline.replay.steps.slice(0, at + 1);
  }
}

const NOTHING: Plans["standing"] = {
  routes: 0,
  exchange: 0,
  tickets: 0,
  completed: 0,
  buildings: {},
  longest: 0,
  longest_length: 0,
  borrowed: [],
  total: 0,
};

/** The tracks that complete the tickets. What the others lack is told by the server of a running game only. */
function waysOf({ map, steps }: Replay, view: OpenView): Plans {
  const done = new Set(view.done);
  const tickets: Plans["tickets"] = {};
  for (const [seat, own] of view.tickets.entries()) {
    const mine = new Set(network(view.owners, seat));
    const tracks = map.tracks.filter((track) => mine.has(track.id));
    for (const id of own.filter((one) => done.has(one))) {
      const cities = map.tickets.find((one) => one.id === id)?.cities ?? [];
      const way = { tracks: [], own: joining(tracks, cities), spaces: 0 };
      tickets[id] = { ...way, short: {}, pieces: {}, claimable: [], in_order: false };
    }
  }
  return {
    type: "Plans",
    table: "",
    seat: view.seat ?? 0,
    seq: steps.length,
    tickets,
    standing: NOTHING,
    longest: null,
  };
}

/** The hand of a seat; null where the replay does not show it. */
export function handOf(view: OpenView, seat: number | null): Record<string, number> | null {
  if (seat === null) return null;
  return view.hands?.[seat] ?? (view.seat === seat ? view.hand : null);
}

/** The table of the game with everybody there; for an uploaded record, which has none, one made from its seats. */
function tableOf({ table, names, map, steps, rerolls }: Replay): Table {
  const here = { present: true, resigned: false, stand_in: null, away_since: null };
  if (table) return { ...table, host: "", undo: null, vote: null, seats: table.seats.map((s) => ({ ...s, ...here })) };
  const seats = names.map(
    (name, i): TableSeat => ({
      ...here,
      colour: COLOURS[i % COLOURS.length] ?? "blue",
      person: null,
      bot: null,
      name: name || t("create-seat", { number: i + 1 }),
    }),
  );
  return {
    code: "",
    status: "over",
    map: map.id,
    map_name: map.name,
    public: true,
    host: "",
    options: { close_doubles_below: null, start: null, beginners: false, second_card: "must" },
    clock: { kind: "none", seconds: 0, increment: 0, after: "bot" },
    seats,
    commitment: "",
    created: 0,
    changed: 0,
    remote_bots: false,
    spectators: 0,
    seq: steps.length,
    turn: null,
    undo: null,
    vote: null,
    grace: 0,
    pace: 0,
    rerolls,
    outcome: null,
    seed: null,
    rematch: null,
  };
}
