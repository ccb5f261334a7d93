// A phone: all of the board would be too small to read, so it is shown from close by, around what matters.
import { untrack } from "svelte";
import type { Camera } from "./camera.svelte";
import type { MapFacts } from "./types";

const SMALL = 400; // pixels

/** Keeps the named cities (null: the whole board), or the selected track or city, in sight; `small` says whether it has to.
 *  `readable` is how many pixels a unit of the board needs for its names. */
export function fromClose(
  camera: Camera,
  what: () => { map: MapFacts; near: readonly string[] | null; selected: string | null; readable: number },
): { readonly small: boolean } {
  const small = $derived(camera.width > 0 && Math.min(camera.width, camera.height) < SMALL);
  $effect(() => {
    const { map, near, readable } = what();
    const points = map.cities.filter(({ id }) => near?.includes(id));
    if (small && near) untrack(() => camera.lookAt(points, readable));
  });
  $effect(() => {
    const { map, selected, readable } = what();
    const track = map.tracks.find(({ id }) => id === selected);
    const ends = map.cities.filter(({ id }) => id === selected || track?.a === id || track?.b === id);
    if (small) untrack(() => ends.every((end) => camera.sees(end)) || camera.lookAt(ends, readable));
  });
  // a phone that is turned keeps the names in sight, unless all of the board was shown
  $effect(() => {
    const { fit } = camera;
    untrack(() => {
      const { readable } = what();
      const { zoom } = camera.view;
      if (small && zoom > 1 && fit * zoom < readable) camera.zoomBy(readable / (fit * zoom));
    });
  });
  return {
    get small() {
      return small;
    },
  };
}
