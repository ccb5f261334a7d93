// Loads the learn page of a map in the chosen language.
import { type Language, localeOf } from "../words/languages";
import { type LessonPage, readLesson } from "./lesson";

const FILES = import.meta.glob<string>("../../../src/branchline/locales/learn/*.md", {
  query: "?url",
  import: "default",
  eager: true,
});

export async function loadLesson(map: string, language: Language): Promise<LessonPage> {
  const name = Object.keys(FILES).find((file) => file.endsWith(`/${map}.${localeOf(language)}.md`));
  if (!name) throw new Error(`${map}: there is no learn page`);
  const answer = await fetch(FILES[name] ?? "");
  if (!answer.ok) throw new Error(`${map}: ${answer.status}`);
  return readLesson(await answer.text());
}
