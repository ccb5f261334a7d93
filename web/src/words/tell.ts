// Turns events, asks and refusals into sentences, in the same way as branchline/words.py. It knows parameters and
// families of words, no rules; for what it does not know there is a general sentence.
import { attributes, format, has, type Params, t } from "./words.svelte";

const SEATS = new Set(["seat", "start", "winners"]);
// the family of words in which a parameter's tags are looked up; a tag without a word is shown as it is
const FAMILIES: Record<string, string> = {
  card: "card",
  cards: "card",
  laid: "card",
  returned: "card",
  spend: "card",
  turned_up: "card",
  colour: "colour",
  deck: "deck",
  pieces: "piece",
  take: "piece",
  took: "piece",
  gave: "piece",
};

/** The names of the seats, and of the ids of the map. */
export interface Naming {
  seats: readonly string[];
  names: Readonly<Record<string, string>>;
}

const NOBODY: Naming = { seats: [], names: {} };

/** An event or an ask as a sentence. */
export function tell(fact: { type: string }, naming: Naming = NOBODY): string {
  const opened: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fact)) {
    const inner = isSecret(value) ? value.value : value;
    if (name !== "type" && inner !== null && inner !== undefined) opened[name] = inner;
  }
  const params = shown(opened, naming);
  return fullest(`event-${fact.type}`, params) ?? fullest(`ask-${fact.type}`, params) ?? t("log-unknown");
}

/** Why a rule forbids an action; if parameters are missing, the rule itself. */
export function refusal(rule: string, params: Record<string, unknown>, naming: Naming = NOBODY): string {
  return fullest(`refuse-${rule}`, shown(params, naming)) ?? (has(`rule-${rule}`) ? t(`rule-${rule}`) : rule);
}

/** Cards or pieces with their counts: "2 × red, 1 × wild". */
export function counted(family: "card" | "piece", counts: Record<string, number>): string {
  return String(new Value(family === "card" ? "cards" : "pieces", undefined, NOBODY).of(counts));
}

/** The word for a tag of a family (card, colour, deck, piece). */
export function word(family: string, tag: string, count = 0): string {
  const key = `${family}-${tag}`;
  return has(key) ? t(key, { count }) : tag;
}

function isSecret(value: unknown): value is { owner: number; value: unknown } {
  return typeof value === "object" && value !== null && "owner" in value && "value" in value;
}

/** The first attribute of a message whose parameters are all given, or else its value, if its are. */
function fullest(key: string, params: Params): string | null {
  if (!has(key)) return null;
  for (const one of [...attributes(key).map((name) => `${key}.${name}`), key]) {
    const said = format(one, params);
    if (said?.whole) return said.text;
  }
  return null;
}

function shown(params: Record<string, unknown>, naming: Naming): Params {
  const made: Params = {};
  for (const [name, value] of Object.entries(params)) {
    made[name] = new Value(name, params.count, naming).of(value);
    if (typeof value === "string" && name in FAMILIES) made[`${name}_tag`] = value;
    else if (typeof value === "object" && value !== null) {
      made[`${name}_count`] ??= Array.isArray(value) ? value.length : Object.keys(value).length;
    }
  }
  return made;
}

/** Turns the values of one parameter into words; a number stays a number, so that plural forms work. */
class Value {
  private readonly family: string;

  constructor(
    private readonly name: string,
    private readonly count: unknown,
    private readonly naming: Naming,
  ) {
    this.family = FAMILIES[name] ?? "";
  }

  of(value: unknown): string | number {
    if (typeof value === "number") return SEATS.has(this.name) ? this.seat(value) : value;
    if (typeof value === "string") return this.tag(value, this.count);
    if (Array.isArray(value)) {
      const apart = value.some((one) => typeof one === "object") ? "; " : ", ";
      return value.map((one) => String(this.of(one))).join(apart) || t("nothing");
    }
    if (typeof value === "object" && value !== null) return this.counts(value as Record<string, number>);
    return String(value);
  }

  private seat(number: number): string {
    return this.naming.seats[number] ?? t("seat", { number });
  }

  private tag(tag: string, count: unknown): string {
    const named = this.naming.names[tag];
    if (named !== undefined) return named;
    const key = tag ? `${this.family}-${tag}` : "empty";
    return has(key) ? t(key, { count: typeof count === "number" ? count : 0 }) : tag;
  }

  private counts(counts: Record<string, number>): string {
    const key = this.family === "piece" ? "counted-piece" : "counted-card";
    const parts = Object.entries(counts).filter(([, count]) => count > 0);
    return parts.map(([tag, count]) => t(key, { count, what: this.tag(tag, count) })).join(", ") || t("nothing");
  }
}
