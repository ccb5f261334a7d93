// The final scoring in words: every item as a sentence, the winner, the reasons, the honours.
import type { Ticket } from "../protocol";
import { tourResult } from "../table/tourWords";
import { ticketCities } from "../words/mapNames";
import { printed } from "../words/points";
import { t } from "../words/words.svelte";
import type { Ending } from "./ending";
import type { Honour } from "./honours";
import type { Item } from "./items";
import { type Why, whyOf } from "./reasons";

/** The names of everything that a sentence is about. */
export class Teller {
  private readonly tickets: ReadonlyMap<string, Ticket>;

  constructor(
    readonly ending: Ending,
    /** The code of the table. */
    readonly code: string,
    private readonly places: Readonly<Record<string, string>>,
    private readonly tracks: Readonly<Record<string, string>>,
  ) {
    this.tickets = new Map(ending.map.tickets.map((ticket) => [ticket.id, ticket]));
  }

  /** The address of the replay; null where there is none to go to. */
  get replay(): string | null {
    const path = `/replay/${this.code}`;
    return this.code && location.pathname !== path ? path : null;
  }

  readonly place = (id: string): string => this.places[id] ?? id;

  name(seat: number | null | undefined): string {
    return this.ending.seats[seat ?? -1]?.name ?? "";
  }

  fact(ticket: string): Ticket | undefined {
    return this.tickets.get(ticket);
  }

  ticket(id: string): string {
    const fact = this.tickets.get(id);
    return fact ? ticketCities(fact, this.place) : id;
  }

  /** What the curtain says under its title. */
  curtain(): string {
    const { mapTitle: map, seats, statistics } = this.ending;
    const players = t("count-players", { count: seats.length });
    const turns = statistics ? t("end-turns", { count: statistics.turns.length - 1 }) : "";
    return [map, players, turns].filter(Boolean).join(" · ");
  }

  item(item: Item): string {
    const all = (key: string) =>
      item.parts.map((part) => t(key, { seat: this.name(part.seat), points: Math.abs(part.points) })).join(" ");
    const seat = this.name(item.seat ?? item.parts[0]?.seat);
    switch (item.kind) {
      case "tracks":
        return all("end-routes-text");
      case "exchange":
        return all("end-exchange-text");
      case "unbuilt":
        return all(`end-unbuilt-${item.building}`);
      case "built":
        return item.built
          .map(({ city, tickets: count, points }) =>
            t(`end-built-${item.building}`, { seat, city: this.place(city), count, points }),
          )
          .join(" ");
      case "borrowed":
        return t("end-borrowed-text", { seat, track: this.tracks[item.tracks[0] ?? ""] ?? "" });
      case "ticket":
        return this.ticketText(item, seat);
      case "longest":
        return item.parts
          .map((part) => t("end-longest-text", { seat: this.name(part.seat), length: item.count, points: part.points }))
          .join(" ");
    }
  }

  private ticketText(item: Item, seat: string): string {
    const fact = this.tickets.get(item.ticket);
    const value = item.parts[0]?.points ?? 0;
    const points = Math.abs(value);
    if (fact && item.tour) return tourResult(seat, fact, item.tour, value, this.place);
    const cities = (fact?.cities ?? []).map(this.place);
    const ends = { from: cities[0] ?? "", to: cities.at(-1) ?? "" };
    return t(item.done ? "end-ticket-done" : "end-ticket-failed", { seat, points, ...ends });
  }

  /** "Ann wins!", "You win!" or who shares the victory. */
  winner(): string {
    const { winners, seats } = this.ending;
    const [first] = winners;
    if (first === undefined) return t("table-over");
    if (winners.length > 1) return t("table-winners", { seats: winners.map((seat) => this.name(seat)).join(", ") });
    const only = seats.filter(({ mine }) => mine).length === 1;
    return seats[first]?.mine && only ? t("table-you-win") : t("table-winner", { seat: this.name(first) });
  }

  /** The winner's points and those of the second, and by how much they differ. */
  margin(): string {
    const { winners, totals, order } = this.ending;
    const second = order.find((seat) => !winners.includes(seat));
    const points = totals[winners[0] ?? -1];
    if (points === undefined || second === undefined) return "";
    const gap = points - (totals[second] ?? 0);
    if (gap <= 0) return "";
    return t("end-margin", { points: printed(points), second: printed(totals[second] ?? 0), count: gap });
  }

  /** Why it was so, in sentences: what ended the game, what decided a tie, what made the difference. */
  whys(most: number): string[] {
    const { sheet, winners, reason, tie } = this.ending;
    const said = reason ? [t(`end-reason-${reason}`)] : [];
    if (tie) said.push(t("end-tie", { reason: t(`end-tie-${tie}`) }));
    if (sheet && reason !== "resigned") said.push(...whyOf(sheet, winners).map((why) => this.why(why)));
    return said.slice(0, most);
  }

  private why(why: Why): string {
    const seat = this.name(why.seat);
    if (why.kind === "missed")
      return t("end-why-missed", { seat, ticket: this.ticket(why.ticket), points: why.points });
    if (why.kind === "comeback") return t("end-why-comeback", { seat, place: t("end-place", { place: why.place }) });
    return t(`end-why-${why.kind}`, { seat, points: why.points });
  }

  honour({ kind, value, ticket }: Honour): string {
    return t(`end-honour-${kind}`, { count: value, ticket: this.ticket(ticket) });
  }
}
