import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lessonOf, readLesson, search, together, weighed } from "./lesson";
import { pictures } from "./lessonPictures";

const LESSONS = join(import.meta.dirname, "../../../src/branchline/locales/learn");
const files = readdirSync(LESSONS).filter((name) => name.endsWith(".md"));
const page = readLesson(readFileSync(join(LESSONS, "europe.en.md"), "utf8"));

test("every page is read whole, and every picture in it can be drawn", () => {
  expect(files.length).toBe(16);
  for (const name of files) {
    const read = readLesson(readFileSync(join(LESSONS, name), "utf8"));
    expect(read.title && read.intro, name).toBeTruthy();
    expect(read.lessons.length, name).toBeGreaterThan(8);
    for (const block of read.lessons.flatMap((lesson) => lesson.blocks)) {
      expect(block.text, name).not.toMatch(/\{[A-Z]-|^!\[|^\|/);
      if (block.kind === "picture" && block.text !== "board") expect(pictures, name).toHaveProperty(block.text);
    }
  }
});

test("a rule is found where it is told", () => {
  expect(lessonOf(page.lessons, "E-TUN-3")).toBe("tunnels");
  expect(lessonOf(page.lessons, "X-NO-9")).toBeUndefined();
});

test("a search needs every word, and no accents", () => {
  expect(search(page.lessons, "").length).toBe(page.lessons.length);
  const found = search(page.lessons, "locomotive SYMBOLS");
  expect(found.map((lesson) => lesson.id)).toContain("ferries");
  expect(search(page.lessons, "submarine")).toEqual([]);
});

test("lists stand together, and weights are heard", () => {
  const groups = together(readLesson("# T\nintro\n## A {#a}\n- one\n- two\ntext\n- three").lessons[0]?.blocks ?? []);
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1]);
  expect(weighed("**Take cards**: *two*")).toEqual([
    { text: "Take cards", weight: "strong" },
    { text: ": ", weight: "plain" },
    { text: "two", weight: "gentle" },
  ]);
});
