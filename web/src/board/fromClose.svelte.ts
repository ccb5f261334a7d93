// Where all of the board would be too small for its names, it is shown zoomed in, around what matters.
import { untrack } from "svelte";
import type { Camera } from "./camera.svelte";
import type { MapFacts } from "./types";

const ABOUT = 0.99; // a zoom that was computed is not exact

interface Wanted {
  map: () => MapFacts;
  /** The cities to show; none: the middle of the board at first; null: all of the board. */
  near: () => readonly string[] | null;
  /** The track or the city that is chosen. */
  selected: () => string | null;
  /** How many pixels a unit of the board needs for its names. */
  readable: () => number;
}

/** Keeps what is wanted in sight, with names that can be read; `small` says whether the whole board would be too small for
 *  them. Once it no longer is, all of the board is shown. */
export function fromClose(
  camera: Pick<Camera, "width" | "fit" | "view" | "sees" | "lookAt" | "zoomBy" | "reset">,
  wanted: Wanted,
): { readonly small: boolean } {
  const small = $derived(camera.width > 0 && camera.fit < wanted.readable());
  const near = $derived(wanted.near()?.join(" ") ?? null);
  let shown = false;
  $effect(() => {
    if (!small) {
      if (shown) untrack(() => camera.reset());
      shown = false;
    } else if (near !== null && (near || !shown)) {
      shown = true;
      untrack(() => camera.lookAt(placesOf(wanted.map(), near.split(" ")), wanted.readable()));
    }
  });
  $effect(() => {
    const ends = endsOf(wanted.map(), wanted.selected());
    untrack(() => {
      if (small && !ends.every((end) => camera.sees(end))) camera.lookAt(ends, wanted.readable());
    });
  });
  // where names could be read, they still can after the board has become smaller, as when a phone is turned
  let before = 0;
  $effect(() => {
    const { fit } = camera;
    untrack(() => {
      const { zoom } = camera.view;
      const readable = wanted.readable();
      if (small && zoom > 1 && before * zoom > ABOUT * readable && fit * zoom < readable)
        camera.zoomBy(readable / (fit * zoom));
      before = fit;
    });
  });
  return {
    get small() {
      return small;
    },
  };
}

const placesOf = ({ cities }: MapFacts, ids: readonly string[]) => cities.filter(({ id }) => ids.includes(id));

function endsOf(map: MapFacts, selected: string | null) {
  const track = map.tracks.find(({ id }) => id === selected);
  return placesOf(map, track ? [track.a, track.b] : selected ? [selected] : []);
}
