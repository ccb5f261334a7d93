// Which way each bundle of tracks is drawn: the one that keeps clear of other spaces, of cities and of names. Bundles
// decide in turn and again when one beside them has changed its mind.
import { type Bundle, countWays, type Way, wayOf } from "./bundles";
import { Crowd } from "./crowd";
import { distance, type Point } from "./curve";
import { type Box, boxOf, placeLabels, pressing, textWidth } from "./labels";
import { layoutOf } from "./layout";
import { places, type Sizes } from "./sizes";
import type { MapFacts } from "./types";

/** What a bundle must keep clear of, besides other bundles. */
interface Ground {
  map: MapFacts;
  sizes: Sizes;
  nodes: Point[];
  names: Box[];
  wet: ((point: Point) => boolean) | undefined;
}

const ROUNDS = 5;
const NEAR = 1.2; // widths of a space that two tracks should keep between their middles
const CROWDED = 2; // what it costs to come too near
const DRY = 0.03; // a part of a ship's space on land
const DAMP = 0.01; // a part of a wagon's space on water

/** The number of the way each bundle takes; `wet` tells water from land, for ships to keep to it. */
export function settle(
  map: MapFacts,
  sizes: Sizes,
  bundles: readonly Bundle[],
  wet?: (point: Point) => boolean,
): number[] {
  const ground: Ground = { map, sizes, nodes: [...places(map).values()], names: [], wet };
  const parties = partiesOf(bundles, sizes);
  const crowd = new Crowd<Party>(sizes.wide * NEAR);
  for (const party of parties) take(party, 0, crowd);
  agree(parties, crowd, ground);
  // names find their places among the tracks, then tracks make way for them
  ground.names = nameBoxes(map, bundles, parties, sizes);
  agree(parties, crowd, ground);
  return parties.map((party) => party.chosen);
}

/** A bundle on its way to a decision. */
interface Party {
  bundle: Bundle;
  ways: Way[];
  chosen: number;
  /** Those that may come in its way. */
  near: Party[];
}

function partiesOf(bundles: readonly Bundle[], sizes: Sizes): Party[] {
  const parties = bundles.map((bundle): Party => {
    const ways = Array.from({ length: countWays(bundle) }, (_, number) => wayOf(bundle, number, sizes));
    return { bundle, ways, chosen: 0, near: [] };
  });
  for (const party of parties) {
    party.near = parties.filter((other) => other !== party && mayMeet(party.bundle, other.bundle));
  }
  return parties;
}

function mayMeet(one: Bundle, other: Bundle): boolean {
  const middle = ({ a, b }: Bundle) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return distance(middle(one), middle(other)) < 0.65 * (distance(one.a, one.b) + distance(other.a, other.b));
}

function take(party: Party, way: number, crowd: Crowd<Party>): void {
  party.chosen = way;
  crowd.put(party, party.ways[way]?.dots ?? []);
}

function agree(parties: readonly Party[], crowd: Crowd<Party>, ground: Ground): void {
  let restless = new Set(parties);
  for (let round = 0; round < ROUNDS && restless.size > 0; round++) {
    const next = new Set<Party>();
    for (const party of parties) {
      if (!restless.has(party)) continue;
      const before = party.chosen;
      crowd.put(party, []);
      take(party, bestWay(party, crowd, ground), crowd);
      if (party.chosen !== before) for (const other of party.near) next.add(other);
    }
    restless = next;
  }
}

function bestWay({ bundle, ways }: Party, crowd: Crowd<Party>, ground: Ground): number {
  const { a, b } = bundle;
  const reach = distance(a, b) * 0.75 + ground.sizes.long;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const nodes = ground.nodes.filter((node) => node !== a && node !== b && distance(node, middle) < reach);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  const ship = bundle.tracks[0]?.kind === "ship";
  ways.forEach((way, number) => {
    let cost = shapeCost(bundle, way, ground.sizes);
    for (const dot of way.dots) {
      if (cost >= least) break;
      cost += CROWDED * crowd.pressure(dot) + groundCost(dot, nodes, ground);
      if (ground.wet && ground.wet(dot) !== ship) cost += ship ? DRY : DAMP;
    }
    if (cost < least - 1e-9) [best, least] = [number, cost];
  });
  return best;
}

/** Straight is best, but not too short for full spaces. */
function shapeCost(bundle: Bundle, { bow, slide, curve }: Way, sizes: Sizes): number {
  const spaces = bundle.tracks[0]?.length ?? 1;
  const needed = spaces * (sizes.long + sizes.gap) + 2 * sizes.clear;
  const short = Math.max(0, needed - curve.length) / needed;
  const bent = bow * bow * (6 + distance(bundle.a, bundle.b) / sizes.long);
  return bent + short * short * 160 + 0.3 * slide * slide;
}

function groundCost(dot: Point, nodes: Point[], { map, sizes, names }: Ground): number {
  const keep = sizes.dot + sizes.wide * 0.75;
  const over = sizes.margin * 0.5;
  let cost = 0;
  for (const node of nodes) cost += (4 * Math.max(0, keep - distance(dot, node))) / sizes.wide;
  for (const name of names) cost += 0.5 * pressing(name, dot, sizes.wide * 0.5);
  if (dot.x < -over || dot.y < -over || dot.x > map.width + over || dot.y > map.height + over) cost += 2;
  return cost;
}

function nameBoxes(map: MapFacts, bundles: readonly Bundle[], parties: readonly Party[], sizes: Sizes): Box[] {
  const chosen = parties.map((party) => party.chosen);
  const names = new Map(map.cities.map((city) => [city.id, city.name]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const labels = placeLabels(map, layoutOf(bundles, chosen, sizes), nameOf);
  return [...labels].map(([id, label]) => boxOf(label, textWidth(nameOf(id)) * sizes.text, sizes.text));
}
