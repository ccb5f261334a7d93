// The words of the page: `t` puts a key and its parameters into the language that is chosen, and follows a change of it.
// It knows keys only; which language is chosen is a matter of the settings.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { load, orders } from "./bundle";
import { type Language, localeOf } from "./languages";

export type Params = Record<string, FluentVariable>;

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);

  get locale(): string {
    return localeOf(this.language);
  }

  /** All keys there are words for, in the order of the book. */
  get keys(): readonly string[] {
    return (this.bundle && orders.get(this.bundle)) ?? [];
  }

  async use(language: Language): Promise<void> {
    const bundle = await load(language);
    this.put(language, bundle);
  }

  put(language: Language, bundle: FluentBundle): void {
    this.language = language;
    this.bundle = bundle;
    if (typeof document !== "undefined") document.documentElement.lang = this.locale;
  }
}

export const words = new Words();

/** Whether there is a message of this key. */
export function has(key: string): boolean {
  return words.bundle?.hasMessage(key) ?? false;
}

/** The message of a key, or of its attribute (`key.attribute`). A key without words is shown as it is, so that it is seen. */
export function t(key: string, params: Params = {}): string {
  return format(key, params)?.text ?? key;
}

/** A message with its parameters, and whether none of them was missing; null where there are no words. */
export function format(key: string, params: Params): { text: string; whole: boolean } | null {
  const bundle = words.bundle;
  const [id = "", attribute] = key.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || pattern === null || pattern === undefined) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, params, errors);
  return { text, whole: errors.length === 0 };
}

/** The names of a message's attributes, in their order. */
export function attributes(key: string): string[] {
  return Object.keys(words.bundle?.getMessage(key)?.attributes ?? {});
}

/** The text of a rule of the book. */
export function ruleText(rule: string): string {
  return t(`rule-${rule}`);
}
