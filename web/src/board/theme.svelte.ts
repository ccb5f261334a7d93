// Whether the page is light or dark, for pictures that exist once for each. Colours need none of this: they follow the
// color-scheme by themselves.
import { createSubscriber } from "svelte/reactivity";

const follow = createSubscriber((update) => {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
});

export function theme(): "light" | "dark" {
  follow();
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}
