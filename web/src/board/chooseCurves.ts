// Chooses a curve for each bundle of tracks that keeps clear of other spaces, cities and names: every bundle takes its
// cheapest candidate in turn, and again whenever a neighbour has changed.
import { type Bundle, type Candidate, candidateOf, countCandidates } from "./bundles";
import { distance, type Point } from "./curve";
import { placeExits } from "./exits";
import { type Box, boxOf, placeLabels, pressing } from "./labels";
import { layoutOf } from "./layout";
import { PointGrid } from "./pointGrid";
import { apart, roundOf } from "./round";
import { places, type Sizes } from "./sizes";
import type { MapFacts } from "./types";

/** What a bundle must avoid besides other bundles. */
interface Ground {
  map: MapFacts;
  sizes: Sizes;
  /** The width of a board that goes round, or 0. */
  round: number;
  nodes: Point[];
  names: Box[];
  wet: ((point: Point) => boolean) | undefined;
}

const ROUNDS = 5;
const NEAR = 1.2; // the distance that the middles of two tracks should keep, in widths of a space
const CROWDED = 1.8; // the cost of coming too near
const DRY = 0.25; // the cost of a part of a ship space on land
const DAMP = 0.01; // the cost of a part of a train space on water

/** The number of the candidate chosen for each bundle; `wet` tells water from land, so that ships keep to it. */
export function chooseCurves(
  map: MapFacts,
  sizes: Sizes,
  bundles: readonly Bundle[],
  wet?: (point: Point) => boolean,
): number[] {
  const ground: Ground = { map, sizes, round: roundOf(map), nodes: [...places(map).values()], names: [], wet };
  const choices = choicesOf(bundles, sizes);
  const taken = new PointGrid<Choice>(sizes.wide * NEAR);
  for (const choice of choices) take(choice, 0, taken);
  improve(choices, taken, ground);
  // first the names are placed among the tracks, then the tracks avoid the names
  ground.names = nameBoxes(map, bundles, choices, sizes);
  improve(choices, taken, ground);
  return choices.map((choice) => choice.chosen);
}

/** A bundle with its candidates and the one chosen so far. */
interface Choice {
  bundle: Bundle;
  candidates: Candidate[];
  chosen: number;
  /** The neighbours that it could collide with. */
  near: Choice[];
}

function choicesOf(bundles: readonly Bundle[], sizes: Sizes): Choice[] {
  const choices = bundles.map((bundle): Choice => {
    const candidates = Array.from({ length: countCandidates(bundle) }, (_, number) =>
      candidateOf(bundle, number, sizes),
    );
    return { bundle, candidates, chosen: 0, near: [] };
  });
  for (const choice of choices) {
    choice.near = choices.filter((other) => other !== choice && mayMeet(choice.bundle, other.bundle));
  }
  return choices;
}

function mayMeet(one: Bundle, other: Bundle): boolean {
  const middle = ({ a, b }: Bundle) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const near = 0.65 * (distance(one.a, one.b) + distance(other.a, other.b));
  return apart(middle(one), middle(other), one.round) < near;
}

function take(choice: Choice, number: number, taken: PointGrid<Choice>): void {
  choice.chosen = number;
  taken.put(choice, choice.candidates[number]?.dots ?? []);
}

function improve(choices: readonly Choice[], taken: PointGrid<Choice>, ground: Ground): void {
  let unsettled = new Set(choices);
  for (let round = 0; round < ROUNDS && unsettled.size > 0; round++) {
    const next = new Set<Choice>();
    for (const choice of choices) {
      if (!unsettled.has(choice)) continue;
      const before = choice.chosen;
      taken.put(choice, []);
      take(choice, bestCandidate(choice, taken, ground), taken);
      if (choice.chosen !== before) for (const other of choice.near) next.add(other);
    }
    unsettled = next;
  }
}

function bestCandidate({ bundle, candidates }: Choice, taken: PointGrid<Choice>, ground: Ground): number {
  const { a, b, round } = bundle;
  const reach = distance(a, b) * 0.75 + ground.sizes.long;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const nodes = ground.nodes.filter(
    (node) => apart(node, a, round) > 0 && apart(node, b, round) > 0 && apart(node, middle, round) < reach,
  );
  const names = ground.names.filter((name) => reaches(name, middle, reach + ground.sizes.wide, round));
  const around = { ...ground, names };
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  const ship = bundle.tracks[0]?.kind === "ship";
  candidates.forEach((candidate, number) => {
    let cost = shapeCost(bundle, candidate, ground.sizes);
    for (const dot of candidate.dots) {
      if (cost >= least) break;
      cost += CROWDED * taken.crowding(dot) + groundCost(dot, nodes, bundle.edge !== undefined, around);
      if (ground.wet && ground.wet(dot) !== ship) cost += ship ? DRY : DAMP;
    }
    if (cost < least - 1e-9) [best, least] = [number, cost];
  });
  return best;
}

/** Whether a box comes near a point; on a board that goes round, all do. */
function reaches(box: Box, { x, y }: Point, far: number, round: number): boolean {
  return round > 0 || (box.left < x + far && box.right > x - far && box.top < y + far && box.bottom > y - far);
}

/** Straight is cheapest, unless it is much too short for spaces of full length. */
function shapeCost(bundle: Bundle, { bow, curve }: Candidate, sizes: Sizes): number {
  const spaces = bundle.tracks[0]?.length ?? 1;
  const needed = spaces * (sizes.long * 0.82 + sizes.gap) + 2 * sizes.clear;
  const short = Math.max(0, needed - curve.length) / needed;
  const bent = bow * bow * (14 + (1.2 * distance(bundle.a, bundle.b)) / sizes.long);
  return bent + short * short * 120;
}

function groundCost(dot: Point, nodes: Point[], crosses: boolean, { sizes, round, names }: Ground): number {
  const keep = sizes.dot + sizes.wide * 0.75;
  const { left, top, width, height } = sizes.bounds;
  const inside = sizes.wide * 0.7;
  let cost = 0;
  for (const node of nodes) cost += (4 * Math.max(0, keep - apart(dot, node, round))) / sizes.wide;
  for (const name of names) cost += 1.4 * pressing(name, dot, sizes.wide * 0.5);
  if (dot.y < top + inside || dot.y > top + height - inside) cost += 2;
  else if (!crosses && (dot.x < left + inside || dot.x > left + width - inside)) cost += 2;
  return cost;
}

function nameBoxes(map: MapFacts, bundles: readonly Bundle[], choices: readonly Choice[], sizes: Sizes): Box[] {
  const chosen = choices.map((choice) => choice.chosen);
  const names = new Map(map.cities.map((city) => [city.id, city.name]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const layout = layoutOf(bundles, chosen, sizes);
  const labels = placeLabels(map, layout, nameOf);
  const boxes = [...labels.values()].map((label) => boxOf(label, sizes.text));
  return [...boxes, ...placeExits(map, layout, nameOf, boxes).map((exit) => exit.box)];
}
