// The drawings of the lessons: every item of them is drawn, and they show what the lesson says.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { words } from "../words/words.svelte";
import LessonPicture from "./LessonPicture.svelte";
import { type Drawn, pictures } from "./lessonPictures";

let running: ReturnType<typeof mount> | undefined;

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync("../src/branchline/locales/web.en.ftl", "utf-8")));
  words.put("en", bundle);
});
afterEach(async () => {
  if (running) await unmount(running);
  running = undefined;
  document.body.replaceChildren();
});

function show(name: string): SVGElement {
  running = mount(LessonPicture, { target: document.body, props: { name, map: "" } });
  flushSync();
  return document.body.querySelector("svg") as SVGElement;
}

it.each(Object.keys(pictures))("draws every item of the picture %s, and names it", (name) => {
  const svg = show(name);
  const items = [...svg.querySelectorAll(":scope > g")];
  expect(items.length).toBe(pictures[name]?.length);
  expect(items.filter((item) => item.childElementCount === 0)).toEqual([]);
  expect(svg.getAttribute("aria-label")).not.toContain("learn-picture");
});

it("shows a tour in order above one that is only connected", () => {
  const numbers = [...show("tour").querySelectorAll("text")].map((text) => Number(text.textContent));
  expect(numbers).toEqual([1, 2, 3, 4, 2, 1, 4, 3]);
});

it("shows a pair of cards for each space", () => {
  const count = (kind: Drawn["kind"]) => pictures.pairs?.filter((one) => one.kind === kind).length;
  expect(count("card")).toBe(4);
  expect(count("space")).toBe(2);
});

it("shows the two ends of a track at the two edges of the board", () => {
  const kinds = pictures.wrap?.map((one) => one.kind);
  expect(kinds).toEqual(["edge", "ship", "ship", "city", "city", "ship", "ship", "edge"]);
});
