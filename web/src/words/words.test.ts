import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ApiFailure } from "../net/api";
import { bundleOf } from "./bundle";
import { errorText } from "./errors";
import { isLanguage, type Language, localeOf, negotiate } from "./languages";
import { pseudo } from "./pseudo";
import { counted, refusal, tell } from "./tell";
import { t, words } from "./words.svelte";

const LOCALES = join(import.meta.dirname, "../../../src/branchline/locales");

function use(language: Language) {
  const tag = localeOf(language);
  const names = readdirSync(LOCALES).filter((name) => name === `${tag}.ftl` || name.endsWith(`.${tag}.ftl`));
  words.put(
    language,
    bundleOf(
      language,
      names.map((name) => readFileSync(join(LOCALES, name), "utf8")),
    ),
  );
}

test("a wish is met exactly, by its language, or in English", () => {
  expect(negotiate(["pl-PL", "en"])).toBe("pl");
  expect(negotiate(["pt-PT"])).toBe("pt-BR");
  expect(negotiate(["el"])).toBe("el");
  expect(negotiate(["fi", "pt-br"])).toBe("pt-BR");
  expect(negotiate(["fi"])).toBe("en");
  expect(negotiate([])).toBe("en");
  expect(isLanguage("pseudo")).toBe(true);
  expect(isLanguage("fi")).toBe(false);
});

describe("in English", () => {
  beforeAll(() => use("en"));

  test("a key without words shows itself, a key with words speaks", () => {
    expect(t("button-cancel")).toBe("Cancel");
    expect(t("no-such-key")).toBe("no-such-key");
    expect(t("count-cards", { count: 1 })).toBe("1 card");
    expect(t("count-cards", { count: 4 })).toBe("4 cards");
  });

  test("an event is told with seats, names and counted cards", () => {
    const naming = { seats: ["Ann", "Bob"], names: { "paris-zurich": "Paris – Zürich" } };
    const claimed = { type: "TrackClaimed", seat: 1, track: "paris-zurich", spend: { red: 2, wild: 1 }, points: 4 };
    const told = tell(claimed, naming);
    expect(told).toContain("Bob");
    expect(told).toContain("Paris – Zürich");
    expect(told).toContain("2 × red, 1 × wild");
  });

  test("a secret is told where it is held, and left out where it is not", () => {
    const drawn = (value: string | null) => ({ type: "CardDrawn", seat: 0, deck: "train", card: { owner: 0, value } });
    expect(tell(drawn("red"), { seats: ["Ann"], names: {} })).toContain("red");
    expect(tell(drawn(null), { seats: ["Ann"], names: {} })).not.toContain("red");
    expect(tell(drawn(null))).not.toContain("$");
  });

  test("an event that nobody has heard of is no trouble", () => {
    expect(tell({ type: "MoonLanded" })).toBe(t("log-unknown"));
  });

  test("a refusal without its parameters quotes the rule, an unknown rule its number", () => {
    expect(refusal("C-TURN-1", {})).toBeTruthy();
    expect(refusal("X-NO-1", {})).toBe("X-NO-1");
    expect(refusal("C-CLAIM-2", {})).not.toContain("{$");
  });

  test("counts are put into words", () => {
    expect(counted("card", { red: 2, blue: 0 })).toBe("2 × red");
    expect(counted("card", {})).toBe(t("nothing"));
  });
});

test("every code of the server has words, and a code that nobody knows is told all the same", () => {
  use("en");
  const server = join(import.meta.dirname, "../../../src/branchline/server");
  const sources = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".py"));
  const codes = sources.flatMap((name) =>
    [...readFileSync(join(server, name), "utf8").matchAll(/RequestError\(\d+, "([a-z_]+)"/g)].map(
      (found) => found[1] ?? "",
    ),
  );
  expect(codes.length).toBeGreaterThan(30);
  const silent = [...codes, "lost", "no_connection", "server"].filter(
    (code) => errorText(new ApiFailure(400, code)) === t("error-unknown"),
  );
  expect(silent).toEqual([]);
  expect(errorText(new ApiFailure(400, "brand_new"))).toBe(t("error-unknown"));
  expect(errorText({ type: "Trouble", id: 1, code: "stale", detail: "" })).toBe(t("error-stale"));
  expect(errorText(new ApiFailure(429, "too_many_bots", "", { most: 7, seconds: 30 }))).toContain("the limit is 7");
  expect(errorText(new ApiFailure(400, "bad_name"))).toContain("1 to 24");
  expect(errorText(new Error("x"))).toBe(t("error-unknown"));
});

test("the stretched language is longer and keeps its parameters", () => {
  use("pseudo");
  expect(t("account-signed-in-as", { name: "Ann" })).toContain("Ann");
  expect(t("button-cancel").length).toBeGreaterThan("Cancel".length + 1);
  expect(pseudo("OK")).toBe("OK");
});
