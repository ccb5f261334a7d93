// Tracks and cities in words, from the map and the view: kind, price, owner, buildings.
import type { Built } from "../board/types";
import type { Track } from "../protocol";
import { t } from "../words/words.svelte";
import type { TableUi } from "./tableUi.svelte";

export function kindText(track: Track): string {
  if (track.tunnel) return t("board-kind-tunnel");
  if (track.locomotives) return t("board-kind-ferry", { symbols: track.locomotives });
  if (track.pair) return t("board-kind-pair");
  return track.kind === "ship" ? t("board-kind-ship") : t("board-kind-train");
}

/** The price as the map prints it. */
export function costText(track: Track): string {
  const length = track.length;
  if (track.pair) return t("pay-costs", { cost: t("pay-cost-pairs", { length }) });
  const cost =
    track.colour === "gray"
      ? t("pay-cost-gray", { length })
      : t("pay-cost-colour", { length, colour: t(`colour-${track.colour}`) });
  const wilds = track.locomotives ? `, ${t("pay-cost-ferry", { symbols: track.locomotives })}` : "";
  return t("pay-costs", { cost: cost + wilds });
}

export function stateText(ui: TableUi, id: string): string {
  const { view, choices, seat } = ui.live;
  const owner = view?.owners[id];
  if (owner !== undefined)
    return owner === seat ? t("board-state-mine") : t("board-state-owned", { seat: ui.name(owner) });
  if (view?.closed.includes(id)) return t("board-state-closed");
  return id in (choices?.claims ?? {}) ? t("board-state-affordable") : t("board-state-free");
}

/** A track as a screen reader says it. */
export function trackLabel(track: Track, place: (id: string) => string, state: string): string {
  return t("board-track-label", {
    from: place(track.a),
    to: place(track.b),
    kind: kindText(track),
    colour: t(`colour-${track.colour}`),
    length: track.length,
    state,
  });
}

export function trackText(ui: TableUi, id: string): string {
  const track = ui.atlas?.tracks.get(id);
  if (!track) return id;
  const state = [...(track.double ? [t("board-state-double")] : []), stateText(ui, id)].join(", ");
  return trackLabel(track, (city) => ui.place(city), state);
}

/** The tracks that end in a city. */
export function tracksAt(ui: TableUi, city: string): Track[] {
  return [...(ui.atlas?.tracks.values() ?? [])].filter((track) => track.a === city || track.b === city);
}

/** A city as a screen reader says it: its name, what is built there, how many tracks end in it. */
export function cityText(ui: TableUi, id: string, built: readonly Built[] = []): string {
  const parts = [t("board-city-tracks", { city: ui.place(id), count: tracksAt(ui, id).length })];
  if (ui.atlas?.cities.get(id)?.port) parts.push(t("board-port"));
  for (const { kind, seat } of built) parts.push(t(`building-of-${kind}`, { seat: ui.name(seat) }));
  return parts.join(", ");
}
