// Parses the learn pages in locales/learn: sections, blocks, and the ids of the rules they explain.
// It reads the same subset of Markdown as branchline/learn.py, and knows rule ids by their shape only.
import { fits } from "../words/filter";

export interface Block {
  kind: "picture" | "item" | "step" | "example" | "row" | "text";
  text: string;
  rules: readonly string[];
}

export interface Lesson {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LessonPage {
  title: string;
  intro: string;
  lessons: readonly Lesson[];
}

const HEADING = /^## (.+) \{#([a-z]+)\}$/;
const RULES = / \{([A-Z0-9-]+(?: [A-Z0-9-]+)*)\}$/;
const KINDS: readonly [Block["kind"], RegExp][] = [
  ["picture", /^!\[([a-z]+)\]$/],
  ["item", /^- (.+)$/],
  ["step", /^\d+\. (.+)$/],
  ["example", /^> (.+)$/],
  ["row", /^\| (.+) \|$/],
  ["text", /^([^#>|!{].*)$/],
];

export function readLesson(source: string): LessonPage {
  let title = "";
  let intro = "";
  const lessons: { id: string; title: string; blocks: Block[] }[] = [];
  for (const line of source.split("\n").map((one) => one.trim())) {
    const heading = HEADING.exec(line);
    const blocks = lessons.at(-1)?.blocks;
    if (heading) lessons.push({ title: heading[1] ?? "", id: heading[2] ?? "", blocks: [] });
    else if (line.startsWith("# ")) title = line.slice(2);
    else if (line && blocks) blocks.push(blockOf(line));
    else if (line) intro = line;
  }
  return { title, intro, lessons };
}

function blockOf(line: string): Block {
  const rules = RULES.exec(line)?.[1]?.split(" ") ?? [];
  const bare = line.replace(RULES, "");
  for (const [kind, pattern] of KINDS) {
    const text = pattern.exec(bare)?.[1];
    if (text !== undefined) return { kind, text, rules };
  }
  return { kind: "text", text: bare, rules };
}

/** Groups blocks: the items of one list, the rows of one table, or a single block. */
export function together(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === block.kind && ["item", "step", "row"].includes(block.kind)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** Splits a text into plain, strong and emphasized parts. */
export function weighed(text: string): { text: string; weight: "plain" | "strong" | "gentle" }[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), weight: "strong" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), weight: "gentle" };
      return { text: part, weight: "plain" };
    });
}

/** The lessons with only the blocks that contain every word; without a search all blocks, pictures included. */
export function search(lessons: readonly Lesson[], text: string): Lesson[] {
  if (!text.trim()) return [...lessons];
  const has = (block: Block, title: string) =>
    block.kind !== "picture" && fits(`${title} ${block.text} ${block.rules.join(" ")}`, text);
  return lessons
    .map((lesson) => ({ ...lesson, blocks: lesson.blocks.filter((block) => has(block, lesson.title)) }))
    .filter((lesson) => lesson.blocks.length > 0);
}

/** The first lesson that explains a rule. */
export function lessonOf(lessons: readonly Lesson[], rule: string): string | undefined {
  return lessons.find((lesson) => lesson.blocks.some((block) => block.rules.includes(rule)))?.id;
}
