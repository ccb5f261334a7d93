// Which languages there are words in, and which of them a visitor gets. It knows tags of languages, no words.

/** A language that people choose, or the stretched one of the tests. */
export type Language = "en" | "el" | "pl" | "pt-BR" | "pseudo";

export const LANGUAGES: readonly Language[] = ["en", "el", "pl", "pt-BR"];

/** The first wish that can be met: exactly, or by the language without its region; otherwise English. */
export function negotiate(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const tag = wish.toLowerCase();
    const exact = LANGUAGES.find((one) => one.toLowerCase() === tag);
    const near = LANGUAGES.find((one) => one.toLowerCase().split("-")[0] === tag.split("-")[0]);
    const found = exact ?? near;
    if (found) return found;
  }
  return "en";
}

export function isLanguage(tag: unknown): tag is Language {
  return tag === "pseudo" || LANGUAGES.includes(tag as Language);
}

/** The tag that plurals and the page's own `lang` go by. */
export function localeOf(language: Language): string {
  return language === "pseudo" ? "en" : language;
}
