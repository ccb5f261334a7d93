// What an undo takes back, found in the log.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, expect, it } from "vitest";
import type { AnyEvent } from "../protocol";
import { words } from "../words/words.svelte";
import type { Told } from "./liveTable.svelte";
import { standing, undoable, undoText } from "./undoWords";

const names = { place: (city: string) => city, trackName: (track: string) => track.replace("-", " – ") };
const step = (n: number, ...story: object[]): Told => ({ n, story: story as AnyEvent[] });
const deal = step(0, { type: "CardsDealt", seat: 0 }, { type: "TicketsOffered", seat: 0 });
const claim = (n: number, seat: number) =>
  step(n, { type: "TrackClaimed", seat, track: "Paris-Frankfurt" }, { type: "TurnBegan", seat: 1 - seat });
const draw = (n: number, seat: number) => step(n, { type: "CardDrawn", seat });
const said = (told: Told[], seat: number, entry: number | null = null) => undoText(undoable(told, seat, entry), names);

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of ["web.en.ftl", "en.ftl"])
    bundle.addResource(new FluentResource(readFileSync(`../src/branchline/locales/${file}`, "utf-8")));
  words.put("en", bundle);
});

it("names the last action of the seat, and says when others have acted since", () => {
  expect(said([deal], 0)).toBe(null);
  expect(said([deal, claim(1, 0)], 0)).toBe("claimed Paris – Frankfurt");
  expect(said([deal, claim(1, 0), draw(2, 1)], 0)).toBe("claimed Paris – Frankfurt, and everything since");
  expect(said([deal, claim(1, 0), draw(2, 1)], 1)).toBe("drew a card");
});

it("tells a tunnel that was won from one that is still open", () => {
  const open = step(1, { type: "TunnelTurnedUp", seat: 0, track: "Brest-Dieppe", extra: 1 });
  expect(said([deal, open], 0)).toBe("began the tunnel Brest – Dieppe");
  const won = step(
    1,
    { type: "TunnelTurnedUp", seat: 0, track: "Brest-Dieppe" },
    { type: "TrackClaimed", seat: 0, track: "Brest-Dieppe" },
  );
  expect(said([deal, won], 0)).toBe("claimed Brest – Dieppe");
});

it("skips what was taken back already", () => {
  const told = [deal, draw(1, 0), claim(2, 0), step(3, { type: "Undone", seat: 0, entry: 2 })];
  expect(standing(told).map(({ n }) => n)).toEqual([0, 1]);
  expect(said(told, 0)).toBe("drew a card");
});

it("names the entry that somebody asks to take back", () => {
  const told = [deal, claim(1, 0), draw(2, 1), draw(3, 1)];
  expect(said(told, 0, 1)).toBe("claimed Paris – Frankfurt, and everything since");
  expect(said(told, 1, 3)).toBe("drew a card");
  expect(said(told, 1, 9)).toBe(null);
});

it("has words for every action in every language", () => {
  const kinds =
    readFileSync("src/table/undoWords.ts", "utf-8")
      .match(/^ {2}"\w+",$/gm)
      ?.map((line) => line.slice(3, -2)) ?? [];
  expect(kinds.length).toBe(14);
  for (const language of ["en", "el", "pl", "pt-BR"]) {
    const text = readFileSync(`../src/branchline/locales/web.${language}.ftl`, "utf-8");
    expect(kinds.filter((kind) => !text.includes(`\nundo-what-${kind} = `))).toEqual([]);
  }
});
