// The longest path changes hands: its tracks light up one after the other in the colour of the seat that has it now, and
// the badge goes there from the seat that had it.
import type { BoardScene } from "./onTheBoard";
import { IN_OUT, type Run } from "./run";
import { drawing, elementOf, flight, path, placeOf, px, seatPlaces } from "./stage";

const TRACED = 900;
const LEAVES = 700; // when the badge leaves the seat that had it,
export const PATH_LANDS = 1200; // and when it arrives

/** Lights up the tracks of the path one after the other. */
export function tracePath(run: Run, tracks: readonly string[], seat: number, scene: BoardScene): void {
  const { plane } = scene;
  const on = plane && drawing(scene.sketch, plane);
  if (!plane || !on) return;
  const { lanes, sizes } = plane.layout;
  on.classList.add(`seat-${scene.colour(seat)}`);
  const step = TRACED / Math.max(1, tracks.length);
  for (const [i, id] of tracks.entries()) {
    const line = lanes.get(id)?.line ?? "";
    const part = on.appendChild(document.createElementNS(on.namespaceURI ?? "", "g")) as SVGGElement;
    path(part, line, "trace-edge", sizes.wide * 1.9);
    path(part, line, "trace", sizes.wide * 1.3);
    run.move(part, [{ opacity: 0 }, { opacity: 0.8 }], { at: step * i, ms: step });
  }
  const svg = run.guest(on.ownerSVGElement as SVGSVGElement);
  run.move(svg, [{ opacity: 1 }, { opacity: 0 }], { at: TRACED, ms: PATH_LANDS - TRACED });
}

/** The badge flies from seat to seat; `show` shows the one that stays. Nobody had it at first: then it only appears. */
export function movePathBadge(run: Run, from: number | null, to: number, scene: BoardScene, show: () => void): void {
  run.end(show, PATH_LANDS);
  const start = from === null ? null : placeOf(...seatPlaces(from));
  const there = elementOf(`[data-longest="${to}"]`);
  if (!start || !there) return;
  const goal = there.getBoundingClientRect();
  const badge = run.guest(there.cloneNode(true) as HTMLElement, undefined, PATH_LANDS);
  badge.removeAttribute("data-longest");
  scene.sketch.append(badge);
  const at = new DOMRect(start.right - goal.width, start.top, goal.width, goal.height);
  Object.assign(badge.style, px({ left: at.left, top: at.top }));
  run.move(badge, flight(at, goal, 24, 0), { at: LEAVES, ms: PATH_LANDS - LEAVES }, IN_OUT);
}
