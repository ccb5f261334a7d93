// The way between a ticket's cities over a seat's tracks, for the light that runs along it when the ticket is completed.
// The server has said that there is one; where it leads over something else, the way has gaps.
import type { Track } from "../protocol";

type Ends = Pick<Track, "id" | "a" | "b">;

/** The tracks in order; each with a second entry if it is passed from its second city to its first. */
export function ownWay(own: readonly Ends[], cities: readonly string[]): string[][] {
  return cities.slice(1).flatMap((city, i) => between(own, cities[i] ?? "", city));
}

/** The way with the fewest tracks. */
function between(own: readonly Ends[], start: string, goal: string): string[][] {
  const ways = new Map<string, string[][]>([[start, []]]);
  for (const [place, way] of ways) {
    for (const [to, step] of own.flatMap((track) => stepFrom(place, track)))
      if (!ways.has(to)) ways.set(to, [...way, step]);
  }
  return ways.get(goal) ?? [];
}

/** Where a track leads to from a place, if it ends there. */
function stepFrom(place: string, { id, a, b }: Ends): [string, string[]][] {
  if (a === place) return [[b, [id]]];
  return b === place ? [[a, [id, "back"]]] : [];
}
