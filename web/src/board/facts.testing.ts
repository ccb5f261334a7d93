// The facts of the built-in maps for the tests, read from the map files of the engine. It understands those files only:
// one table per line. A track's id is its position in the file, which is enough for drawing.
import type { City, Junction, MapFacts, Track } from "./types";

export const BUILT_IN = ["north_america", "europe", "great_lakes", "world"] as const;

const files = import.meta.glob<string>("../../../src/branchline/maps/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Row = Record<string, unknown>;

export function factsOf(name: string): MapFacts {
  const text = files[`../../../src/branchline/maps/${name}.toml`] ?? "";
  const number = (key: string) => Number(new RegExp(`^${key} = (\\d+)$`, "m").exec(text)?.[1]);
  return {
    id: name,
    name,
    width: number("width"),
    height: number("height"),
    cities: rows(text, "cities") as unknown as City[],
    junctions: rows(text, "junctions") as unknown as Junction[],
    tracks: rows(text, "tracks").map(trackOf),
  };
}

function trackOf(row: Row, i: number): Track {
  const kind = row.kind === "ship" ? "ship" : "train";
  return { ...(row as unknown as Track), id: `${row.a}-${row.b}/${i}`, kind, tunnel: row.kind === "tunnel" };
}

function rows(text: string, table: string): Row[] {
  const body = new RegExp(`^${table} = \\[$(.*?)^\\]$`, "ms").exec(text)?.[1] ?? "";
  return [...body.matchAll(/^ *\{ (.*) \},/gm)].map((line) => {
    const pairs = (line[1] ?? "").matchAll(/(\w+) = ("[^"]*"|\[[^\]]*\]|[\w.-]+)/g);
    return Object.fromEntries([...pairs].map((pair) => [pair[1], JSON.parse(pair[2] ?? "null")]));
  });
}
