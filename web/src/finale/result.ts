// Who has won, with how many points, and what decided between equals, as the server tells it.
import type { TableUi } from "../table/tableUi.svelte";

export interface Result {
  winners: readonly number[];
  totals: readonly number[];
  /** The seats by their points, the winners first among equals, or where the others have resigned. */
  order: readonly number[];
  /** What decided between equal totals. */
  tie: string | null;
}

/** The result of a game that is over. */
export function resultOf(ui: TableUi): Result {
  const { table, view } = ui.live;
  const totals = ui.sheet?.seats.map((line) => line.total) ?? table?.outcome?.totals ?? [];
  // the outcome of the table leaves out who resigned; the winners of the view arrive a moment earlier
  const winners = table?.outcome?.winners ?? view?.winners ?? [];
  const wins = (seat: number) => Number(winners.includes(seat));
  // in a game that was given up, the points are not what decided
  const first = (seat: number) => (table?.outcome?.ended === "resigned" ? wins(seat) : 0);
  const order = [...totals.keys()].sort(
    (one, other) => first(other) - first(one) || (totals[other] ?? 0) - (totals[one] ?? 0) || wins(other) - wins(one),
  );
  const tie = ui.sheet && String(ui.sheet.winners) === String(winners) ? ui.sheet.tie : null;
  return { winners, totals, order, tie };
}
