// The side effects of the table page: announcements, sounds, notifications, the title of the tab, handing on the device.
// They follow from the state of TableUi and LiveTable; nothing here decides anything about the game.
import { untrack } from "svelte";
import type { AnyEvent, Table, Update, View } from "../protocol";
import { announce } from "../stores/announce.svelte";
import { settings } from "../stores/settings.svelte";
import { toasts } from "../stores/toasts.svelte";
import { namingFor } from "../words/mapNames";
import { mapName } from "../words/names";
import { tell } from "../words/tell";
import { t } from "../words/words.svelte";
import { checkKey } from "./checkWords";
import type { Told } from "./liveTable.svelte";
import { linesOf } from "./logLines";
import { keepPlans } from "./plans.svelte";
import { CARD } from "./prompt/timing";
import { chime } from "./sound";
import { type TableChange, tableDiff } from "./tableDiff";
import type { TableUi } from "./tableUi.svelte";
import { keptTicks } from "./ticketTicks";
import { type Completed, completedTickets, isTour } from "./tours";

const TITLE = 100; // milliseconds; the board is painted first
const REVEAL = 5_000; // milliseconds that the cards turned up for a tunnel stay
const TOLD = { resigned: "resign-done", filled: "host-filled", freed: "host-freed", "no-bot": "vote-failed" };

export function startEffects(ui: TableUi): void {
  seatEffects(ui);
  storyEffects(ui);
  ticketEffects(ui);
  turnEffects(ui);
  peopleEffects(ui);
  chatEffects(ui);
  fairDealEffects(ui);
  keepPlans(ui.live);
}

/** Watches the person's own seat, loads the map, hands on a shared device, and loads the score sheet at the end. */
function seatEffects(ui: TableUi): void {
  const { live } = ui;
  const mapId = $derived(live.table?.map);
  $effect(() => {
    if (mapId) void ui.loadMap(mapId).catch(() => ui.complain(t("error-unknown-map")));
  });
  $effect(() => {
    const [only, second] = live.yours;
    if (only !== undefined && second === undefined && live.seat === null) void live.sit(only);
    // a person who has resigned goes on as a spectator
    else if (live.seat !== null && !live.yours.includes(live.seat)) void live.sit(null);
  });
  $effect(() => {
    void live.view;
    void live.yours;
    untrack(() => ui.passDevice());
  });
  $effect(() => {
    if (live.table?.status === "over") void untrack(() => ui.loadSheet());
  });
}

/** Announces new events, and shows tunnels, the last turns and the end. */
function storyEffects(ui: TableUi): void {
  const { live } = ui;
  let begun = 0; // the toast that says that the last turns have begun
  $effect(() => {
    void live.latest;
    const fresh = live.takeUpdates().filter((update) => !update.full);
    const said = fresh.flatMap((update) => untrack(() => sentences(ui, update)));
    if (said.length) announce(said.join(" "));
    for (const update of fresh) for (const { event } of linesOf(stepOf(update))) stage(update, event);
  });

  function stage(update: Update, event: AnyEvent): void {
    if (event.type === "TunnelTurnedUp") {
      ui.tunnelReveal = event;
      untrack(() => keepQuiet(ui, update.seq, event.cards.length));
      setTimeout(() => {
        if (ui.tunnelReveal === event) ui.tunnelReveal = null;
      }, REVEAL);
    }
    if (event.type === "LastTurnsBegan")
      begun = untrack(() => toasts.show("note", t("table-last-turns-begun", { seat: ui.name(event.seat) })));
    if (event.type === "GameEnded") {
      ui.sawEnd = true;
      ui.tunnelReveal = null;
      untrack(() => toasts.drop(begun));
      untrack(() => notify(ui, t("notify-game-over", { map: mapOf(ui) })));
    }
  }
}

function stepOf(update: Update): Told {
  return { n: update.seq, story: update.story };
}

function sentences(ui: TableUi, update: Update): string[] {
  const names = ui.atlas?.names;
  if (!names) return [];
  return linesOf(stepOf(update))
    .filter((line) => !line.aside)
    .map((line) => tell(line.event, namingFor(line.event, names, ui.names)));
}

/** Tells which of the viewer's tickets were completed just now, and whether a tour is connected or in order. */
function ticketEffects(ui: TableUi): void {
  let before: View | null = null;
  $effect(() => {
    const { view } = ui.live;
    if (before && view)
      for (const completed of completedTickets(before, view))
        untrack(() => toasts.show("good", completedText(ui, completed)));
    before = view;
  });
}

function completedText(ui: TableUi, { ticket: id, outcome }: Completed): string {
  const ticket = ui.atlas?.names.tickets[id] ?? id;
  if (!isTour(ui.atlas?.tickets.get(id))) return t("tickets-completed", { ticket });
  return outcome === "in_order" ? t("tour-now-in-order", { ticket }) : t("tour-now-connected", { ticket });
}

/** Keeps the entry out of the log until the last card of the tunnel is turned up. */
function keepQuiet(ui: TableUi, entry: number, cards: number): void {
  if (settings.reducedMotion) return;
  ui.revealing = entry;
  setTimeout(
    () => {
      if (ui.revealing === entry) ui.revealing = null;
    },
    CARD * (cards + 0.5),
  );
}

/** The person's turn: tab title, sound, notification; a new question resets what was picked for the old one. */
function turnEffects(ui: TableUi): void {
  const { live } = ui;
  const mine = $derived(
    ui.ask !== null || (live.yours.length > 1 && ui.asked.some((seat) => live.yours.includes(seat))),
  );
  const ask = $derived(live.choices?.ask ?? null);
  const second = $derived(ui.ask?.type === "SecondCard");
  const title = $derived.by(() => {
    const map = mapOf(ui) || t("app-name");
    return mine ? t("table-your-turn-title", { map }) : `${map} · ${t("app-name")}`;
  });
  $effect(() => {
    const named = title;
    const later = setTimeout(() => {
      document.title = named;
    }, TITLE);
    return () => clearTimeout(later);
  });
  $effect(() => {
    if (mine) untrack(() => ring(ui));
  });
  $effect(() => {
    if (second) untrack(() => announce(t(ui.mayStop ? "table-second-card-or-stop" : "say-second-card"), true));
  });
  $effect(() => {
    void ask;
    untrack(() => {
      const kind = ui.picked?.kind;
      if (kind && kind !== "track" && kind !== "city") ui.picked = null;
      ui.keeping = keptTicks(live.code, live.seat, ask);
      ui.card = null;
    });
  });
}

function ring(ui: TableUi): void {
  announce(t("say-your-turn"), true);
  if (settings.chosen.sounds) void chime([523, 784], settings.chosen.volume * 0.3);
  notify(ui, t("notify-your-turn", { map: mapOf(ui) }));
}

function mapOf(ui: TableUi): string {
  const { table } = ui.live;
  return table ? mapName(table.map, table.map_name) : "";
}

/** Shows a notification if the page is hidden and the person wants them. */
function notify(ui: TableUi, text: string): void {
  if (!settings.chosen.notify || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(text, { tag: ui.live.code, icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Tells when somebody resigns, is replaced by a bot or comes back, and about requests to undo. */
function peopleEffects(ui: TableUi): void {
  let before: Table | null = null;
  $effect(() => {
    const { table } = ui.live;
    if (before && table)
      for (const change of tableDiff(before, table, ui.live.yours)) untrack(() => tellChange(ui, change));
    before = table;
  });
}

function tellChange(ui: TableUi, { kind, seat: number }: TableChange): void {
  const seat = ui.name(number);
  const mine = ui.live.yours.includes(number);
  if (kind === "asked") notify(ui, t("notify-undo", { seat }));
  else if (kind === "vote") {
    if (settings.chosen.sounds) void chime([784, 523], settings.chosen.volume * 0.3);
    announce(t("notify-vote"), true);
    notify(ui, t("notify-vote"));
  } else if (kind === "declined") {
    if (!ui.withdrawn) toasts.show("note", t("undo-declined"));
    ui.withdrawn = false;
  } else if (!mine) toasts.show("note", t(TOLD[kind], { seat }));
  else if (kind === "filled") announce(t("stand-in-title"), true);
}

/** Counts the unread lines of the chat. */
function chatEffects(ui: TableUi): void {
  $effect(() => {
    const last = ui.live.lines.at(-1)?.n ?? -1;
    const looking = ui.chatting;
    untrack(() => ui.countUnread(last, looking));
  });
}

/** Warns once for each promise about the shuffle that the server has broken. */
function fairDealEffects(ui: TableUi): void {
  const warned = new Set<string>();
  $effect(() => {
    for (const check of ui.fairChecks) {
      if (check.result !== "bad" || warned.has(check.what)) continue;
      warned.add(check.what);
      const action = { label: t("fair-details"), go: () => ui.openDialog("fair") };
      untrack(() => toasts.show("bad", t(checkKey(check)), { action }));
    }
  });
}
