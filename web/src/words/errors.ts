// Errors in words: failures of the API and `Trouble` messages of the websocket, by their code.
import { ApiFailure } from "../net/api";
import type { Trouble } from "../protocol";
import { toasts } from "../stores/toasts.svelte";
import { has, t } from "./words.svelte";

const LONGEST_NAME = 24;
// codes that share the words of another code
const SHARED: Record<string, string> = { lost: "no-connection", server: "internal" };

export function errorText(error: unknown): string {
  const code = codeOf(error);
  const key = `error-${SHARED[code] ?? code.replaceAll("_", "-")}`;
  return has(key) ? t(key, { most: LONGEST_NAME, ...numbersOf(error) }) : t("error-unknown");
}

function codeOf(error: unknown): string {
  if (error instanceof ApiFailure) return error.code;
  const told = error as Partial<Trouble> | null;
  return told?.type === "Trouble" ? String(told.code) : "unknown";
}

/** The numbers that the server sent with an error: how many are allowed, how long to wait. */
function numbersOf(error: unknown): Record<string, number> {
  const params = error instanceof ApiFailure ? Object.entries(error.params) : [];
  return Object.fromEntries(params.filter((param): param is [string, number] => typeof param[1] === "number"));
}

/** Shows an error as a toast. */
export function showError(error: unknown): void {
  toasts.show("bad", errorText(error));
}
