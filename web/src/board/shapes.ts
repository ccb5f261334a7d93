// Outlines of what is drawn on the board: wagons, ships, buildings, the mark of each colour, a locomotive. All are texts
// for the `d` of a path, so that a track is a few elements however long it is.
import type { Row } from "./bundles";
import type { Spot } from "./curve";
import { placePath } from "./placePath";
import type { Sizes } from "./sizes";
import type { Track } from "./types";

/** A mark for every colour, in a square from -1 to 1, so that colours can be told apart without their hue. */
export const MARKS: Readonly<Record<string, string>> = {
  red: "M0-1L1 0 0 1-1 0Z",
  blue: "M-1 0A1 1 0 1 1 1 0 1 1 0 1 1-1 0ZM-.45 0A.45.45 0 1 0 .45 0 .45.45 0 1 0-.45 0Z",
  green: "M0-.95L1 .8H-1Z",
  yellow: "M-.85 0A.85.85 0 1 1 .85 0 .85.85 0 1 1-.85 0Z",
  orange: "M-.95-.55L-.55-.95 0-.4.55-.95.95-.55.4 0 .95.55.55.95 0 .4-.55.95-.95.55-.4 0Z",
  purple: "M-.3-1H.3V-.3H1V.3H.3V1H-.3V.3H-1V-.3H-.3Z",
  white: "M-.85-.85H.85V.85H-.85ZM-.4-.4V.4H.4V-.4Z",
  black: "M-.8-1H-.2V1H-.8ZM.2-1H.8V1H.2Z",
};

/** An emblem for every seat, in the same square; none of them is the mark of a colour of tracks. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  // a crescent, a bolt, a clover, a crown, an hourglass
  blue: "M.52-.94A1.04 1.04 0 1 0 .52 .94A1.12 1.12 0 0 1 .52-.94Z",
  red: "M.28-1L-.72 .16H-.1L-.32 1L.74-.26H.1Z",
  green:
    "M0-1A.45 .45 0 0 1 .38-.31A.46 .46 0 1 1 .16 .46C.16 .66 .22 .84 .36 1H-.36C-.22 .84-.16 .66-.16 .46A.46 .46 0 1 1-.38-.31A.45 .45 0 0 1 0-1Z",
  yellow: "M-1-.62L-.48-.1L0-.9L.48-.1L1-.62L.78 .42H-.78ZM-.78 .56H.78V.84H-.78Z",
  black: "M-.82-1H.82V-.72L.2 0L.82 .72V1H-.82V.72L-.2 0L-.82-.72Z",
};

/** A locomotive from the side, about two wide and 1.5 high. */
export const LOCOMOTIVE =
  "M-1.05.3V-.05H-.8V-.7H-.45V-.3H.15V-.85H-.02V-1H1V-.85H.88V.3H1.05V.5H.86A.32.32 0 0 1 .24.5H.02A.27.27 0 0 1-.5.5H-.62A.27.27 0 0 1-1.05.42ZM.38-.65V-.25H.68V-.65Z";

export const ANCHOR =
  "M0-1A.28.28 0 0 1 .12-.47V-.3H.4V-.08H.12V.66C.42.6.62.42.7.16L.5.26.78-.16 1 .3.86.24C.72.68.4.94 0 1-.4.94-.72.68-.86.24L-1 .3-.78-.16-.5.26-.7.16C-.62.42-.42.6-.12.66V-.08H-.4V-.3H-.12V-.47A.28.28 0 0 1 0-1ZM0-.84A.11.11 0 0 0 0-.62.11.11 0 0 0 0-.84Z";

/** How each kind of building is drawn: the piece on the board, and the sign beside a number. */
export const BUILDINGS: Readonly<Record<string, { piece: string; sign: string }>> = {
  station: {
    piece: "M-.9.85V-.35L0-1.1.9-.35V.85Z",
    sign: "M-.89.89V-.22L0-1 .89-.22V.89ZM-.28.89H.28V.22H-.28Z",
  },
  harbour: {
    piece: "M-1.15.05H-.8V-.55H-.35V-1.1H.35V-.55H.8V.05H1.15L.75 1H-.75Z",
    sign: ANCHOR,
  },
};

export const STAR = "M0-1L.26-.3 1-.27.42.18.62.9 0 .48-.62.9-.42.18-1-.27-.26-.3Z";

type Corner = readonly [number, number];

/** A path written for the origin, pointing right, repeated at each of these spots. */
function stamped(spots: readonly Spot[], draw: (say: (x: number, y: number) => string) => string): string {
  return spots
    .map((spot) => {
      const cos = Math.cos(spot.angle);
      const sin = Math.sin(spot.angle);
      return draw((x, y) => `${(spot.x + x * cos - y * sin).toFixed(1)} ${(spot.y + x * sin + y * cos).toFixed(1)}`);
    })
    .join("");
}

/** Closed outlines with rounded corners. */
function outline(corners: readonly Corner[], round: number, say: (x: number, y: number) => string): string {
  const toward = ([x, y]: Corner, [to, down]: Corner) => {
    const part = Math.min(0.5, round / (Math.hypot(to - x, down - y) || 1));
    return say(x + (to - x) * part, y + (down - y) * part);
  };
  return corners
    .map((corner, i) => {
      const before = corners[(i + corners.length - 1) % corners.length] ?? corner;
      const after = corners[(i + 1) % corners.length] ?? corner;
      return `${i === 0 ? "M" : "L"}${toward(corner, before)}Q${say(...corner)} ${toward(corner, after)}`;
    })
    .join("")
    .concat("Z");
}

export function wagons(spots: readonly Spot[], long: number, wide: number): string {
  const x = long / 2;
  const y = wide / 2;
  const corners: Corner[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  return stamped(spots, (say) => outline(corners, wide * 0.26, say));
}

export function ships(spots: readonly Spot[], long: number, wide: number): string {
  const x = long / 2;
  const y = wide / 2;
  const corners: Corner[] = [
    [-x, -y * 0.72],
    [-x * 0.5, -y],
    [x * 0.42, -y],
    [x, 0],
    [x * 0.42, y],
    [-x * 0.5, y],
    [-x, y * 0.72],
  ];
  return stamped(spots, (say) => outline(corners, wide * 0.28, say));
}

/** Two cards side by side in each space, for a track that is paid in pairs (W-PAIR-1). */
export function cards(spots: readonly Spot[], long: number, wide: number): string {
  const [x, y] = [long * 0.15, wide * 0.34];
  const corners: Corner[] = [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
  return stamped(cardSpots(spots, long), (say) => outline(corners, wide * 0.1, say));
}

/** The middles of these cards. */
export function cardSpots(spots: readonly Spot[], long: number): Spot[] {
  return spots.flatMap(({ x, y, angle }) =>
    [-0.21, 0.21].map((part) => ({
      x: x + part * long * Math.cos(angle),
      y: y + part * long * Math.sin(angle),
      angle,
    })),
  );
}

/** The outlines of the spaces of a track. */
export function rowFor(track: Track): typeof wagons {
  return track.kind === "ship" ? ships : wagons;
}

const rims = new WeakMap<Row, string>();

/** The outline around the spaces of a track; computed once per lane. */
export function around(track: Track, lane: Row, sizes: Sizes): string {
  const rim = rims.get(lane) ?? rowFor(track)(lane.spaces, lane.long + sizes.gap * 0.9, sizes.wide * 1.34);
  rims.set(lane, rim);
  return rim;
}

/** A mark at each spot, upright on the page: a plus turned with its track could be read as a cross. */
export function upright(mark: string, spots: readonly Spot[], size: number): string {
  return spots.map(({ x, y }) => placePath(mark, { x, y, size })).join("");
}

/** A picture at a spot, turned with its track but never upside down. */
export function along(picture: string, { x, y, angle }: Spot, size: number): string {
  return placePath(picture, { x, y, size, angle: Math.cos(angle) < -1e-6 ? angle + Math.PI : angle });
}
