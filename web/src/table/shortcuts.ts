// The keys of the table page: single letters and digits. They are ignored while typing, and with Ctrl, Alt or Meta.

export type Shortcut =
  | "list"
  | "claims"
  | "prompt"
  | "deck"
  | "ship-deck"
  | "tickets"
  | "undo"
  | "network"
  | "chat"
  | "log"
  | "again"
  | "board"
  | "help"
  | "close"
  | { slot: number };

/** In the order the help shows them. */
export const KEYS: readonly (readonly [string, Exclude<Shortcut, { slot: number }>])[] = [
  ["a", "list"],
  ["w", "claims"],
  ["p", "prompt"],
  ["d", "deck"],
  ["s", "ship-deck"],
  ["t", "tickets"],
  ["u", "undo"],
  ["n", "network"],
  ["r", "again"],
  ["b", "board"],
  ["l", "log"],
  ["c", "chat"],
  ["?", "help"],
  ["Escape", "close"],
];
const BY_KEY = new Map<string, Shortcut>(KEYS);

interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  target: EventTarget | null;
}

export function shortcutOf(event: Pressed): Shortcut | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key !== "Escape" && writing(event.target)) return null;
  if (/^[1-9]$/.test(event.key)) return { slot: Number(event.key) - 1 };
  return BY_KEY.get(event.key.length === 1 ? event.key.toLowerCase() : event.key) ?? null;
}

function writing(target: EventTarget | null): boolean {
  const element = target as (HTMLElement & { type?: string }) | null;
  const silent = element?.type === "checkbox" || element?.type === "radio";
  return !silent && Boolean(element?.closest?.("input, textarea, select, [contenteditable]"));
}
