// Signs that are drawn on the board: the mark of each colour, the emblem of each seat, buildings, a locomotive, an anchor.
// All are texts for the `d` of a path, so that a track is a few elements however long it is.
import type { Spot } from "./curve";
import { placePath } from "./placePath";

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

/** A building in a square from -1 to 1, standing on its lower edge. */
export interface BuildingShape {
  /** Its outline, and what of it lies in the shade. */
  piece: string;
  shade: string;
  /** Lit edges, and lamps. */
  edge: string;
  lamp: string;
  /** Where its emblem stands, and how large. */
  emblem: { y: number; size: number };
  /** The sign beside a number. */
  sign: string;
}

/** A station is a broad house with a gable; a harbour is a lighthouse on a quay. */
export const BUILDINGS: Readonly<Record<string, BuildingShape>> = {
  station: {
    piece: "M-1.15 1V-.05H-.78L0-.95L.78-.05H1.15V1Z",
    shade: "M0-.95L.78-.05H1.15V1H.62V-.05Z",
    edge: "M-1.15-.05H-.78L0-.95",
    lamp: "M-1-.02V.45H-.78V.12ZM1 .12V.45H.78V.12Z",
    emblem: { y: 0.28, size: 0.5 },
    sign: "M-.89.89V-.22L0-1 .89-.22V.89ZM-.28.89H.28V.22H-.28Z",
  },
  harbour: {
    piece: "M-1.1 1V.68H-.78L-.52-.72H-.66V-.98H-.4V-1.38L0-1.72L.4-1.38V-.98H.66V-.72H.52L.78 .68H1.1V1Z",
    shade: "M.12-.72H.52L.78 .68H1.1V1H.3Z",
    edge: "M-.4-1.38L0-1.72M-.66-.85H.66M-.7 .68L-.46-.62",
    lamp: "M-.26-1.36H.26V-1H-.26Z",
    emblem: { y: 0.06, size: 0.5 },
    sign: ANCHOR,
  },
};

export const STAR = "M0-1L.26-.3 1-.27.42.18.62.9 0 .48-.62.9-.42.18-1-.27-.26-.3Z";

/** A mark at each spot, upright on the page: a plus turned with its track could be read as a cross. */
export function upright(mark: string, spots: readonly Spot[], size: number): string {
  return spots.map(({ x, y }) => placePath(mark, { x, y, size })).join("");
}

/** A picture at a spot, turned with its track but never upside down. */
export function along(picture: string, { x, y, angle }: Spot, size: number): string {
  return placePath(picture, { x, y, size, angle: Math.cos(angle) < -1e-6 ? angle + Math.PI : angle });
}
