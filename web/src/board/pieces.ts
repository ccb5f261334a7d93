// The pieces that stand on a track: wagons or ships, one for each space, as a few paths for the whole row. Light comes from
// the north-west, and pieces are raised straight up the page whatever way their track runs.
import { bandAlong, type Corner, line, lineAlong, shape, turned } from "./bands";
import type { Row } from "./bundles";
import type { Spot } from "./curve";
import { placePath } from "./placePath";
import type { Sizes } from "./sizes";
import type { Track } from "./types";

/** Each is the `d` of a path, drawn in this order. */
export interface PieceRow {
  shadow: string;
  side: string;
  /** Of wagons, a dashed line; of ships, the house on the deck. */
  windows: string;
  roof: string;
  light: string;
  emblem: string;
}

/** The pieces of a track with the emblem of their seat; `only` the one on this space. */
export function piecesOf(track: Track, lane: Row, sizes: Sizes, emblem: string, only?: number): PieceRow {
  const bends = only === undefined ? lane.bends : lane.bends.slice(only, only + 1);
  const rows = bends.map((bend) => (track.kind === "ship" ? ship : wagon)(bend, sizes, emblem));
  const joined = (part: keyof PieceRow) => rows.map((row) => row[part]).join("");
  return {
    shadow: joined("shadow"),
    side: joined("side"),
    windows: joined("windows"),
    roof: joined("roof"),
    light: joined("light"),
    emblem: joined("emblem"),
  };
}

function wagon(bend: readonly Spot[], { wide }: Sizes, emblem: string): PieceRow {
  const u = wide / 11.4;
  const lift = 2.8 * u;
  const turn = Math.abs((bend.at(-1)?.angle ?? 0) - (bend[0]?.angle ?? 0));
  // a few points are enough where it hardly bends
  const few = turn < 0.4 ? bend.filter((_, i) => i % 2 === 0) : bend;
  const body = bandAlong(few, wide / 2 - 0.2 * u, 0.8 * u);
  const roof = bandAlong(few, wide / 2 - 1.25 * u, 1.7 * u);
  const middle = bend[bend.length >> 1];
  // the side towards the top of the page
  const far = Math.cos(middle?.angle ?? 0) >= 0 ? -1 : 1;
  const along = (aside: number, down: number) => line(lineAlong(few, far * aside, 3.2 * u), 0, down);
  return {
    shadow: shape(body, 0.9 * u, 2 * u),
    side: shape(body, 0, 0.5 * u) + shape(body, 0, -lift / 2),
    windows: along(-(wide / 2 - 0.3 * u), -0.3 * u),
    roof: shape(roof, 0, -lift),
    light: along(wide * 0.27, -lift),
    emblem: middle ? placePath(emblem, { x: middle.x, y: middle.y - lift + 0.2 * u, size: wide * 0.315 }) : "",
  };
}

/** The hull of a ship, in halves of its length and width; the bow is on the right. */
const HULL: readonly Corner[] = [
  [-1, -0.55],
  [-0.7, -1],
  [0.35, -1],
  [0.78, -0.55],
  [1.04, 0],
  [0.78, 0.55],
  [0.35, 1],
  [-0.7, 1],
  [-1, 0.55],
];
const HOUSE: readonly Corner[] = [
  [-0.52, -0.62],
  [0.36, -0.62],
  [0.46, 0],
  [0.36, 0.62],
  [-0.52, 0.62],
];

function ship(bend: readonly Spot[], { wide }: Sizes, emblem: string): PieceRow {
  const u = wide / 11.4;
  const lift = 2.8 * u;
  const at = (corners: readonly Corner[], part = 1) =>
    turned(
      bend,
      corners.map(([x, y]) => [x * part, y * part]),
      wide * 0.6,
    );
  const [[x, y] = [0, 0], [fx, fy] = [0, 0]] = at([
    [-0.05, 0],
    [-0.7, 0],
  ]);
  return {
    shadow: shape(at(HULL), 0.9 * u, 2.2 * u),
    side: shape(at(HULL), 0, 0.5 * u) + shape(at(HULL), 0, -lift / 2),
    roof: shape(at(HULL, 0.86), 0, -lift * 0.9),
    windows: shape(at(HOUSE), 0, -lift * 1.7),
    light: line([
      [fx, fy - lift],
      [fx, fy - lift * 1.3 - wide * 0.26],
    ]),
    emblem: placePath(emblem, { x, y: y - lift * 1.7, size: wide * 0.29 }),
  };
}
