// What went wrong, in words: failures of the API and troubles of the socket, by their code. It knows codes and keys.
import { ApiFailure } from "../net/api";
import type { Trouble } from "../protocol";
import { toasts } from "../stores/toasts.svelte";
import { has, t } from "./words.svelte";

const LONGEST_NAME = 24;
// codes that share their words with another
const SHARED: Record<string, string> = { lost: "no-connection", server: "internal" };

export function troubleText(trouble: unknown): string {
  const code = codeOf(trouble);
  const key = `error-${SHARED[code] ?? code.replaceAll("_", "-")}`;
  return has(key) ? t(key, { most: LONGEST_NAME }) : t("error-unknown");
}

function codeOf(trouble: unknown): string {
  if (trouble instanceof ApiFailure) return trouble.code;
  const told = trouble as Partial<Trouble> | null;
  return told?.type === "Trouble" ? String(told.code) : "unknown";
}

/** Show what went wrong at the edge of the page. */
export function complain(trouble: unknown): void {
  toasts.show("bad", troubleText(trouble));
}
