// One line that says how things stand: what I am asked, whom we wait for, the last turns, the end.
import { t } from "../../words/words.svelte";
import type { Desk } from "../desk.svelte";

const ASKED: Record<string, string> = {
  TakeTurn: "table-your-turn",
  SecondCard: "table-second-card",
  ChooseTickets: "table-choose-tickets",
  KeepSome: "table-choose-tickets",
  ChooseStock: "table-choose-pieces",
  PayExtra: "table-pay-tunnel",
};

export function headline(desk: Desk): string {
  const { view, table } = desk.live;
  if (view?.phase === "over" || table?.status === "over") return t("table-over");
  if (desk.standIn) return t("stand-in-title");
  if (desk.ask?.type === "PayExtra" && desk.hush !== null) return t("tunnel-title");
  if (desk.ask?.type === "SecondCard" && desk.ask.may_stop) return t("table-second-card-or-stop");
  if (desk.ask) return t(ASKED[desk.ask.type] ?? "table-your-turn");
  const [seat] = desk.asked;
  if (view === null || seat === undefined) return t("app-loading");
  if (desk.asked.length > 1)
    return t("table-waiting-for", { seats: desk.asked.map((one) => desk.name(one)).join(", ") });
  const chair = table?.seats[seat];
  const bot = chair?.stand_in ?? (chair?.person ? null : chair?.bot);
  return bot ? t("bot-thinking", { seat: desk.name(seat) }) : t("table-turn-of", { seat: desk.name(seat) });
}

/** What everybody should know about the end that is near; empty while it is not. */
export function lastTurns(desk: Desk): string {
  const { view, table } = desk.live;
  if (view?.phase !== "last" || desk.me === null || !table) return view?.phase === "last" ? t("table-last-turns") : "";
  const seats = table.seats.length;
  const before = (desk.me - view.turn + seats) % seats;
  const mine = Math.max(0, Math.ceil((view.turns_left - before) / seats));
  return before === 0 && mine === 1 ? t("table-last-turn-yours") : t("table-last-turns-mine", { count: mine });
}
