// The facts of maps, asked for once each. It knows no rules and no pictures.
import { api } from "../net/api";
import type { MapFacts } from "../protocol";

export const BUILT_IN = ["north_america", "europe", "great_lakes"] as const;

const known = new Map<string, Promise<MapFacts>>();

export function mapFacts(id: string): Promise<MapFacts> {
  const found = known.get(id) ?? api.map(id);
  known.set(id, found);
  found.catch(() => known.delete(id));
  return found;
}
