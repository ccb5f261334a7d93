// The words of the page: `t` translates a key and its parameters into the chosen language, reactively.
// It knows keys only; the settings choose the language, and the pages say which map they are about.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { load, orders } from "./bundle";
import { type Language, localeOf } from "./languages";

export type Params = Record<string, FluentVariable>;

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  /** The id of the map on the page, or of the last one: in some languages its rulebook has words of its own. */
  board = $state("");

  get locale(): string {
    return localeOf(this.language);
  }

  /** All keys, in the order of the files. */
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

/** Whether there is a message with this key. */
export function has(key: string): boolean {
  return words.bundle?.hasMessage(key) ?? false;
}

/** The message of a key, or of its attribute (`key.attribute`). A key without words is shown as it is. */
export function t(key: string, params: Params = {}): string {
  return format(key, params)?.text ?? key;
}

/** A message with its parameters, and whether all of them were given; null where there is no message. */
export function format(key: string, params: Params): { text: string; whole: boolean } | null {
  const bundle = words.bundle;
  const [id = "", attribute] = key.split(".");
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || pattern === null || pattern === undefined) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, { board: words.board, ...params }, errors);
  return { text, whole: errors.length === 0 };
}

/** The names of a message's attributes, in their order. */
export function attributes(key: string): string[] {
  return Object.keys(words.bundle?.getMessage(key)?.attributes ?? {});
}

/** The text of a rule. */
export function ruleText(rule: string): string {
  return t(`rule-${rule}`);
}
