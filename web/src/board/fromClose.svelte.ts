// A phone: all of the board would be too small to read, so it is shown from close by, around what matters.
import { untrack } from "svelte";
import type { Camera } from "./camera.svelte";
import type { MapFacts } from "./types";

const SMALL = 400; // pixels
const READABLE = 0.74; // pixels per unit of the board: names are shown from here on

/** Keeps the named cities (null: the whole board), or the selected track or city, in sight; `small` says whether it has to. */
export function fromClose(
  camera: Camera,
  what: () => { map: MapFacts; near: readonly string[] | null; selected: string | null },
): { readonly small: boolean } {
  const small = $derived(camera.width > 0 && Math.min(camera.width, camera.height) < SMALL);
  $effect(() => {
    const { map, near } = what();
    const points = map.cities.filter(({ id }) => near?.includes(id));
    if (small && near) untrack(() => camera.lookAt(points, READABLE));
  });
  $effect(() => {
    const { map, selected } = what();
    const track = map.tracks.find(({ id }) => id === selected);
    const ends = map.cities.filter(({ id }) => id === selected || track?.a === id || track?.b === id);
    if (small) untrack(() => ends.every((end) => camera.sees(end)) || camera.lookAt(ends, READABLE));
  });
  return {
    get small() {
      return small;
    },
  };
}
