// Cards and tickets that travel: from the display or a deck to a hand, a seat or the tray.
import type { Moment } from "./moments";
import { OUT, type Run } from "./run";
import { cardAt, elementOf, flight, placeOf, type Sketch, seatPlaces } from "./stage";

/** What the moments need to know of the table. */
export interface Scene {
  sketch: Sketch;
  me: number | null;
  /** Single ships have the mark on this map. */
  marked: boolean;
  /** How many of a card I hold. */
  held: (card: string) => number;
}

type Of<K extends Moment["kind"]> = Extract<Moment, { kind: K }>;
const ARC = 24; // pixels
const FAN = 5; // cards
const TURN = 4; // degrees, as a card lies in a hand
const OVER = [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }];

/** Hides what is about to arrive; called before the update is painted. */
export function expectCards(run: Run, moments: readonly Moment[], scene: Scene): Map<Moment, () => void> {
  const shows = new Map<Moment, () => void>();
  for (const moment of moments) {
    if (moment.kind === "fill") shows.set(moment, run.hide(slotCard(moment.slot)));
    else if (moment.kind === "card" && moment.seat === scene.me && scene.held(moment.card) === 1)
      shows.set(moment, run.hide(document.querySelector(`[data-hand="${moment.card}"]`)));
    else if (moment.kind === "deal" && moment.seat === scene.me) {
      const all = moment.tickets.map((id) => run.hide(document.querySelector(`[data-ticket="${id}"]`)));
      shows.set(moment, () => {
        for (const show of all) show();
      });
    }
  }
  return shows;
}

function slotCard(slot: number): Element | null {
  return document.querySelector(`[data-slot="${slot}"]`)?.firstElementChild ?? null;
}

/** A card goes to my hand or to its seat; returns when it arrives. */
export function takeCard(
  run: Run,
  { seat, card, from }: Of<"card">,
  at: number,
  scene: Scene,
  show?: () => void,
): number {
  const blind = "deck" in from;
  const rect = placeOf(blind ? `[data-deck="${from.deck}"]` : `[data-slot="${from.slot}"]`);
  const mine = seat === scene.me;
  const goal = (mine && placeOf(`[data-hand="${card}"]`, ".hand")) || smallAt(placeOf(...seatPlaces(seat)));
  run.sound(at + 80, "card");
  if (!rect || !goal) return at;
  const flyer = cardAt(scene.sketch, rect, card, blind ? from.deck : "train", scene.marked);
  run.guest(flyer.element, flyer.remove, at + 500);
  run.move(flyer.element, flight(rect, goal, ARC, TURN), { at: at + 40, ms: 340 });
  run.move(flyer.element, [{ opacity: 1 }, { opacity: 0 }], { at: at + 400, ms: 100 });
  if (blind && mine && card) {
    run.move(flyer.turning, OVER, { at: at + 250, ms: 180 });
    run.sound(at + 330, "flip");
  } else if (!card) flyer.turning.style.transform = "rotateY(180deg)";
  if (show) run.end(show, at + 400);
  return at + 380;
}

/** At a seat, a card is as small as its box is high. */
function smallAt(box: DOMRect | null): DOMRect | null {
  return box && new DOMRect(box.left + box.width / 2 - box.height / 2, box.top, box.height, box.height);
}

/** A new card slides from its deck to the gap and is turned over half way. */
export function fillSlot(
  run: Run,
  { slot, card, deck }: Of<"fill">,
  at: number,
  scene: Scene,
  show?: () => void,
): number {
  const from = placeOf(`[data-deck="${deck}"]`, "[data-deck]");
  const gap = placeOf(`[data-slot="${slot}"]`);
  if (from && gap && card) {
    const flyer = cardAt(scene.sketch, from, card, deck, scene.marked);
    run.guest(flyer.element, flyer.remove, at + 250);
    run.move(flyer.element, flight(from, gap, 6, 0), { at, ms: 220 });
    run.move(flyer.turning, OVER, { at: at + 60, ms: 120 });
    run.sound(at + 110, "flip");
  }
  if (show) run.end(show, at + 225);
  return at + 220;
}

/** What is paid for a track fans out beside it and is gone: at most five cards, of each kind that was paid. */
export function payFor(run: Run, { seat, spend }: Of<"claim">, spot: DOMRect | null, at: number, scene: Scene): void {
  const cards = Object.entries(spend).flatMap(([card, count]) => Array<string>(count).fill(card));
  const shown = cards.slice(0, FAN);
  for (const [i, card] of shown.entries()) {
    const hand = seat === scene.me ? placeOf(`[data-hand="${card}"]`, ".hand") : null;
    const from = hand ?? smallAt(placeOf(...seatPlaces(seat)));
    if (!from || !spot) return;
    const width = Math.min(from.width, 80);
    const start = new DOMRect(from.left, from.top, width, width / 1.5);
    const goal = new DOMRect(spot.left + 26 + 10 * i, spot.top + 22, 34, 22);
    const flyer = cardAt(scene.sketch, start, card, "train", scene.marked);
    run.guest(flyer.element, flyer.remove, at + 620);
    run.move(flyer.element, flight(start, goal, ARC, 10 * (i - (shown.length - 1) / 2)), { at: at + 20 * i, ms: 260 });
    run.move(flyer.element, [{ opacity: 1 }, { opacity: 0 }], { at: at + 440, ms: 160 });
  }
}

/** The cards of a tunnel go from the deck to where they will be turned over. */
export function layTunnel(run: Run, { cards }: Of<"tunnel">, at: number, scene: Scene): void {
  const from = placeOf("[data-deck]");
  for (const i of cards.keys()) {
    const place = elementOf(`[data-turned="${i}"]`);
    if (!from || !place) continue;
    const start = at + 90 * i;
    const flyer = cardAt(scene.sketch, from, "", "train", false);
    flyer.turning.style.transform = "rotateY(180deg)";
    run.guest(flyer.element, flyer.remove, start + 300);
    run.move(flyer.element, flight(from, place.getBoundingClientRect(), ARC, 0), { at: start, ms: 290 });
    run.end(run.hide(place), start + 280);
    run.sound(start, "card");
  }
}

/** Tickets are offered: their backs go from the deck to the question, or to the seat. */
export function offerTickets(run: Run, { seat, count }: Of<"offer">, at: number, scene: Scene): number {
  const from = placeOf('[data-deck="tickets"]');
  const goal = seat === scene.me ? placeOf(".prompt .body", ".prompt") : smallAt(placeOf(...seatPlaces(seat)));
  if (!from || !goal) return at;
  const target = new DOMRect(
    goal.left + goal.width / 2 - from.width / 2,
    goal.top,
    from.width,
    Math.min(80, goal.height),
  );
  for (let i = 0; i < Math.min(count, 5); i += 1) {
    const start = at + 90 * i;
    const flyer = cardAt(scene.sketch, from, "", "tickets", false);
    flyer.turning.style.transform = "rotateY(180deg)";
    run.guest(flyer.element, flyer.remove, start + 420);
    run.move(flyer.element, flight(from, target, ARC, 8 * (i - 1)), { at: start, ms: 300 });
    run.move(flyer.element, [{ opacity: 1 }, { opacity: 0 }], { at: start + 300, ms: 120 });
    run.sound(start, "card");
  }
  return at + 90 * count + 300;
}

/** The tickets that I keep are dealt into my tray and turned over. */
export function dealTickets(run: Run, { tickets }: Of<"deal">, at: number, scene: Scene, show?: () => void): number {
  const from = placeOf('[data-deck="tickets"]', ".prompt");
  let last = at;
  for (const [i, id] of tickets.entries()) {
    const card = elementOf(`[data-ticket="${id}"]`);
    if (!from || !card) continue;
    const goal = card.getBoundingClientRect();
    const start = at + 90 * i;
    const flyer = cardAt(scene.sketch, goal, card, "tickets", false);
    run.guest(flyer.element, flyer.remove);
    const way = flight(goal, new DOMRect(from.left, from.top, from.width, from.height), ARC, 0).reverse();
    run.move(flyer.element, way, { at: start, ms: 300 }, OUT);
    run.move(flyer.turning, OVER, { at: start + 140, ms: 160 });
    run.sound(start, "card");
    run.sound(start + 200, "flip");
    last = start + 300;
  }
  if (show) run.end(show, last);
  return last;
}
