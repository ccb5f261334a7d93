// Fluent, loaded on demand: the words of one language as a bundle that can be asked. It knows files, not who asks.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Language, localeOf } from "./languages";
import { pseudo } from "./pseudo";

const FILES = import.meta.glob<string>("../../../src/branchline/locales/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The addresses of a language's files: `pl.ftl`, and those like `web.pl.ftl` beside it. */
export function addresses(language: Language): string[] {
  const ending = new RegExp(`/(?:[\\w-]+\\.)*${localeOf(language)}\\.ftl$`);
  return Object.keys(FILES)
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => FILES[name] ?? "");
}

export async function load(language: Language): Promise<FluentBundle> {
  const texts = await Promise.all(
    addresses(language).map(async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    }),
  );
  return bundleOf(language, texts);
}

/** The keys of a language in the order in which they were written: the rules are a book. */
export const orders = new WeakMap<FluentBundle, readonly string[]>();

export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(localeOf(language), {
    useIsolating: false,
    ...(language === "pseudo" ? { transform: pseudo } : {}),
  });
  const order: string[] = [];
  for (const text of texts) {
    const resource = new FluentResource(text);
    order.push(...resource.body.map((message) => message.id));
    bundle.addResource(resource, { allowOverrides: true });
  }
  orders.set(bundle, order);
  return bundle;
}
