// Places the name of each city: beside its dot, away from spaces, other dots and other names. Widths are estimated from
// the letters, so it needs no browser and is deterministic.
import { dotsAlong } from "./bundles";
import type { Point } from "./curve";
import type { Layout } from "./layout";
import { withImages } from "./round";
import type { Sizes } from "./sizes";
import type { MapFacts } from "./types";

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Directions from the dot, in order of preference. */
const SPOTS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.85, -0.85],
  [0.85, 0.85],
  [-0.85, -0.85],
  [-0.85, 0.85],
];
const ROUNDS = 3;

/** The approximate width of a text, in multiples of its font size. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if ("ijlI.' ".includes(letter)) width += 0.27;
    else if ("ftr-".includes(letter)) width += 0.37;
    else if ("mwMW".includes(letter)) width += 0.85;
    else width += letter === letter.toUpperCase() ? 0.66 : 0.55;
  }
  return width;
}

interface Placed {
  label: Label;
  box: Box;
}

/** What a name must avoid. */
export interface Surroundings {
  map: MapFacts;
  sizes: Sizes;
  spaces: Point[];
  dots: Point[];
  names: Box[];
}

export function placeLabels(map: MapFacts, layout: Layout, nameOf: (id: string) => string): Map<string, Label> {
  const { sizes } = layout;
  const beside = map.width / 8;
  const dots = withImages<Point>([...map.cities, ...map.junctions], layout.round, beside);
  const spaces = withImages(
    [...layout.lanes.values()].flatMap((lane) => lane.spaces.flatMap((spot) => dotsAlong(spot, lane.long))),
    layout.round,
    beside,
  );
  const chosen = new Map<string, Placed>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const city of map.cities) {
      const width = textWidth(nameOf(city.id)) * sizes.text;
      const reach = width + sizes.long;
      const nearby = (point: Point) =>
        Math.abs(point.x - city.x) < reach && Math.abs(point.y - city.y) < 2 * sizes.long;
      chosen.delete(city.id);
      const names = [...chosen.values()].map((label) => label.box);
      const others = dots.filter((dot) => dot !== city && nearby(dot));
      const around = { map, sizes, spaces: spaces.filter(nearby), dots: others, names };
      chosen.set(city.id, bestSpot(city, width, around));
    }
  }
  return new Map([...chosen].map(([id, { label }]) => [id, label]));
}

function bestSpot(city: Point, width: number, around: Surroundings): Placed {
  const { sizes } = around;
  const tries = SPOTS.flatMap((spot, liking) =>
    [0, 1, 2].map((far) => {
      const label = labelAt(city, spot, sizes.dot + 2 + far * 4, sizes.text);
      const box = boxOf(label, width, sizes.text);
      return { label, box, cost: liking * 0.06 + far * 0.35 + boxCost(box, around) + doubt(box, city, around) };
    }),
  );
  return tries.reduce((best, next) => (next.cost < best.cost ? next : best));
}

/** A cost for names that are nearer to another city and would be read as its name. */
function doubt(box: Box, city: Point, { dots }: Surroundings): number {
  const toBox = (dot: Point) =>
    Math.hypot(Math.max(box.left - dot.x, 0, dot.x - box.right), Math.max(box.top - dot.y, 0, dot.y - box.bottom));
  const own = toBox(city);
  return dots.some((dot) => toBox(dot) < own * 1.2) ? 1.5 : 0;
}

export function boxCost(box: Box, { map, sizes, spaces, dots, names }: Surroundings): number {
  let cost = outside(box, map, sizes) * 3;
  for (const space of spaces) cost += 1.4 * pressing(box, space, sizes.wide * 0.5);
  for (const dot of dots) cost += 2 * pressing(box, dot, sizes.dot + 1);
  for (const name of names) cost += 4 * overlap(box, name);
  return cost;
}

function labelAt(city: Point, [right, down]: readonly [number, number], gap: number, text: number): Label {
  const anchor = right > 0 ? "start" : right < 0 ? "end" : "middle";
  return { x: city.x + right * gap, y: city.y + down * (gap + text * 0.42), anchor };
}

/** A place for the few names shown when zoomed out, when letters are large: above the dot and not off the board. */
export function looseLabel(city: Point, map: MapFacts, sizes: Sizes): Label {
  const part = city.x / map.width;
  return labelAt(
    city,
    part < 0.2 ? [0.85, -0.85] : part > 0.8 ? [-0.85, -0.85] : [0, -1],
    sizes.dot + sizes.text * 0.5,
    sizes.text,
  );
}

export function boxOf(label: Label, width: number, text: number): Box {
  const left = label.anchor === "start" ? label.x : label.anchor === "end" ? label.x - width : label.x - width / 2;
  return { left, top: label.y - text * 0.45, right: left + width, bottom: label.y + text * 0.45 };
}

export function boxesOf(labels: ReadonlyMap<string, Label>, nameOf: (id: string) => string, { text }: Sizes): Box[] {
  return [...labels].map(([id, label]) => boxOf(label, textWidth(nameOf(id)) * text, text));
}

/** How deep a circle reaches into a box: 0 outside, 1 with its centre inside. */
export function pressing(box: Box, point: Point, radius: number): number {
  const dx = Math.max(box.left - point.x, 0, point.x - box.right);
  const dy = Math.max(box.top - point.y, 0, point.y - box.bottom);
  return Math.max(0, 1 - Math.hypot(dx, dy) / radius);
}

/** The fraction of the smaller of two boxes covered by the other, plus a little for touching at all. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? 0.5 + (width * height) / ((one.right - one.left) * (one.bottom - one.top)) : 0;
}

function outside(box: Box, map: MapFacts, { margin, side }: Sizes): number {
  const over = Math.max(
    -side - box.left,
    box.right - map.width - side,
    -margin - box.top,
    box.bottom - map.height - margin,
  );
  return Math.max(0, over);
}
