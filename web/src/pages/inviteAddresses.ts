// The addresses that an invitation offers: what the server knows about itself, and the address of this page.
import type { Invitation } from "../protocol";

/** Only the machine itself reaches this name or address. */
export function isLocal(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\./.test(host);
}

/** Origins that others can reach, the best first; the page's own if the server knows none. */
export function inviteAddresses(invitation: Invitation | null, page: { hostname: string; origin: string }): string[] {
  const known = (invitation?.addresses ?? []).filter(isOrigin);
  const own = isLocal(page.hostname) || known.includes(page.origin) ? [] : [page.origin];
  const all = invitation && known.length ? [...known, ...own] : own;
  return all.length ? all : [page.origin];
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/?#\s]+$/.test(text) && URL.canParse(text);
}
