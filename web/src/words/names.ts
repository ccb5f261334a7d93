// The names of maps and seats.
import type { Table, TableSeat } from "../protocol";
import { has, t } from "./words.svelte";

export function mapName(id: string, given = id): string {
  return has(`map-${id}`) ? t(`map-${id}`) : given;
}

/** A sentence about a map; empty where there are no words for it. */
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

/** Makes names distinct: the second of two equal ones gets a number. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
