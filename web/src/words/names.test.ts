import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Table } from "../protocol";
import { isolated, seatName, tableNames } from "./names";
import { words } from "./words.svelte";

test("names from right to left are isolated, others are left alone", () => {
  for (const name of ["Ada", "Νίκος", "Дмитрий", "さくら", ""]) expect(isolated(name)).toBe(name);
  for (const name of ["אבי", "محمد", "Ada אבי"]) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test("a seat is named by its own name, or by its person", () => {
  const person = { id: "a", name: "אבי", kind: "guest" as const };
  expect(seatName({ colour: "blue", person, bot: null, name: "" }, 0)).toBe("\u2068אבי\u2069");
  expect(seatName({ colour: "blue", person, bot: null, name: "Ada" }, 0)).toBe("Ada");
});

test("bots of one level are told apart, in full and in short", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync("../src/branchline/locales/web.en.ftl", "utf-8")));
  words.put("en", bundle);
  const bot = { level: "casual", style: "planner" };
  const ann = { id: "a", name: "Ann", kind: "guest" };
  const seats = [
    { person: ann, bot: null, name: "" },
    { person: null, bot, name: "" },
    { person: null, bot, name: "" },
    { person: null, bot, name: "HAL" },
    { person: null, bot: null, name: "" },
  ];
  expect(tableNames({ seats } as unknown as Table)).toEqual({
    full: ["Ann", "Bot (Casual)", "Bot (Casual) 2", "HAL", "Seat 5"],
    short: ["Ann", "Casual", "Casual 2", "HAL", "Seat 5"],
  });
});
