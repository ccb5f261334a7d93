// What is highlighted on the board: a ticket and its missing tracks, a network, the last move, a step of the scoring.
// It reads TableUi; the board only draws the result.
import type { Highlight, HighlightSet } from "../board/types";
import { network } from "./network";
import { helpsInPairs } from "./pairs";
import type { TableUi } from "./tableUi.svelte";

export function highlightsOf(ui: TableUi): HighlightSet {
  const cities: Record<string, Highlight> = {};
  const tracks: Record<string, Highlight> = {};
  if (ui.scoringHighlights) return ui.scoringHighlights;
  const last = lastTrack(ui);
  if (last) tracks[last] = "last";
  if (ui.network !== null) for (const id of network(ui.live.view?.owners ?? {}, ui.network)) tracks[id] = "mine";
  for (const id of ui.keeping) lightTicket(ui, id, cities, {});
  const picked = ui.picked?.kind === "track" ? ui.atlas?.tracks.get(ui.picked.id) : undefined;
  for (const city of picked ? [picked.a, picked.b] : []) cities[city] = "ticket";
  const ticket = ui.previewed ?? ui.ticket;
  if (ticket) lightTicket(ui, ticket, cities, tracks);
  return { cities, tracks };
}

function lightTicket(
  ui: TableUi,
  id: string,
  cities: Record<string, Highlight>,
  tracks: Record<string, Highlight>,
): void {
  const ticket = ui.atlas?.tickets.get(id);
  if (!ticket || ui.me === null) return;
  for (const city of ticket.cities) cities[city] = "ticket";
  const way = ui.plans[id];
  for (const track of way?.tracks ?? []) tracks[track] = "missing";
  for (const track of way?.own ?? []) tracks[track] = "ticket";
}

/** The track claimed last, within the newest entries. */
function lastTrack(ui: TableUi): string | null {
  for (const step of ui.live.told.slice(-6).reverse()) {
    for (const event of step.story) if (event.type === "TrackClaimed") return event.track;
  }
  return null;
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
