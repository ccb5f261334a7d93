// A seat's tracks, and shortest paths between cities over its own and free tracks: for highlights and hints only.
// It is computed here because it follows the pointer from ticket to ticket. It decides nothing: whether a ticket is
// completed (`View.done`, the score sheet) and whether a track may be claimed comes from the server.
import type { View } from "../protocol";

export interface End {
  id: string;
  a: string;
  b: string;
}
export interface TrackFact extends End {
  length: number;
  /** The double route it is part of. */
  double?: string | null;
}

export interface Missing {
  /** The free tracks of shortest paths between the cities, in order. */
  tracks: string[];
  /** The own tracks on those paths. */
  own: string[];
  spaces: number;
}

/** The tracks of a seat. */
export function network(owners: View["owners"], seat: number): string[] {
  return Object.entries(owners)
    .filter(([, owner]) => owner === seat)
    .map(([track]) => track);
}

export interface Step {
  to: string;
  track: TrackFact;
  own: boolean;
}

/** The shortest paths from each city to the next over the seat's and free tracks; null where there is none. */
export function missing(
  tracks: readonly TrackFact[],
  view: Pick<View, "owners" | "closed">,
  seat: number,
  cities: readonly string[],
): Missing | null {
  const steps = neighbours(tracks, view, seat);
  const whole: Step[] = [];
  for (const [i, city] of cities.slice(1).entries()) {
    const path = shortestPath(steps, cities[i] ?? "", city);
    if (path === null) return null;
    whole.push(...path);
  }
  return summed(whole);
}

/** What a path lacks, each track counted once. */
export function summed(path: readonly Step[]): Missing {
  const free = new Map<string, number>();
  const own = new Set<string>();
  for (const step of path) step.own ? own.add(step.track.id) : free.set(step.track.id, step.track.length);
  return { tracks: [...free.keys()], own: [...own], spaces: [...free.values()].reduce((sum, n) => sum + n, 0) };
}

/** A seat uses only one track of a double route. */
export function routeOf(track: TrackFact): string {
  return track.double ?? track.id;
}

/** The path with the fewest free spaces that avoids some routes; null where there is none. */
export function shortestPath(
  steps: ReadonlyMap<string, Step[]>,
  start: string,
  goal: string,
  avoid: ReadonlySet<string> = new Set(),
): Step[] | null {
  const cost = new Map<string, number>([[start, 0]]);
  const from = new Map<string, { place: string; step: Step }>();
  const settled = new Set<string>();
  for (;;) {
    const place = nearest(cost, settled);
    if (place === null) return null;
    if (place === goal) return walkBack(from, start, goal);
    settled.add(place);
    for (const step of steps.get(place)?.filter((one) => !avoid.has(routeOf(one.track))) ?? []) {
      const there = (cost.get(place) ?? 0) + (step.own ? 0 : step.track.length);
      if (there < (cost.get(step.to) ?? Number.POSITIVE_INFINITY)) {
        cost.set(step.to, there);
        from.set(step.to, { place, step });
      }
    }
  }
}

/** The seat's and free tracks at every place. */
export function neighbours(tracks: readonly TrackFact[], view: Pick<View, "owners" | "closed">, seat: number) {
  const closed = new Set(view.closed);
  const steps = new Map<string, Step[]>();
  for (const track of tracks) {
    const owner = view.owners[track.id];
    if (owner === undefined ? closed.has(track.id) : owner !== seat) continue;
    for (const [here, to] of [
      [track.a, track.b],
      [track.b, track.a],
    ] as const) {
      const list = steps.get(here) ?? [];
      list.push({ to, track, own: owner === seat });
      steps.set(here, list);
    }
  }
  return steps;
}

function nearest(cost: ReadonlyMap<string, number>, settled: ReadonlySet<string>): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, value] of cost) {
    if (value < least && !settled.has(place)) {
      best = place;
      least = value;
    }
  }
  return best;
}

function walkBack(from: ReadonlyMap<string, { place: string; step: Step }>, start: string, goal: string): Step[] {
  const path: Step[] = [];
  for (let place = goal; place !== start; ) {
    const last = from.get(place);
    if (!last) break;
    path.unshift(last.step);
    place = last.place;
  }
  return path;
}
