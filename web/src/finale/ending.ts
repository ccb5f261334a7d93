// How a game ended, put together for the finale and the score sheet: from the score sheet, the outcome of the table and
// the replay. It decides nothing: who has won and why comes from the server.
import type { MapFacts, Replay, ScoreSheet, SeatColour } from "../protocol";
import type { TableUi } from "../table/tableUi.svelte";
import { mapName } from "../words/names";
import { itemsOf } from "./items";
import { type Result, resultOf } from "./result";
import { type Statistics, statisticsOf } from "./statistics";
import { Timeline } from "./timeline";

export interface EndSeat {
  name: string;
  /** The name where there is little room. */
  short: string;
  colour: SeatColour;
  bot: boolean;
  mine: boolean;
}

export interface Ending extends Result {
  map: MapFacts;
  mapTitle: string;
  /** When the game was last touched; null for a record, which does not say. */
  when: Date | null;
  seats: readonly EndSeat[];
  /** None for a game that was given up before it could be scored. */
  sheet: ScoreSheet | null;
  /** Why it ended, where that was not by the last turns. */
  reason: "passes" | "stall" | "resigned" | null;
  rerolls: number;
  owners: Readonly<Record<string, number>>;
  statistics: Statistics | null;
  timeline: Timeline;
}

/** The end as the table tells it; null while a part of it is missing. */
export function endingOf(ui: TableUi, replay: Replay | null): Ending | null {
  const { table, view, yours } = ui.live;
  if (!table || !view || !ui.atlas) return null;
  const { outcome } = table;
  const sheet = ui.sheet;
  const result = resultOf(ui);
  const statistics = replay ? statisticsOf(replay, table.seats.length) : null;
  const claims = statistics?.claims ?? Object.entries(view.owners).map(([track, seat]) => ({ track, seat, points: 0 }));
  const reason = outcome?.ended === "resigned" ? "resigned" : view.ended;
  return {
    map: ui.atlas.map,
    mapTitle: mapName(table.map, table.map_name),
    when: table.changed ? new Date(table.changed * 1000) : null,
    seats: table.seats.map(({ colour, bot, person }, seat) => ({
      name: ui.name(seat),
      short: ui.shortName(seat),
      colour,
      bot: bot !== null && person === null,
      mine: yours.includes(seat),
    })),
    sheet,
    ...result,
    reason: reason === "last_turns" ? null : reason,
    rerolls: table.rerolls,
    owners: view.owners,
    statistics,
    timeline: new Timeline(sheet ? itemsOf(sheet, result.winners) : [], claims, table.seats.length),
  };
}
