// A seat's tracks, and the shortest path for a ticket over its own and free tracks: for highlights and hints only.
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
}

export interface Missing {
  /** The free tracks of a shortest path between the two cities, in order. */
  tracks: string[];
  /** The own tracks on that path. */
  own: string[];
  spaces: number;
}

/** The tracks of a seat. */
export function network(owners: View["owners"], seat: number): string[] {
  return Object.entries(owners)
    .filter(([, owner]) => owner === seat)
    .map(([track]) => track);
}

interface Step {
  to: string;
  track: TrackFact;
  own: boolean;
}

/** The shortest path between `a` and `b` over the seat's and free tracks; null where there is none. */
export function missing(
  tracks: readonly TrackFact[],
  view: Pick<View, "owners" | "closed">,
  seat: number,
  ticket: { a: string; b: string },
): Missing | null {
  const steps = neighbours(tracks, view, seat);
  const cost = new Map<string, number>([[ticket.a, 0]]);
  const from = new Map<string, { place: string; step: Step }>();
  const settled = new Set<string>();
  for (;;) {
    const place = nearest(cost, settled);
    if (place === null) return null;
    if (place === ticket.b) return walkBack(from, ticket, cost.get(place) ?? 0);
    settled.add(place);
    for (const step of steps.get(place) ?? []) {
      const there = (cost.get(place) ?? 0) + (step.own ? 0 : step.track.length);
      if (there < (cost.get(step.to) ?? Number.POSITIVE_INFINITY)) {
        cost.set(step.to, there);
        from.set(step.to, { place, step });
      }
    }
  }
}

function neighbours(tracks: readonly TrackFact[], view: Pick<View, "owners" | "closed">, seat: number) {
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

function walkBack(
  from: ReadonlyMap<string, { place: string; step: Step }>,
  ticket: { a: string; b: string },
  spaces: number,
): Missing {
  const way: Missing = { tracks: [], own: [], spaces };
  for (let place = ticket.b; place !== ticket.a; ) {
    const last = from.get(place);
    if (!last) break;
    (last.step.own ? way.own : way.tracks).unshift(last.step.track.id);
    place = last.place;
  }
  return way;
}
