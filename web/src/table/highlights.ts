// What is highlighted on the board: a ticket and its missing tracks, a network, what happened since my last turn, a step of the scoring.
// It reads TableUi; the board only draws the result.
import type { Highlight, HighlightSet, SeatColour } from "../board/types";
import { recentOf } from "../motion/recent";
import { network } from "./network";
import { helpsInPairs } from "./pairs";
import type { TableUi } from "./tableUi.svelte";

export function highlightsOf(ui: TableUi): HighlightSet {
  const cities: Record<string, Highlight> = {};
  const tracks: Record<string, Highlight> = {};
  if (ui.network !== null) for (const id of network(ui.live.view?.owners ?? {}, ui.network)) tracks[id] = "mine";
  for (const id of ui.keeping) ringCities(ui, id, cities, "ticket");
  const picked = ui.picked?.kind === "track" ? ui.atlas?.tracks.get(ui.picked.id) : undefined;
  for (const city of picked ? [picked.a, picked.b] : []) cities[city] = "ticket";
  // my tickets' cities carry rings always, the pinned ticket's solid ones
  for (const id of ui.me === null ? [] : (ui.live.view?.tickets[ui.me] ?? [])) ringCities(ui, id, cities, "ticket");
  const shown = ui.previewed ?? ui.ticket;
  if (shown) {
    lightTicket(ui, shown, tracks);
    ringCities(ui, shown, cities, "pinned");
  }
  const serves = new Set(ui.ask ? ui.plans[shown ?? ""]?.claimable : []);
  return { cities, tracks, serves, recent: recentTracks(ui) };
}

function ringCities(ui: TableUi, ticket: string, cities: Record<string, Highlight>, ring: "ticket" | "pinned"): void {
  for (const city of ui.atlas?.tickets.get(ticket)?.cities ?? []) cities[city] = ring;
}

function lightTicket(ui: TableUi, id: string, tracks: Record<string, Highlight>): void {
  const ticket = ui.atlas?.tickets.get(id);
  if (!ticket || ui.me === null) return;
  const way = ui.plans[id];
  for (const track of way?.tracks ?? []) tracks[track] = "missing";
  for (const track of way?.own ?? []) tracks[track] = "ticket";
}

/** What the others have done since the viewer's last action. */
function recentTracks(ui: TableUi): Record<string, SeatColour> {
  const { told, view, table } = ui.live;
  return recentOf(told, view, ui.me, table?.seats.map(({ colour }) => colour) ?? []);
}

/** The tracks and cities where something can be done now; only those that the picked card can help to pay for. */
export function choosableOf(ui: TableUi): { tracks: ReadonlySet<string>; cities: ReadonlySet<string> } {
  const choices = ui.live.choices;
  const claims = Object.entries(choices?.claims ?? {});
  const hand = ui.live.view?.hand ?? {};
  const card = ui.card;
  const fits = ([id, row]: [string, number]) =>
    card === null || (isPair(ui, id) ? helpsInPairs(hand, card) : choices?.pays[row]?.some((way) => card in way));
  // where one may build is shown on request only: otherwise half the board would be highlighted
  const shown = ui.atlas?.map.buildings.filter(({ kind }) => kind === ui.buildingToPlace) ?? [];
  const cities = shown.flatMap(({ kind }) => Object.keys(choices?.builds[kind] ?? {}));
  return { tracks: new Set(claims.filter(fits).map(([id]) => id)), cities: new Set(cities) };
}

/** A track paid in pairs, for which not all ways to pay are listed. */
function isPair(ui: TableUi, track: string): boolean {
  return ui.atlas?.tracks.get(track)?.pair ?? false;
}
