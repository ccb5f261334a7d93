// What the page does by itself when something happens: it announces, rings, names the tab, passes the device on.
// It listens to the desk; nothing here decides anything about the game.
import { untrack } from "svelte";
import type { AnyEvent, Table, Update } from "../protocol";
import { announce } from "../stores/announce.svelte";
import { settings } from "../stores/settings.svelte";
import { toasts } from "../stores/toasts.svelte";
import { namingFor } from "../words/mapNames";
import { mapName } from "../words/naming";
import { tell } from "../words/tell";
import { t } from "../words/words.svelte";
import type { Desk } from "./desk.svelte";
import { CARD } from "./prompt/pace";
import type { Told } from "./room.svelte";
import { chime } from "./sound";
import { linesOf } from "./story";
import { type TableChange, tableDiff } from "./tableDiff";

const TITLE = 100; // milliseconds: what has happened is painted first
const DRAMA = 5_000; // how long somebody's turned-up cards stay
const TOLD = { resigned: "resign-done", filled: "host-filled", freed: "host-freed" };

export function startEffects(desk: Desk): void {
  seatEffects(desk);
  storyEffects(desk);
  turnEffects(desk);
  peopleEffects(desk);
  chatEffects(desk);
}

/** Sit in one's own seat, load the map, pass a shared device on, read the sheet when it is over. */
function seatEffects(desk: Desk): void {
  const { live } = desk;
  const mapId = $derived(live.table?.map);
  $effect(() => {
    if (mapId) void desk.loadMap(mapId).catch(() => desk.complain(t("error-unknown-map")));
  });
  $effect(() => {
    const [only, second] = live.yours;
    if (only !== undefined && second === undefined && live.seat === null) void live.sit(only);
    // who has resigned looks on as a spectator
    else if (live.seat !== null && !live.yours.includes(live.seat)) void live.sit(null);
  });
  $effect(() => {
    void live.view;
    void live.yours;
    untrack(() => desk.passDevice());
  });
  $effect(() => {
    if (live.table?.status === "over") void untrack(() => desk.loadSheet());
  });
}

/** Tell what has just happened: to those who listen, and on the stage where there is drama. */
function storyEffects(desk: Desk): void {
  const { live } = desk;
  let begun = 0; // the note that the last turns have begun
  $effect(() => {
    void live.latest;
    const fresh = live.news().filter((update) => !update.full);
    const said = fresh.flatMap((update) => untrack(() => sentences(desk, update)));
    if (said.length) announce(said.join(" "));
    for (const update of fresh) for (const { event } of linesOf(stepOf(update))) stage(update, event);
  });

  function stage(update: Update, event: AnyEvent): void {
    if (event.type === "TunnelTurnedUp") {
      desk.drama = event;
      untrack(() => keepQuiet(desk, update.seq, event.cards.length));
      setTimeout(() => {
        if (desk.drama === event) desk.drama = null;
      }, DRAMA);
    }
    if (event.type === "LastTurnsBegan")
      begun = untrack(() => toasts.show("note", t("table-last-turns-begun", { seat: desk.name(event.seat) })));
    if (event.type === "GameEnded") {
      desk.sawEnd = true;
      desk.drama = null;
      untrack(() => toasts.drop(begun));
      untrack(() => notify(desk, t("notify-game-over", { map: mapOf(desk) })));
    }
  }
}

function stepOf(update: Update): Told {
  return { n: update.seq, story: update.story };
}

function sentences(desk: Desk, update: Update): string[] {
  const names = desk.atlas?.names;
  if (!names) return [];
  return linesOf(stepOf(update))
    .filter((line) => !line.aside)
    .map((line) => tell(line.event, namingFor(line.event, names, desk.names)));
}

/** The log waits until the last card of a tunnel lies open. */
function keepQuiet(desk: Desk, entry: number, cards: number): void {
  if (settings.reducedMotion) return;
  desk.hush = entry;
  setTimeout(
    () => {
      if (desk.hush === entry) desk.hush = null;
    },
    CARD * (cards + 0.5),
  );
}

/** My turn: tab title, sound, notification; a new question clears what was begun for the old one. */
function turnEffects(desk: Desk): void {
  const { live } = desk;
  const mine = $derived(
    desk.ask !== null || (live.yours.length > 1 && desk.asked.some((seat) => live.yours.includes(seat))),
  );
  const ask = $derived(live.choices?.ask ?? null);
  const second = $derived(desk.ask?.type === "SecondCard");
  const title = $derived.by(() => {
    const map = mapOf(desk) || t("app-name");
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
    if (mine) untrack(() => ring(desk));
  });
  $effect(() => {
    if (second) untrack(() => announce(t("say-second-card"), true));
  });
  $effect(() => {
    void ask;
    untrack(() => {
      const kind = desk.picked?.kind;
      if (kind && kind !== "track" && kind !== "city") desk.picked = null;
      desk.keeping = new Set();
      desk.card = null;
    });
  });
}

function ring(desk: Desk): void {
  announce(t("say-your-turn"), true);
  if (settings.chosen.sounds) void chime([523, 784], settings.chosen.volume * 0.3);
  notify(desk, t("notify-your-turn", { map: mapOf(desk) }));
}

function mapOf(desk: Desk): string {
  const { table } = desk.live;
  return table ? mapName(table.map, table.map_name) : "";
}

/** For who looks elsewhere and wants to be called. */
function notify(desk: Desk, text: string): void {
  if (!settings.chosen.notify || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(text, { tag: desk.live.code, icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Who plays and who does not: told when it changes. */
function peopleEffects(desk: Desk): void {
  let before: Table | null = null;
  $effect(() => {
    const { table } = desk.live;
    if (before && table)
      for (const change of tableDiff(before, table, desk.live.yours)) untrack(() => tellChange(desk, change));
    before = table;
  });
}

function tellChange(desk: Desk, { kind, seat: number }: TableChange): void {
  const seat = desk.name(number);
  const mine = desk.live.yours.includes(number);
  if (kind === "asked") notify(desk, t("notify-undo", { seat }));
  else if (kind === "declined") {
    if (!desk.withdrawn) toasts.show("note", t("undo-declined"));
    desk.withdrawn = false;
  } else if (!mine) toasts.show("note", t(TOLD[kind], { seat }));
  else if (kind === "filled") announce(t("stand-in-title"), true);
}

/** Lines of talk that nobody has looked at yet. */
function chatEffects(desk: Desk): void {
  $effect(() => {
    const last = desk.live.lines.at(-1)?.n ?? -1;
    const looking = desk.talk === "chat" || desk.tab === "chat";
    untrack(() => desk.hearTalk(last, looking));
  });
}
