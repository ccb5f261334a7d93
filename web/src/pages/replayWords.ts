// What a board that is only looked at says of itself, for those who hear it: every track with its kind and its owner.
import type { BoardWords } from "../board/types";
import type { MapFacts } from "../protocol";
import { kindText } from "../table/describe";
import { mapName } from "../words/naming";
import type { Naming } from "../words/tell";
import { t } from "../words/words.svelte";

export function replayWords(facts: MapFacts, owners: Readonly<Record<string, number>>, naming: Naming): BoardWords {
  const tracks = new Map(facts.tracks.map((track) => [track.id, track]));
  const name = (id: string) => naming.names[id] ?? id;

  function describeTrack(id: string): string {
    const track = tracks.get(id);
    if (!track) return id;
    const owner = owners[id];
    const seat = owner === undefined ? "" : (naming.seats[owner] ?? "");
    return t("board-track-label", {
      from: name(track.a),
      to: name(track.b),
      kind: kindText(track),
      colour: t(`colour-${track.colour}`),
      length: track.length,
      state: owner === undefined ? t("board-state-free") : t("board-state-owned", { seat }),
    });
  }

  function describeCity(id: string): string {
    const count = facts.tracks.filter((track) => track.a === id || track.b === id).length;
    return t("board-city-tracks", { city: name(id), count });
  }

  return {
    board: t("board-label", { map: mapName(facts.id, facts.name) }),
    zoomIn: t("board-zoom-in"),
    zoomOut: t("board-zoom-out"),
    zoomReset: t("board-zoom-all"),
    describeCity,
    describeTrack,
  };
}
