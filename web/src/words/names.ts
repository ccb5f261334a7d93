// The names of maps and seats.
import type { LobbySeat, Table } from "../protocol";
import { has, t } from "./words.svelte";

export function mapName(id: string, given = id): string {
  return has(`map-${id}`) ? t(`map-${id}`) : given;
}

/** What is printed on a board: its title and the names of its waters. */
export const printedOn = (id: string, given: string) => ({
  title: mapName(id, given),
  motto: has(`map-motto-${id}`) ? t(`map-motto-${id}`) : "",
  nameWater: (water: string) => t(`water-${water}`),
});

/** A sentence about a map; empty where there are no words for it. */
export function mapAbout(id: string): string {
  return has(`map-about-${id}`) ? t(`map-about-${id}`) : "";
}

const RIGHT_TO_LEFT =
  /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u;

/** A name that can stand in any sentence: one from right to left does not reorder the words around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

export function seatName(seat: LobbySeat, number: number): string {
  if (seat.name) return isolated(seat.name);
  if (seat.person) return isolated(seat.person.name);
  if (seat.bot) return t("bot-name", { level: t(`bot-level-${seat.bot.level}`) });
  return t("create-seat", { number: number + 1 });
}

export function seatNames(table: Table): string[] {
  return table.seats.map(seatName);
}

/** The name of a seat where there is little room: a bot is called by its level alone. */
export function shortSeatName(seat: LobbySeat, number: number): string {
  const bot = !seat.name && !seat.person ? seat.bot : null;
  return bot ? t(`bot-level-${bot.level}`) : seatName(seat, number);
}

/** How a table calls its seats: each name once in full, for the log and for screen readers, and once in short. */
export interface TableNames {
  full: string[];
  short: string[];
}

/** The distinct names of the seats; "Bot (Casual) 2" is "Casual 2" in short. */
export function tableNames(table: Pick<Table, "seats">): TableNames {
  return {
    full: distinctNames(table.seats.map(seatName)),
    short: distinctNames(table.seats.map(shortSeatName)),
  };
}

/** Makes names distinct: the second of two equal ones gets a number. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}
