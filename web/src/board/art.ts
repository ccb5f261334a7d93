// The pictures of the built-in boards, fetched when a board is first shown. Coordinates are in half units of the map.
import curves from "./art/curves.json";
import type { Point } from "./curve";
import { fingerprint } from "./fingerprint";
import type { MapFacts } from "./types";

/** Scales the units of a picture to those of its map. */
export const PICTURE_TO_MAP = "scale(.5)";

/** How far a picture extends beyond its map, in units of the map. */
export const BLEED = 300;

/** What is drawn with lines, each as the `d` of a path. */
export interface Lines {
  land: string;
  lakes: string;
  islands: string;
  rivers: string;
  borders: string;
  grid: string;
}

export interface Art extends Lines {
  /** Colours as CSS values, for both themes. */
  tones: Readonly<Record<string, string>>;
  /** The names of seas and lakes, each on a curve. */
  waters: readonly { id: string; d: string; size: number }[];
  /** Where the title of the map and the compass rose stand. */
  title: Point;
  compass: Point;
}

/** The baked pictures of a map in one theme, by their addresses. */
export interface Pictures {
  land: string;
  sea: string;
  small: string;
}

/** Turns a path of straight segments, as the files hold it, into curves that use its corners as control points. */
export function softened(path: string): string {
  return path
    .split("M")
    .filter(Boolean)
    .map((part) => {
      const closed = part.endsWith("z");
      const numbers = part.match(/-?\d+/g)?.map(Number) ?? [];
      const points: [number, number][] = [];
      let [x, y] = [0, 0];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        points.push([x, y]);
      }
      return closed ? ringOf(points) : lineOf(points);
    })
    .join("");
}

type Place = readonly [number, number];

const between = (a: Place, b: Place) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;

function ringOf(points: readonly Place[]): string {
  const last = points.at(-1);
  if (!last) return "";
  const curves = points.map(
    (point, i) => `Q${point[0]} ${point[1]} ${between(point, points[(i + 1) % points.length] ?? point)}`,
  );
  return `M${between(last, points[0] ?? last)}${curves.join("")}Z`;
}

function lineOf(points: readonly Place[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last) return "";
  const curves = rest.map((point, i) => `Q${point[0]} ${point[1]} ${between(point, rest[i + 1] ?? last)}`);
  return `M${first[0]} ${first[1]}${curves.join("")}L${last[0]} ${last[1]}`;
}

/** The URL of each file; a file is named after the id of its map. */
const addresses = import.meta.glob<string>(["./art/*.json", "./art/*.webp", "!./art/curves.json"], {
  query: "?url",
  import: "default",
  eager: true,
});
const loaded = new Map<string, Promise<Art | null>>();

function soft(art: Art): Art {
  return {
    ...art,
    land: softened(art.land),
    lakes: softened(art.lakes),
    islands: softened(art.islands),
    rivers: softened(art.rivers),
    borders: softened(art.borders),
    grid: softened(art.grid),
  };
}

/** Only the built-in maps have pictures, and they have precomputed curves; one's own may have the id of another. */
const isBuiltIn = (map: MapFacts) => fingerprint(map) in curves;

export function picturesOf(id: string, theme: string): Pictures | null {
  const [land, sea, small] = ["land", "sea", "small"].map((part) => addresses[`./art/${id}.${part}.${theme}.webp`]);
  return land && sea && small ? { land, sea, small } : null;
}

/** The lines along the shores, which come after the land; none if they don't come. */
export async function loadShores(id: string): Promise<string[]> {
  const address = addresses[`./art/${id}.shores.json`];
  if (!address) return [];
  try {
    const { shores } = (await (await fetch(address)).json()) as { shores: string[] };
    return shores.map(softened);
  } catch {
    return [];
  }
}

/** The picture of a map, or null where there is none; a board works without it. */
export function loadArt(map: MapFacts): Promise<Art | null> {
  const address = isBuiltIn(map) ? addresses[`./art/${map.id}.json`] : undefined;
  if (!address) return Promise.resolve(null);
  const known = loaded.get(map.id);
  if (known) return known;
  const coming = fetch(address)
    .then(async (answer) => (answer.ok ? soft((await answer.json()) as Art) : null))
    .catch(() => null);
  loaded.set(map.id, coming);
  // a failed download is tried again next time
  void coming.then((art) => art ?? loaded.delete(map.id));
  return coming;
}
