// Where moments are shown: a layer over the whole page that nobody can touch, and the places on the page that things fly
// from and to. What is not on the screen has no place.
import { mount, unmount } from "svelte";
import type { Layout } from "../board/layout";
import Card from "../table/Card.svelte";
import "./moments.css";

const SVG = "http://www.w3.org/2000/svg";

/** The board as it is shown: its layout, and an empty group in its coordinates. */
export interface Plane {
  layout: Layout;
  group: SVGGraphicsElement;
}

export function layer(): HTMLElement {
  const made = document.createElement("div");
  made.className = "moments cards"; // the colours of seats are known within .cards
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** Collects what a run draws, to be added to the layer all at once. Places on the page are measured in between; if each
 *  thing were added by itself, every measurement would make the browser lay out the page again. */
export type Sketch = DocumentFragment;

/** The rectangle of the first of these that is on the screen. */
export function placeOf(...selectors: string[]): DOMRect | null {
  const found = elementOf(...selectors);
  return found?.getBoundingClientRect() ?? null;
}

export function elementOf(...selectors: string[]): Element | null {
  for (const selector of selectors)
    for (const one of document.querySelectorAll(selector)) if (onScreen(one.getBoundingClientRect())) return one;
  return null;
}

function onScreen({ left, top, right, bottom, width, height }: DOMRect): boolean {
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

export function seatPlaces(seat: number): string[] {
  return [`[data-seat="${seat}"]`];
}

/** A card in the layer with its face and its back, lying on a rectangle; `face` may be an element to be copied. */
export interface Flyer {
  element: HTMLElement;
  /** Turns over: its two sides are on it. */
  turning: HTMLElement;
  remove: () => void;
}

export function cardAt(on: Sketch, rect: DOMRect, face: string | Element, deck: string, marked: boolean): Flyer {
  const element = box(on, "flyer");
  Object.assign(element.style, px({ left: rect.left, top: rect.top, width: rect.width }));
  const turning = box(element, "turning");
  const front = box(turning, "front");
  const back = box(turning, "back");
  const mounted = [mount(Card, { target: back, props: { card: "", deck } })];
  if (typeof face === "string") mounted.push(mount(Card, { target: front, props: { card: face, marked, deck } }));
  else front.append(copyOf(face));
  const remove = () => {
    element.remove();
    for (const one of mounted) void unmount(one);
  };
  return { element, turning, remove };
}

/** A picture of an element, without what makes it known to the page. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...one.attributes])
      if (name === "id" || name.startsWith("data-")) one.removeAttribute(name);
  return copy;
}

/** A drawing over the whole screen in the coordinates of the board, to be filled. */
export function drawing(on: Sketch, { group }: Plane): SVGGElement | null {
  const at = group.getScreenCTM();
  if (!at) return null;
  const svg = document.createElementNS(SVG, "svg");
  svg.classList.add("drawing");
  const inner = svg.appendChild(document.createElementNS(SVG, "g"));
  inner.setAttribute("transform", `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})`);
  on.append(svg);
  return inner;
}

/** A small drawing around a point of the board, `reach` units to each side; its own layer while it moves. */
export function patch(on: Sketch, { group }: Plane, x: number, y: number, reach: number): SVGSVGElement | null {
  const at = group.getScreenCTM();
  if (!at) return null;
  const svg = document.createElementNS(SVG, "svg");
  const half = reach * at.a;
  svg.classList.add("flyer");
  svg.setAttribute("viewBox", `${x - reach} ${y - reach} ${2 * reach} ${2 * reach}`);
  const [left, top] = [at.a * x + at.e - half, at.d * y + at.f - half];
  Object.assign(svg.style, px({ left, top, width: 2 * half, height: 2 * half }));
  on.append(svg);
  return svg;
}

/** A point of the board on the screen; null where the board does not show it. */
export function onBoard({ group }: Plane, { x, y }: { x: number; y: number }): DOMRect | null {
  const at = group.getScreenCTM();
  const board = placeOf(".board");
  if (!at || !board) return null;
  const [left, top] = [at.a * x + at.e, at.d * y + at.f];
  const shown = left >= board.left && left <= board.right && top >= board.top && top <= board.bottom;
  return shown ? new DOMRect(left, top, 0, 0) : null;
}

export function path(on: SVGGElement, d: string, className: string, width: number): SVGPathElement {
  const made = on.appendChild(document.createElementNS(SVG, "path"));
  made.setAttribute("d", d);
  made.setAttribute("class", className);
  made.style.strokeWidth = String(width);
  return made;
}

export function box(on: HTMLElement | Sketch, className: string, text = ""): HTMLElement {
  const made = on.appendChild(document.createElement("div"));
  made.className = className;
  made.textContent = text;
  return made;
}

export function px(sizes: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size}px`]));
}

/** The keyframes of a flight from one rectangle to the middle of another, on an arc, with its size at the end. */
export function flight(from: DOMRect, to: DOMRect, arc: number, turn: number, end: Keyframe = {}): Keyframe[] {
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = from.width > 0 && to.width > 0 ? Math.min(1.4, Math.max(0.3, to.width / from.width)) : 1;
  const frames = Array.from({ length: 9 }, (_, i): Keyframe => {
    const part = i / 8;
    const lift = 4 * arc * part * (1 - part);
    const size = 1 + (scale - 1) * part;
    return { transform: `translate(${dx * part}px, ${dy * part - lift}px) rotate(${turn * part}deg) scale(${size})` };
  });
  Object.assign(frames.at(-1) as Keyframe, end);
  return frames;
}
