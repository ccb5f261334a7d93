// The languages of the client, and which of them a visitor gets. It knows language tags, no words.

/** A language that people can choose, or the pseudo language of the tests. */
export type Language = "en" | "el" | "pl" | "pt-BR" | "pseudo";

export const LANGUAGES: readonly Language[] = ["en", "el", "pl", "pt-BR"];

/** The first preferred language that there is: exactly, or without its region; otherwise English. */
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

/** The tag for plurals and for the `lang` attribute of the page. */
export function localeOf(language: Language): string {
  return language === "pseudo" ? "en" : language;
}
