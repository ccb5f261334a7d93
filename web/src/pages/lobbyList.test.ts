import { expect, test } from "vitest";
import type { LobbyTable } from "../protocol";
import { listed } from "./lobbyList";

const table = (code: string, created: number, status: LobbyTable["status"] = "open"): LobbyTable => ({
  code,
  status,
  map: "europe",
  map_name: "Europe",
  host: "h",
  seats: [],
  created,
  spectators: 0,
});
const codes = (tables: readonly LobbyTable[]) => tables.map((one) => `${one.code} ${one.status}`);

test("the whole list replaces what was there", () => {
  const old = [table("x", 9)];
  expect(codes(listed(old, { type: "Lobby", tables: [table("b", 2), table("a", 1)] }))).toEqual(["b open", "a open"]);
});

test("changes add, replace and remove tables, newest first", () => {
  const old = [table("c", 3), table("b", 2), table("a", 1)];
  const changed = [table("b", 2, "running"), table("d", 4)];
  const found = listed(old, { type: "LobbyChanges", changed, gone: ["c", "unknown"] });
  expect(codes(found)).toEqual(["d open", "b running", "a open"]);
  expect(codes(old)).toEqual(["c open", "b open", "a open"]);
});

test("the same change twice gives the same list", () => {
  const change = { type: "LobbyChanges" as const, changed: [table("b", 2)], gone: ["a"] };
  const once = listed([table("a", 1)], change);
  expect(codes(listed(once, change))).toEqual(codes(once));
});
