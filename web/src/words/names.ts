// What maps and seats are called. It makes names from who sits where; nothing here knows of play.
import type { Table, TableSeat } from "../protocol";
import { has, t } from "./words.svelte";

export function mapName(id: string, given = id): string {
  return has(`map-${id}`) ? t(`map-${id}`) : given;
}

/** A sentence on what a map is like; empty for a map that there are no words for. */
export function mapAbout(id: string): string {
  return has(`map-about-${id}`) ? t(`map-about-${id}`) : "";
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

/** Names that can be told distinctNames: the second of two equal ones gets a number. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
