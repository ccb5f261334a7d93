// What stands out on the board: a ticket and what it misses, a network, the last move, a scene of the scoring.
// It looks things up in the desk; the board only draws them.
import type { Light, Lit } from "../board/types";
import type { Desk } from "./desk.svelte";
import { missing, network } from "./network";

export function lightsOf(desk: Desk): Lit {
  const cities: Record<string, Light> = {};
  const tracks: Record<string, Light> = {};
  if (desk.scene) return desk.scene;
  const last = lastTrack(desk);
  if (last) tracks[last] = "last";
  if (desk.network !== null) for (const id of network(desk.live.view?.owners ?? {}, desk.network)) tracks[id] = "mine";
  for (const id of desk.keeping) lightTicket(desk, id, cities, {});
  const picked = desk.picked?.kind === "track" ? desk.atlas?.tracks.get(desk.picked.id) : undefined;
  for (const city of picked ? [picked.a, picked.b] : []) cities[city] = "ticket";
  if (desk.ticket) lightTicket(desk, desk.ticket, cities, tracks);
  return { cities, tracks };
}

function lightTicket(desk: Desk, id: string, cities: Record<string, Light>, tracks: Record<string, Light>): void {
  const ticket = desk.atlas?.tickets.get(id);
  const view = desk.live.view;
  if (!ticket || !view || desk.me === null) return;
  cities[ticket.a] = "ticket";
  cities[ticket.b] = "ticket";
  const way = missing([...(desk.atlas?.tracks.values() ?? [])], view, desk.me, ticket);
  for (const track of way?.tracks ?? []) tracks[track] = "missing";
  for (const track of way?.own ?? []) tracks[track] = "ticket";
}

/** The track that was claimed in the newest entries, so that one sees where something happened. */
function lastTrack(desk: Desk): string | null {
  for (const step of desk.live.told.slice(-6).reverse()) {
    for (const event of step.story) if (event.type === "TrackClaimed") return event.track;
  }
  return null;
}

/** The tracks and cities that may be pressed to do something now; a card of the hand that is picked narrows them. */
export function choosableOf(desk: Desk): { tracks: ReadonlySet<string>; cities: ReadonlySet<string> } {
  const choices = desk.live.choices;
  const claims = Object.entries(choices?.claims ?? {});
  const card = desk.card;
  const fitting = card ? claims.filter(([, row]) => choices?.pays[row]?.some((way) => card in way)) : claims;
  // what may stand in any city is shown when it is asked for: otherwise the whole board would be lit
  const shown = desk.atlas?.map.buildings.filter(({ kind, ports }) => ports || kind === desk.siting) ?? [];
  const cities = shown.flatMap(({ kind }) => Object.keys(choices?.builds[kind] ?? {}));
  return { tracks: new Set(fitting.map(([id]) => id)), cities: new Set(cities) };
}
