// The title of the prompt: what the seat is asked, who is waited for, the last turns, the end.
import { t } from "../../words/words.svelte";
import type { TableUi } from "../tableUi.svelte";

const ASKED: Record<string, string> = {
  TakeTurn: "table-your-turn",
  SecondCard: "table-second-card",
  ChooseTickets: "table-choose-tickets",
  KeepSome: "table-choose-tickets",
  ChooseStock: "table-choose-pieces",
  PayExtra: "table-pay-tunnel",
};

export function headline(ui: TableUi): string {
  const { view, table } = ui.live;
  if (view?.phase === "over" || table?.status === "over") return t("table-over");
  if (ui.standIn) return t("stand-in-title");
  if (ui.ask?.type === "PayExtra" && ui.motion.revealing !== null) return t("tunnel-title");
  if (ui.mayStop) return t("table-second-card-or-stop");
  if (ui.ask) return t(ASKED[ui.ask.type] ?? "table-your-turn");
  const [seat] = ui.asked;
  if (view === null || seat === undefined) return t("app-loading");
  if (ui.asked.length > 1) return t("table-waiting-for", { seats: ui.asked.map((one) => ui.name(one)).join(", ") });
  const chair = table?.seats[seat];
  const bot = chair?.stand_in ?? (chair?.person ? null : chair?.bot);
  return bot ? t("bot-thinking", { seat: ui.name(seat) }) : t("table-turn-of", { seat: ui.name(seat) });
}

/** The number of turns left once the last turns have begun; empty before. */
export function lastTurns(ui: TableUi): string {
  const { view, table } = ui.live;
  if (view?.phase !== "last" || ui.me === null || !table) return view?.phase === "last" ? t("table-last-turns") : "";
  const seats = table.seats.length;
  const before = (ui.me - view.turn + seats) % seats;
  const mine = Math.max(0, Math.ceil((view.turns_left - before) / seats));
  return before === 0 && mine === 1 ? t("table-last-turn-yours") : t("table-last-turns-mine", { count: mine });
}
