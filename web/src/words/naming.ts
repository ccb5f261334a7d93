// What the ids and seats of a table are called: cities by name, tracks and tickets by their two ends, seats by who sits
// there, maps in the language that is chosen. It knows facts and names, nothing of play.
import type { MapFacts, Table, TableSeat } from "../protocol";
import { has, t } from "./words.svelte";

type Ends = { id: string; a: string; b: string };

export function mapName(id: string, given = id): string {
  return has(`map-${id}`) ? t(`map-${id}`) : given;
}

/** A sentence on what a map is like; empty for a map that there are no words for. */
export function mapAbout(id: string): string {
  return has(`map-about-${id}`) ? t(`map-about-${id}`) : "";
}

/** Shown names of all ids of a map. */
export function mapNames(facts: MapFacts): Record<string, string> {
  const names: Record<string, string> = {};
  for (const place of [...facts.cities, ...facts.junctions]) names[String(place.id)] = String(place.name);
  for (const one of [...facts.tracks, ...facts.tickets] as unknown as Ends[]) {
    names[one.id] = t("board-track", { from: names[one.a] ?? one.a, to: names[one.b] ?? one.b });
  }
  return names;
}

export function seatName(seat: TableSeat, number: number): string {
  if (seat.name) return seat.name;
  if (seat.person) return seat.person.name;
  if (seat.bot) return t("bot-name", { level: t(`bot-level-${seat.bot.level}`) });
  return t("create-seat", { number: number + 1 });
}

export function seatNames(table: Table): string[] {
  return table.seats.map(seatName);
}
