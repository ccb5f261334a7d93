// The maps of the server: the list of those that can be played, and the facts of each, requested once.
// It knows no map by its name, no rules and no pictures.
import { api } from "../net/api";
import type { MapFacts, MapLine } from "../protocol";

const known = new Map<string, Promise<MapFacts>>();

export function mapFacts(id: string): Promise<MapFacts> {
  const found = known.get(id) ?? api.map(id);
  known.set(id, found);
  found.catch(() => known.delete(id));
  return found;
}

export class MapList {
  /** Empty until `load` has succeeded once. */
  lines = $state.raw<readonly MapLine[]>([]);
  private coming: Promise<readonly MapLine[]> | null = null;

  /** Requests the list, unless it is loaded or loading; after a failure the next call requests it again. */
  load(): Promise<readonly MapLine[]> {
    this.coming ??= api.maps().then(
      ({ maps }) => {
        this.lines = maps;
        return maps;
      },
      (failure) => {
        this.coming = null;
        throw failure;
      },
    );
    return this.coming;
  }
}

export const mapList = new MapList();
