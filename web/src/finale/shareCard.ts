// The result as a picture for sharing: the map with everybody's tracks on the left, the scores on the right. It is drawn on
// a canvas with the fonts of the page, and nothing is fetched for it but the art of the board.
import { type Art, loadArt } from "../board/art";
import { type Layout, layOut } from "../board/layout";
import { type PieceRow, piecesOf } from "../board/pieces";
import { placePath } from "../board/placePath";
import { EMBLEMS } from "../board/shapes";
import type { MapFacts, SeatColour, Track } from "../protocol";
import { printed } from "../words/points";
import { type Named, placeNames } from "./cityNames";
import type { Ending } from "./ending";
import { groundOf, type Leg, lineOf, upTo } from "./paths";

export const WIDE = 1200;
export const HIGH = 630;
const MAP = 770; // the width of the map
const FONT = "Commissioner, system-ui, sans-serif";

/** The colours of the card, the same in both themes. */
const SEA = "#bcd6da";
const SHALLOW = "#dcebee";
const LAND = "#f3ecd6";
const SHORE = "#5c8088";
const PAPER = "#f6efdf";
const GOLD = "#ffb21e";

export interface CardWords {
  winner: string;
  why: string;
  foot: string;
  app: string;
}

interface Paint {
  roof: string;
  side: string;
  light: string;
  ink: string;
}

/** What the card shows of the winner beside their tracks: the way of their best ticket, and the names of its ends. */
export interface Shown {
  legs: readonly Leg[];
  cities: readonly Named[];
}

export async function drawCard(
  canvas: HTMLCanvasElement,
  ending: Ending,
  words: CardWords,
  shown: Shown | null,
): Promise<void> {
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const weights = [550, 650, 700, 850];
  await Promise.all(weights.map((weight) => document.fonts?.load(`${weight} 30px Commissioner`, words.winner)));
  const paints = paintsOf(canvas);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, MAP, HIGH);
  pen.clip();
  await drawMap(pen, ending, paints, shown);
  pen.restore();
  drawScores(pen, ending, paints, words);
}

/** The colours of the seats, from the style sheet of the board. */
function paintsOf(near: HTMLElement): Record<SeatColour, Paint> {
  const found = {} as Record<SeatColour, Paint>;
  const box = document.createElement("span");
  const probe = document.createElement("span");
  box.className = "cards";
  box.style.colorScheme = "light";
  box.append(probe);
  near.after(box);
  for (const colour of Object.keys(EMBLEMS) as SeatColour[]) {
    probe.className = `seat-${colour}`;
    const value = (name: string) => {
      probe.style.color = `var(${name})`; // resolves what depends on the theme
      return getComputedStyle(probe).color;
    };
    found[colour] = {
      roof: value("--roof"),
      side: value("--side"),
      light: value("--light"),
      ink: value("--on-roof"),
    };
  }
  box.remove();
  return found;
}

async function drawMap(
  pen: CanvasRenderingContext2D,
  ending: Ending,
  paints: Record<SeatColour, Paint>,
  shown: Shown | null,
): Promise<void> {
  const { map } = ending;
  const layout = layOut(map);
  const art = await loadArt(map);
  const { left, top, width, height } = layout.frame;
  const scale = Math.min(MAP / width, HIGH / height);
  pen.fillStyle = art ? SEA : LAND;
  pen.fillRect(0, 0, MAP, HIGH);
  pen.translate((MAP - width * scale) / 2, (HIGH - height * scale) / 2);
  pen.scale(scale, scale);
  pen.translate(-left, -top);
  pen.lineJoin = "round";
  pen.lineCap = "round";
  if (art) drawLand(pen, art);
  const free = map.tracks.filter(({ id }) => !(id in ending.owners));
  for (const { id } of free) stroke(pen, layout.lanes.get(id)?.line ?? "", "#8b7a5888", layout.sizes.wide * 0.2);
  if (shown) drawWay(pen, map, layout, shown.legs);
  drawPieces(pen, ending, layout, paints);
  for (const { x, y } of map.cities) {
    dot(pen, x, y, layout.sizes.dot * 1.05, "#fffdf7", "#2d3238", 2);
    dot(pen, x, y, layout.sizes.dot * 0.36, "#2d3238");
  }
  drawNames(pen, layout, shown?.cities ?? [], scale);
}

function drawLand(pen: CanvasRenderingContext2D, art: Art): void {
  pen.save();
  pen.scale(0.5, 0.5);
  stroke(pen, art.land, SHALLOW, 30);
  fill(pen, art.land, LAND);
  stroke(pen, art.land, SHORE, 3);
  fill(pen, art.lakes, SEA);
  stroke(pen, art.lakes, SHORE, 2.4);
  fill(pen, art.islands, LAND);
  pen.restore();
}

function drawWay(pen: CanvasRenderingContext2D, map: MapFacts, layout: Layout, legs: readonly Leg[]): void {
  const { d } = upTo(lineOf(legs, groundOf(map), layout), 1);
  const glow = [
    [3.4, 0.25],
    [2.4, 0.5],
  ] as const;
  for (const [part, alpha] of glow) {
    pen.globalAlpha = alpha;
    stroke(pen, d, GOLD, layout.sizes.wide * part);
  }
  pen.globalAlpha = 1;
}

/** Everybody's pieces, the winner's above the others. */
function drawPieces(
  pen: CanvasRenderingContext2D,
  { map, owners, seats, winners }: Ending,
  layout: Layout,
  paints: Record<SeatColour, Paint>,
): void {
  const won = (track: Track) => winners.includes(owners[track.id] ?? -1);
  const owned = map.tracks.filter(({ id }) => id in owners);
  owned.sort((one, other) => Number(won(one)) - Number(won(other)));
  for (const track of owned) {
    const colour = seats[owners[track.id] ?? 0]?.colour ?? "black";
    const lane = layout.lanes.get(track.id);
    if (!lane) continue;
    pen.globalAlpha = won(track) ? 1 : 0.78;
    const row = piecesOf(track, lane, layout.sizes, EMBLEMS[colour] ?? "");
    drawRow(pen, row, paints[colour], track.kind === "ship");
  }
  pen.globalAlpha = 1;
}

function drawRow(pen: CanvasRenderingContext2D, row: PieceRow, paint: Paint, ship: boolean): void {
  const { roof, side, light, ink } = paint;
  fill(pen, row.shadow, "#1a120a55");
  stroke(pen, row.side, side, 1.3);
  fill(pen, row.side, side);
  fill(pen, row.roof, roof);
  stroke(pen, row.roof, roof, 1.4);
  if (ship) fill(pen, row.windows, "#fff6df");
  else stroke(pen, row.light, light, 1.4);
  fill(pen, row.emblem, ship ? side : ink);
}

/** The names of a tour's cities would run into each other: one without room is left out. */
function drawNames(pen: CanvasRenderingContext2D, { frame }: Layout, cities: Shown["cities"], scale: number): void {
  const size = 25 / scale;
  pen.font = `750 ${size}px ${FONT}`;
  pen.textAlign = "left";
  pen.lineWidth = 6 / scale;
  pen.strokeStyle = "#fbf5e4";
  pen.fillStyle = "#1d2327";
  for (const { name, left, base, free } of placeNames(cities, frame, size, 10 / scale, widthOf(pen))) {
    if (!free) continue;
    pen.strokeText(name, left, base);
    pen.fillText(name, left, base);
  }
}

const widthOf = (pen: CanvasRenderingContext2D) => (text: string) => pen.measureText(text).width;

function drawScores(
  pen: CanvasRenderingContext2D,
  ending: Ending,
  paints: Record<SeatColour, Paint>,
  words: CardWords,
): void {
  const felt = pen.createRadialGradient(900, 40, 40, 980, 200, 620);
  felt.addColorStop(0, "#24443f");
  felt.addColorStop(0.6, "#122220");
  felt.addColorStop(1, "#0b1413");
  pen.fillStyle = felt;
  pen.beginPath();
  pen.rect(MAP, 0, WIDE - MAP, HIGH);
  // the edge of a ticket
  for (let y = 16; y < HIGH; y += 31.5) {
    pen.moveTo(MAP + 9, y);
    pen.arc(MAP, y, 9, 0, 2 * Math.PI);
  }
  pen.fill();
  const [left, right] = [MAP + 38, WIDE - 40];
  const room = right - left;
  pen.textAlign = "left";
  pen.fillStyle = PAPER;
  let y = drawTitle(pen, words.winner, left, room) + 13;
  pen.font = `550 22px ${FONT}`;
  pen.fillStyle = "#f3dfb4";
  for (const line of wrapped(pen, words.why, room, ending.seats.length > 4 ? 3 : 5)) {
    y += 29;
    pen.fillText(line, left, y);
  }
  const rows = ending.order.length;
  const high = Math.min(92, (520 - y) / rows);
  const most = Math.max(1, ...ending.totals);
  y += 22;
  for (const seat of ending.order) {
    const chair = ending.seats[seat];
    const paint = paints[chair?.colour ?? "black"];
    const middle = y + high * 0.36;
    dot(pen, left + 14, middle, 14, paint.roof, "#fff6", 1.5);
    pen.fillStyle = paint.ink;
    pen.fill(
      new Path2D(placePath(EMBLEMS[chair?.colour ?? "black"] ?? "", { x: left + 14, y: middle, size: 7 })),
      "evenodd",
    );
    pen.fillStyle = PAPER;
    pen.font = `800 28px ${FONT}`;
    pen.textAlign = "right";
    pen.fillText(printed(ending.totals[seat] ?? 0), right, middle + 10);
    pen.textAlign = "left";
    pen.font = `650 22px ${FONT}`;
    pen.fillText(fitted(pen, chair?.name ?? "", room - 110), left + 42, middle + 8);
    const top = y + high * 0.68;
    bar(pen, left, top, room, "#ffffff14");
    bar(pen, left, top, (room * Math.max(0, ending.totals[seat] ?? 0)) / most, paint.light);
    y += high;
  }
  pen.fillStyle = "#c9d2cb";
  logo(pen, left, HIGH - 66);
  pen.font = `750 17px ${FONT}`;
  pen.fillStyle = "#fff";
  pen.fillText(words.app, left + 46, HIGH - 43);
  const named = pen.measureText(words.app).width;
  pen.font = `550 17px ${FONT}`;
  pen.fillStyle = "#c9d2cb";
  pen.fillText(fitted(pen, ` · ${words.foot}`, room - 46 - named), left + 46 + named, HIGH - 43);
}

/** Who has won, in one line or two, as large as it fits; gives the height of its last line. */
function drawTitle(pen: CanvasRenderingContext2D, text: string, left: number, room: number): number {
  let size = 60;
  let lines = [text];
  const tooWide = () => {
    pen.font = `850 ${size}px ${FONT}`;
    lines = broken(pen, text, room);
    return lines.length > (size > 44 ? 1 : 2) || lines.some((line) => pen.measureText(line).width > room);
  };
  while (tooWide() && size > 20) size -= 2;
  let y = 50 - size * 0.2;
  for (const line of lines) {
    y += size;
    pen.fillText(line, left, y);
  }
  return y;
}

function fill(pen: CanvasRenderingContext2D, d: string, colour: string): void {
  pen.fillStyle = colour;
  pen.fill(new Path2D(d), "evenodd");
}

function stroke(pen: CanvasRenderingContext2D, d: string, colour: string, wide: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = wide;
  pen.stroke(new Path2D(d));
}

function dot(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
  edge = "",
  wide = 0,
): void {
  pen.beginPath();
  pen.arc(x, y, size, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
  if (!edge) return;
  pen.strokeStyle = edge;
  pen.lineWidth = wide;
  pen.stroke();
}

function bar(pen: CanvasRenderingContext2D, x: number, y: number, wide: number, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, wide, 12);
}

function logo(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(34 / 64, 34 / 64);
  pen.beginPath();
  pen.roundRect(0, 0, 64, 64, 14);
  pen.fillStyle = "#1f5f5b";
  pen.fill();
  pen.lineCap = "round";
  stroke(pen, "M18 52V12", "#f4efe4", 6);
  stroke(pen, "M18 40c0-12 26-8 26-22", "#e8a33d", 6);
  for (const [cx, cy, colour] of [
    [18, 12, "#f4efe4"],
    [44, 14, "#e8a33d"],
    [18, 52, "#f4efe4"],
  ] as const)
    dot(pen, cx, cy, 6, colour);
  pen.restore();
}

/** The text in lines; only a single word may be too long for one. */
function broken(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The text in at most so many lines. */
function wrapped(pen: CanvasRenderingContext2D, text: string, room: number, most: number): string[] {
  const lines = broken(pen, text, room);
  const [first, ...rest] = lines.slice(most - 1);
  return rest.length ? [...lines.slice(0, most - 1), fitted(pen, `${first} ${rest.join(" ")}`, room)] : lines;
}

function fitted(pen: CanvasRenderingContext2D, text: string, room: number): string {
  let cut = text;
  while (cut.length > 1 && pen.measureText(cut === text ? text : `${cut}…`).width > room) cut = cut.slice(0, -1);
  return cut === text ? text : `${cut}…`;
}
