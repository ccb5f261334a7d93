// Networks as a picture: which tracks are mine, and which free ones a shortest way for a ticket would take.
// It is worked out here because it follows the pointer from ticket to ticket. Nothing is decided by it: whether a ticket
// is completed (`View.done`, the score sheet) and whether a track may be claimed is the server's to say.
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
  /** The free tracks of a cheapest way to join the two cities, in order. */
  tracks: string[];
  /** The own tracks that way uses. */
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

/** What is missing to join `a` and `b` with the seat's tracks and free ones; null where no way is left. */
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
