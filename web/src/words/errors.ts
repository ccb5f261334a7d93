// What went wrong, in words: failures of the API and troubles of the socket, by their code. It knows codes and keys.
import { ApiFailure } from "../net/api";
import type { Trouble } from "../protocol";
import { toasts } from "../stores/toasts.svelte";
import { has, t } from "./words.svelte";

const LONGEST_NAME = 24;
// codes that share their words with another
const SHARED: Record<string, string> = { lost: "no-connection", server: "internal" };

export function errorText(error: unknown): string {
  const code = codeOf(error);
  const key = `error-${SHARED[code] ?? code.replaceAll("_", "-")}`;
  return has(key) ? t(key, { most: LONGEST_NAME }) : t("error-unknown");
}

function codeOf(error: unknown): string {
  if (error instanceof ApiFailure) return error.code;
  const told = error as Partial<Trouble> | null;
  return told?.type === "Trouble" ? String(told.code) : "unknown";
}

/** Show what went wrong at the edge of the page. */
export function showError(error: unknown): void {
  toasts.show("bad", errorText(error));
}
