// The side effects of the table page: announcements, sounds, notifications, the title of the tab, handing on the device.
// They follow from the state of TableUi and LiveTable; nothing here decides anything about the game.
import { untrack } from "svelte";
import { type PathChange, pathChange } from "../motion/longestPath";
import type { Moment } from "../motion/moments";
import type { Plans, Table, Update, View } from "../protocol";
import { play } from "../sound/play";
import { announce } from "../stores/announce.svelte";
import { settings } from "../stores/settings.svelte";
import { toasts } from "../stores/toasts.svelte";
import { namingFor } from "../words/mapNames";
import { mapName } from "../words/names";
import { tell } from "../words/tell";
import { t } from "../words/words.svelte";
import { afterPaint } from "./beforePaint";
import { checkKey } from "./checkWords";
import type { Told } from "./liveTable.svelte";
import { linesOf } from "./logLines";
import { keepPlans } from "./plans.svelte";
import { type TableChange, tableDiff } from "./tableDiff";
import type { TableUi } from "./tableUi.svelte";
import { keptTicks } from "./ticketTicks";
import { type Completed, completedTickets, worth } from "./tours";
import { completedText } from "./tourWords";

const WAIT = 1_000; // milliseconds; where the others play at once, nobody has to be called
const TITLE = 100; // milliseconds; the board is painted first
const TOLD = { resigned: "resign-done", filled: "host-filled", freed: "host-freed", "no-bot": "vote-failed" };

export function startEffects(ui: TableUi): void {
  seatEffects(ui);
  storyEffects(ui);
  turnEffects(ui);
  peopleEffects(ui);
  chatEffects(ui);
  fairDealEffects(ui);
  keepPlans(ui.live);
  longestEffects(ui);
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

/** Announces new events, and shows their moments; toasts tell what is not shown. */
function storyEffects(ui: TableUi): void {
  const { live } = ui;
  let before: View | null = null;
  let end = $state.raw<Update | null>(null);
  $effect(() => ui.motion.begin());
  $effect(() => {
    if (settings.reducedMotion) untrack(() => ui.motion.finish());
  });
  // before the board is painted: what will fly to it is not drawn first and taken away again
  $effect.pre(() => {
    void live.latest;
    untrack(() => ui.motion.expect(live.updates));
  });
  $effect(() => {
    void live.latest;
    const { view } = live;
    const fresh = live.takeUpdates().filter((update) => !update.full);
    const done = before && view ? completedTickets(before, view) : [];
    before = view;
    untrack(() => tellStory(ui, fresh, done));
    end = fresh.find(endsGame) ?? end;
  });
  $effect(() => {
    // without a score sheet no finale tells who has won
    const last = ui.sheetless ? end : null;
    if (!last) return;
    end = null;
    untrack(() => afterPaint(() => announce(sentences(ui, last, true).join(" "))));
  });
}

function tellStory(ui: TableUi, fresh: readonly Update[], done: readonly Completed[]): void {
  const entry = fresh.at(-1)?.seq ?? -1;
  afterPaint(() => {
    const said = [...fresh.flatMap((update) => sentences(ui, update)), ...done.map((one) => completedText(ui, one))];
    if (said.length) announce(said.join(" "));
  });
  if (done.length) ui.completions = [...ui.completions, ...done.map((one) => ({ ...one, entry }))];
  const shown = ui.motion.take(
    fresh,
    done.map((one) => doneMoment(ui, one)),
  );
  if (!shown) for (const one of done) toasts.show("good", completedText(ui, one));
  for (const { event } of fresh.flatMap((update) => linesOf(stepOf(update)))) {
    if (event.type === "LastTurnsBegan" && !shown)
      toasts.show("note", t("table-last-turns-begun", { seat: ui.name(event.seat) }));
    if (event.type === "GameEnded") {
      ui.sawEnd = true;
      ui.motion.finish();
      notify(ui, t("notify-game-over", { map: mapOf(ui) }));
    }
  }
}

function doneMoment(ui: TableUi, { ticket, outcome }: Completed): Moment {
  const fact = ui.atlas?.tickets.get(ticket);
  return { kind: "done", seat: ui.me ?? 0, ticket, points: fact ? worth(fact, outcome) : 0 };
}

function stepOf(update: Update): Told {
  return { n: update.seq, story: update.story };
}

function endsGame({ story }: Update): boolean {
  return story.some(({ type }) => type === "GameEnded");
}

/** What an update tells; or only how the game ended, which is left to the finale otherwise. */
function sentences(ui: TableUi, update: Update, end = false): string[] {
  const names = ui.atlas?.names;
  if (!names) return [];
  return linesOf(stepOf(update))
    .filter((line) => !line.aside && end === (line.event.type === "GameEnded"))
    .map((line) => tell(line.event, namingFor(line.event, names, ui.names)));
}

/** Tells when the longest path changes hands. */
function longestEffects(ui: TableUi): void {
  let before: Plans | null = null;
  $effect(() => {
    const { plans } = ui.live;
    const change = untrack(() => ui.motion.longest) && pathChange(before, plans);
    before = plans;
    if (change) untrack(() => tellLongest(ui, change));
  });
}

function tellLongest(ui: TableUi, change: PathChange): void {
  const { seats, length } = change.longest;
  const names = seats.map((seat) => ui.name(seat)).join(", ");
  announce(t("table-longest", { names, seats: seats.length, count: length }));
  ui.motion.passPath(change);
}

/** The person's turn: tab title, sound, notification; a new question resets what was picked for the old one. A track or a
 *  city that is only looked at stays picked, unless the question follows an own action. */
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
  let waiting = Number.NEGATIVE_INFINITY; // since when
  $effect(() => {
    if (mine) untrack(() => ring(ui, performance.now() - waiting > WAIT || document.hidden));
    else waiting = performance.now();
  });
  $effect(() => {
    if (second) untrack(() => announce(t(ui.mayStop ? "table-second-card-or-stop" : "say-second-card"), true));
  });
  $effect(() => {
    void ask;
    untrack(() => {
      const kind = ui.picked?.kind;
      if (live.acting || (kind !== "track" && kind !== "city")) ui.picked = null;
      ui.keeping = keptTicks(live.code, live.seat, ask);
      ui.card = null;
    });
  });
}

/** Calls the person to their turn; aloud if they had to wait for it. */
function ring(ui: TableUi, aloud: boolean): void {
  announce(t("say-your-turn"), true);
  if (aloud) {
    play("knock");
    ui.motion.light();
  }
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
    play("knock");
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
    const looking = ui.talk === "chat" && (ui.roomy || ui.panel === "talk");
    untrack(() => ui.unread.update(last, looking));
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
