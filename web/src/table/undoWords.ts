// What an undo would take back, in words: found in the log, told by its event.
import type { AnyEvent } from "../protocol";
import { t } from "../words/words.svelte";
import type { Told } from "./liveTable.svelte";

/** The events that are a seat's own action; the last of an entry says best what was done. */
const DONE = new Set<AnyEvent["type"]>([
  "StartTicketsChosen",
  "StartPiecesChosen",
  "CardTaken",
  "CardDrawn",
  "DrawingStopped",
  "TicketsOffered",
  "TicketsKept",
  "TrackClaimed",
  "TunnelTurnedUp",
  "TunnelDeclined",
  "StationBuilt",
  "HarbourBuilt",
  "PiecesExchanged",
  "Passed",
]);

export interface Names {
  place: (city: string) => string;
  trackName: (track: string) => string;
}

/** The entries that have not been taken back. */
export function standing(told: readonly Told[]): Told[] {
  const kept: Told[] = [];
  for (const step of told) {
    const undone = step.story.find((event) => event.type === "Undone");
    if (undone?.type === "Undone") while ((kept.at(-1)?.n ?? -1) >= undone.entry) kept.pop();
    else kept.push(step);
  }
  return kept;
}

/** What an undo takes back: the last action of a seat or a certain entry, and whether somebody has acted since. */
export function undoable(
  told: readonly Told[],
  seat: number | null,
  entry: number | null = null,
): { event: AnyEvent; since: boolean } | null {
  const steps = standing(told).filter((step) => step.story.some((event) => DONE.has(event.type)) && !isDeal(step));
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at] as Told;
    if (entry !== null && step.n !== entry) continue;
    const event = step.story.findLast((one) => DONE.has(one.type) && "seat" in one && one.seat === seat);
    if (event) return { event, since: at < steps.length - 1 };
  }
  return null;
}

function isDeal(step: Told): boolean {
  return step.story.some((event) => event.type === "CardsDealt");
}

/** In words: "claimed Paris – Frankfurt". */
export function undoText(found: { event: AnyEvent; since: boolean } | null, names: Names): string | null {
  if (!found) return null;
  const { event } = found;
  const track = "track" in event ? names.trackName(event.track) : "";
  const city = "city" in event ? names.place(event.city) : "";
  const card = event.type === "CardTaken" ? t(`card-${event.card}`) : "";
  const what = t(`undo-what-${event.type}`, { track, city, card });
  return found.since ? t("undo-and-since", { what }) : what;
}
