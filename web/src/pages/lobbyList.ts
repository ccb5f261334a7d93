// The list of public tables: the whole list, and the changes that follow.
import type { Lobby, LobbyChanges, LobbyTable } from "../protocol";

/** The list after a message; newest tables first. */
export function listed(tables: readonly LobbyTable[], message: Lobby | LobbyChanges): readonly LobbyTable[] {
  if (message.type === "Lobby") return message.tables;
  const left = new Set([...message.gone, ...message.changed.map((table) => table.code)]);
  const kept = tables.filter((table) => !left.has(table.code));
  return [...message.changed, ...kept].sort((a, b) => b.created - a.created);
}
