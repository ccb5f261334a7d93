// The shape of the table page: which of its layouts fits a window. Sizes are in units of 16 pixels of normal text, so a
// person who enlarges the text or zooms gets the layout of a smaller window.

/** `wide`: rail at the right, tray below. `tv`: the same for who watches from afar. `low`: a phone on its side or a
 *  low window, the board between two rails. `tall`: a phone upright. `tablet`: what lies between. `tiny`: the page itself
 *  scrolls. */
export type Shape = "wide" | "tv" | "low" | "tall" | "tablet" | "tiny";

/** What opens over the board where there is no room beside it. */
export type Panel = "players" | "talk";

const NORMAL = 16; // pixels of normal text

/** The shape for a window in pixels, at this size of the text. */
export function shapeOf(pixels: { width: number; height: number }, text: number, watching: boolean): Shape {
  const width = (pixels.width * NORMAL) / text;
  const height = (pixels.height * NORMAL) / text;
  if (watching && width >= 1400 && height >= 700) return "tv";
  if (width >= 1100 && height >= 620) return "wide";
  if (height < 280 || (width < 540 && height < 420)) return "tiny";
  if (width > height && height < (width < 700 ? 520 : 620)) return "low";
  return width < 700 && height > width ? "tall" : "tablet";
}

/** Whether everything stands beside the board at once; otherwise players, log and chat open over it. */
export function hasRail(shape: Shape): boolean {
  return shape === "wide" || shape === "tv";
}
