// What happens on the board: pieces land one by one, points fly to the score, a tunnel goes dark, a completed ticket's way
// lights up. Everything is drawn in the layer above; the board paints the pieces when all of them have landed.
import { mount, unmount } from "svelte";
import PieceRow from "../board/PieceRow.svelte";
import { piecesOf } from "../board/pieces";
import { EMBLEMS } from "../board/shapes";
import type { SeatColour, Track } from "../protocol";
import type { Scene } from "./flights";
import { IN_OUT, LAND, type Run } from "./run";
import { box, drawing, elementOf, flight, onBoard, type Plane, patch, path, placeOf, px, seatPlaces } from "./stage";

export interface BoardScene extends Scene {
  plane: Plane | null;
  colour: (seat: number) => SeatColour;
  track: (id: string) => Track | undefined;
}

const FIRST = 140;
const NEXT = 70;
const DROP = 160;

/** The milliseconds until all pieces of a track have landed. */
export function landingTime(pieces: number): number {
  return FIRST + NEXT * Math.max(0, pieces - 1) + DROP;
}

/** Pieces drop on their spaces, each with a click; `landed` lets the board paint them. */
export function landPieces(
  run: Run,
  id: string,
  seat: number,
  at: number,
  scene: BoardScene,
  landed: () => void,
): number {
  const { plane, sketch } = scene;
  const track = scene.track(id);
  const lane = plane?.layout.lanes.get(id);
  if (!plane || !track || !lane) return at;
  const { sizes } = plane.layout;
  const all = at + landingTime(track.length);
  const colour = scene.colour(seat);
  const ship = track.kind === "ship";
  for (const [k, { x, y }] of lane.spaces.entries()) {
    const start = at + FIRST + NEXT * k;
    run.sound(start + DROP - 20, "click", { step: k, ship });
    if (!onBoard(plane, { x, y })) continue;
    const piece = patch(sketch, plane, x, y, sizes.long);
    if (!piece) continue;
    const row = piecesOf(track, lane, sizes, EMBLEMS[colour] ?? "", k);
    const mounted = mount(PieceRow, { target: piece, props: { row, colour, ship } });
    // the board needs a frame to paint what has landed
    run.guest(
      piece,
      () => {
        piece.remove();
        void unmount(mounted);
      },
      all + 60,
    );
    const above = { transform: "translateY(-14px) scale(1.12)", opacity: 0 };
    const there = { transform: "none", opacity: 1 };
    run.move(
      piece,
      [above, { ...there, transform: "translateY(-8px) scale(1.08)", offset: 0.3 }, there],
      { at: start, ms: DROP },
      LAND,
    );
  }
  run.end(landed, all);
  return all;
}

/** The middle of a track on the screen. */
export function middleOf(id: string, { plane }: BoardScene): DOMRect | null {
  const spaces = plane?.layout.lanes.get(id)?.spaces;
  const middle = spaces?.[spaces.length >> 1];
  return plane && middle ? onBoard(plane, middle) : null;
}

/** Points go from the middle of a track to the score. */
export function flyPoints(run: Run, id: string, seat: number, points: number, at: number, scene: BoardScene): number {
  const from = middleOf(id, scene);
  const goal = placeOf(`[data-score="${seat}"]`, ...seatPlaces(seat));
  if (!from || !goal || !points) return at;
  const token = box(scene.sketch, `points seat-${scene.colour(seat)}`, `+${points}`);
  Object.assign(token.style, px({ left: from.left, top: from.top }));
  run.guest(token, undefined, at + 520);
  run.move(
    token,
    flight(from, new DOMRect(goal.left + goal.width / 2, goal.top + goal.height / 2, 0, 0), 18, 0),
    { at, ms: 420 },
    IN_OUT,
  );
  run.move(token, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], {
    at,
    ms: 500,
  });
  run.sound(at + 380, "coin");
  return at + 420;
}

/** The track of a tunnel goes dark while its cards are turned up. */
export function darken(run: Run, id: string, at: number, ms: number, scene: BoardScene): void {
  const { plane } = scene;
  const lane = plane?.layout.lanes.get(id);
  const on = plane && drawing(scene.sketch, plane);
  if (!lane || !on || !plane) return;
  path(on, lane.line, "mouth", plane.layout.sizes.wide * 1.8);
  const svg = run.guest(on.ownerSVGElement as SVGSVGElement);
  run.move(svg, [{ opacity: 0 }, { opacity: 1 }], { at, ms: 200 });
  run.at(at + ms, () => run.move(svg, [{ opacity: 1 }, { opacity: 0 }], { at: 0, ms: 350 }));
}

/** A ring closes on a city where something was built. */
export function ring(run: Run, city: string, seat: number, at: number, scene: BoardScene): number {
  const { plane } = scene;
  const found = elementOf(`.board [data-city="${city}"] circle`);
  if (!plane || !(found instanceof SVGCircleElement)) return at;
  const { value: x } = found.cx.baseVal;
  const { value: y } = found.cy.baseVal;
  const reach = plane.layout.sizes.long * 1.5;
  const svg = patch(scene.sketch, plane, x, y, reach);
  if (!svg) return at;
  svg.classList.add(`seat-${scene.colour(seat)}`);
  const circle = `M${x - reach / 2} ${y}a${reach / 2} ${reach / 2} 0 1 0 ${reach} 0a${reach / 2} ${reach / 2} 0 1 0 ${-reach} 0`;
  path(svg as unknown as SVGGElement, circle, "ring", reach / 8);
  run.guest(svg);
  run.move(
    svg,
    [
      { transform: "scale(1.9)", opacity: 0 },
      { transform: "scale(.7)", opacity: 1, offset: 0.7 },
      { transform: "scale(.6)", opacity: 0 },
    ],
    { at, ms: 500 },
  );
  run.sound(at + 300, "thud");
  return at + 500;
}

/** The way of a completed ticket glows twice while a light runs along it; the ticket is stamped. */
export function celebrate(
  run: Run,
  ticket: string,
  points: number,
  way: readonly string[][],
  at: number,
  scene: BoardScene,
): number {
  const { plane, sketch } = scene;
  run.sound(at + 500, "chime", { points });
  const on = plane && drawing(sketch, plane);
  if (plane && on) {
    const { lanes, sizes } = plane.layout;
    const lines = way.flat().map((id) => lanes.get(id)?.line ?? "");
    path(on, lines.join(""), "light-edge", sizes.wide * 1.9);
    path(on, lines.join(""), "light", sizes.wide * 1.3);
    const svg = run.guest(on.ownerSVGElement as SVGSVGElement);
    const glow = [0, 0.75, 0.25, 0.75, 0].map((opacity) => ({ opacity }));
    run.move(svg, glow, { at, ms: 1300 }, "linear");
    lightAlong(run, way, at, on, scene);
  }
  const card = elementOf(`[data-ticket="${ticket}"]`);
  if (card) {
    const { left, top, width, height } = card.getBoundingClientRect();
    run.move(card, [{ transform: "none" }, { transform: "translateY(-8px)", offset: 0.3 }, { transform: "none" }], {
      at: at + 400,
      ms: 800,
    });
    const stamp = box(sketch, "stamp");
    Object.assign(stamp.style, px({ left: left + width / 2, top: top + height / 2 }));
    run.guest(stamp);
    const big = { transform: "rotate(-12deg) scale(2.1)" };
    const small = { transform: "rotate(-12deg) scale(1)" };
    run.move(
      stamp,
      [
        { ...big, opacity: 0 },
        { ...small, opacity: 1, offset: 0.4 },
        { ...small, opacity: 1, offset: 0.8 },
        { ...small, opacity: 0 },
      ],
      { at: at + 760, ms: 540 },
    );
    run.sound(at + 850, "thud");
  }
  return at + 1300;
}

/** A lantern runs along the way, city by city. */
function lightAlong(run: Run, way: readonly string[][], at: number, on: SVGGElement, scene: BoardScene): void {
  const points: DOMPoint[] = [];
  const matrix = scene.plane?.group.getScreenCTM();
  for (const [id = "", back] of way) {
    const line = path(on, scene.plane?.layout.lanes.get(id)?.line ?? "", "", 0);
    const length = line.getTotalLength();
    const steps = Array.from({ length: 7 }, (_, i) => line.getPointAtLength((length * i) / 6));
    if (back) steps.reverse();
    points.push(...steps.map((point) => point.matrixTransform(matrix ?? undefined)));
    line.remove();
  }
  if (points.length < 2) return;
  const lantern = run.guest(box(scene.sketch, "lantern"), undefined, at + 760);
  run.move(
    lantern,
    points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { at, ms: 700 },
    IN_OUT,
  );
}
