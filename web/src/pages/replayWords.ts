// The words of the board in a replay, for screen readers: every track with its kind and its owner.
import type { BoardWords } from "../board/types";
import type { MapFacts } from "../protocol";
import { trackLabel } from "../table/describe";
import type { MapNames } from "../words/mapNames";
import { mapName, printedOn } from "../words/names";
import { t } from "../words/words.svelte";

export function replayWords(
  facts: MapFacts,
  owners: Readonly<Record<string, number>>,
  names: MapNames,
  seats: readonly string[],
): BoardWords {
  const tracks = new Map(facts.tracks.map((track) => [track.id, track]));
  const place = (id: string) => names.places[id] ?? id;

  function describeTrack(id: string): string {
    const track = tracks.get(id);
    const owner = owners[id];
    const state = owner === undefined ? t("board-state-free") : t("board-state-owned", { seat: seats[owner] ?? "" });
    return track ? trackLabel(track, place, state) : id;
  }

  function describeCity(id: string): string {
    const count = facts.tracks.filter((track) => track.a === id || track.b === id).length;
    return t("board-city-tracks", { city: place(id), count });
  }

  return {
    board: t("board-label", { map: mapName(facts.id, facts.name) }),
    ...printedOn(facts.id, facts.name),
    zoomIn: t("board-zoom-in"),
    zoomOut: t("board-zoom-out"),
    zoomReset: t("board-zoom-all"),
    describeCity,
    describeTrack,
  };
}
