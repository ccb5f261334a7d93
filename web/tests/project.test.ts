// Checks of the client's sources: no component holds words of its own, and every key that is asked for has words.
// It reads sources as syntax trees and as text; it knows nothing of what they show.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const LOCALES = join(import.meta.dirname, "../../src/branchline/locales");
// attributes that people read or hear
const SPOKEN = new Set([
  "title",
  "alt",
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "label",
]);
const LETTERS = /\p{L}{2,}/u;
const SENTENCE = /\p{L}{2,}[,;:]? \p{L}+/u;

type Node = { type?: string; [key: string]: unknown };

function files(ending: string): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort();
}

function* nodes(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* nodes(one);
  else if (node && typeof node === "object") {
    yield node as Node;
    for (const [key, value] of Object.entries(node)) if (key !== "metadata" && key !== "parent") yield* nodes(value);
  }
}

/** The literal words a component shows: its text, its spoken attributes, and sentences inside expressions. */
function literals(source: string): string[] {
  const { fragment } = parse(source, { modern: true });
  const all = [...nodes(fragment)];
  const attributes = all.filter((node) => node.type === "Attribute" || node.type === "StyleDirective");
  const inside = new Set(attributes.flatMap((node) => [...nodes(node.value)]));
  const spoken = attributes.filter((node) => SPOKEN.has(String(node.name))).flatMap((node) => [...nodes(node.value)]);
  return [...spoken.filter((node) => node.type === "Text"), ...all.filter((node) => !inside.has(node))]
    .map(words)
    .filter((text) => text !== "");
}

/** What a node shows that people would read as words, or nothing. */
function words(node: Node): string {
  const text = String(node.data ?? (node.value as { cooked?: string } | undefined)?.cooked ?? node.value ?? "").trim();
  if (node.type === "Text") return LETTERS.test(text) ? text : "";
  if (node.type === "TemplateElement") return SENTENCE.test(text) ? text : "";
  return node.type === "Literal" && typeof node.value === "string" && SENTENCE.test(text) ? text : "";
}

function keys(language: string): Set<string> {
  const names = readdirSync(LOCALES).filter((name) => name === `${language}.ftl` || name.endsWith(`.${language}.ftl`));
  const text = names.map((name) => readFileSync(join(LOCALES, name), "utf8")).join("\n");
  const found = new Set<string>();
  for (const message of new FluentResource(text).body) {
    found.add(message.id);
    for (const attribute of Object.keys(message.attributes)) found.add(`${message.id}.${attribute}`);
  }
  return found;
}

test("no component holds words of its own", () => {
  const spoken = files(".svelte").flatMap((name) =>
    literals(readFileSync(join(SOURCES, name), "utf8")).map((text) => `${name}: ${text}`),
  );
  expect(spoken).toEqual([]);
});

test("words in a component are found", () => {
  expect(literals("<p>Your turn</p>")).toEqual(["Your turn"]);
  expect(literals('<button aria-label="Close">×</button>')).toEqual(["Close"]);
  expect(literals('<p>{late ? "You are late" : ""}</p>')).toEqual(["You are late"]);
  expect(literals(`<p>{\`Hello dear \${name}\`}</p>`)).toEqual(["Hello dear"]);
  expect(literals('<p class="wide card" id="x">{t("start-title")} · 2</p>')).toEqual([]);
});

test("every key that is asked for has words", () => {
  const known = keys("en");
  const asked = [...files(".svelte"), ...files(".ts")]
    .filter((name) => !name.endsWith(".test.ts"))
    .flatMap((name) =>
      [...readFileSync(join(SOURCES, name), "utf8").matchAll(/\bt\(\s*"([\w.-]+)"/g)].map(
        (match) => `${name}: ${match[1]}`,
      ),
    );
  expect(asked.filter((line) => !known.has(line.split(": ")[1] ?? ""))).toEqual([]);
});
