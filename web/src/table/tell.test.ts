// The browser says what Python says, in every language; tools/told.py makes the samples.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../words/languages";
import { mapNames, namingFor } from "../words/mapNames";
import { distinctNames } from "../words/names";
import { refusal, tell } from "../words/tell";
import { t, words } from "../words/words.svelte";

const [heading, ...samples] = readFileSync("tests/told.jsonl", "utf-8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const languages = Object.keys(samples[0].said);

function speak(lang: string): void {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of [lang, `web.${lang}`]) {
    bundle.addResource(new FluentResource(readFileSync(`../src/branchline/locales/${file}.ftl`, "utf-8")));
  }
  words.put(lang as Language, bundle);
}

describe.each(languages)("in %s", (lang) => {
  beforeAll(() => speak(lang));
  it.each(samples.map((sample) => [sample.fact?.type ?? sample.rule, sample]))("%s", (_, sample) => {
    words.board = sample.board ?? "";
    const naming = namingFor(sample.fact ?? sample.params, heading, heading.seats);
    const said = sample.fact ? tell(sample.fact, naming) : refusal(sample.rule, sample.params, naming);
    expect(said).toBe(sample.said[lang]);
  });
});

it("what it has no words for is said to be so, and nothing breaks", () => {
  speak("en");
  const strange = { type: "MeteorStruck", seat: 4, where: { deep: [null, { x: 1 }] } };
  expect(tell(strange)).toBe(t("log-unknown"));
  expect(tell({ type: "CardTaken", seat: 0, card: null } as { type: string })).toBe(t("log-unknown"));
  expect(refusal("Z-9", { track: null })).toBe("Z-9");
});

it("the names of a map tell doubles apart, tickets by their points, and tours by their order", () => {
  const names = mapNames({
    cities: [{ id: "rome", name: "Roma", x: 0, y: 0 }],
    junctions: [{ id: "lake", name: "Lake", x: 0, y: 0 }],
    tracks: [{ id: "lake-rome:red#2", a: "lake", b: "rome", length: 1, colour: "red", kind: "ship" }],
    tickets: [
      { id: "rome-lake", cities: ["rome", "lake"], connected: 7, missed: 7 },
      { id: "tour", cities: ["rome", "lake", "rome"], in_order: 13, connected: 9, missed: 19 },
    ],
  });
  expect(names.tracks["lake-rome:red#2"]).toBe("Lake – Roma (red, 2)");
  expect(names.tickets["rome-lake"]).toBe("Roma – Lake (7)");
  expect(names.tickets.tour).toBe("Roma → Lake → Roma (13/9)");
  expect(names.places.rome).toBe("Roma");
});

it("a train track and a ship track between the same cities are named in the language of the page", () => {
  speak("pt-BR");
  const both = { a: "rome", b: "lake", length: 1, colour: "red" };
  const { tracks } = mapNames({
    cities: [],
    junctions: [],
    tracks: [
      { ...both, id: "rome-lake:train", kind: "train" },
      { ...both, id: "rome-lake:ship", kind: "ship" },
    ],
    tickets: [],
  });
  expect(Object.values(tracks)).toEqual(["rome – lake (trem)", "rome – lake (navio)"]);
  speak("en");
});

it("equal names are told apart", () => {
  expect(distinctNames(["Bot", "Ann", "Bot", "Bot"])).toEqual(["Bot", "Ann", "Bot 2", "Bot 3"]);
});
