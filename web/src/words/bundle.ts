// Loads Fluent and the words of one language as a bundle. It knows files, not who uses them.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Language, localeOf } from "./languages";
import { pseudo } from "./pseudo";

const FILES = import.meta.glob<string>("../../../src/branchline/locales/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The URLs of a language's files: `pl.ftl`, and those like `web.pl.ftl`. */
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

/** The keys of a language in the order of the files, which is the order of the rules. */
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
