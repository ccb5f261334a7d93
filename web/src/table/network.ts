// The tracks of a seat, and those among them that join some cities: for highlights only. What a ticket still lacks, and
// whether it is completed, comes from the server.
import type { View } from "../protocol";

export interface End {
  id: string;
  a: string;
  b: string;
}

/** The tracks of a seat. */
export function network(owners: View["owners"], seat: number): string[] {
  return Object.entries(owners)
    .filter(([, owner]) => owner === seat)
    .map(([track]) => track);
}

/** The tracks of paths from each city to the next, each as short as the given tracks allow; none where they don't join. */
export function joining(tracks: readonly End[], cities: readonly string[]): string[] {
  const legs = cities.slice(1).flatMap((city, i) => path(tracks, cities[i] ?? "", city));
  return [...new Set(legs)];
}

function path(tracks: readonly End[], start: string, goal: string): string[] {
  const ways = new Map<string, string[]>([[start, []]]);
  for (const [place, way] of ways) {
    if (place === goal) return way;
    for (const { id, a, b } of tracks) {
      const to = a === place ? b : b === place ? a : null;
      if (to !== null && !ways.has(to)) ways.set(to, [...way, id]); // visited later by the same loop
    }
  }
  return [];
}
