// Parses the name of a card, finds its picture, and sorts cards. The names are the server's; nothing here says what a
// card can pay for.

import type { Rules } from "../protocol";

export interface Face {
  colour: string;
  wild: boolean;
  /** The picture on it. */
  form: "train" | "ship";
  double: boolean;
  /** The harbour mark (an anchor). */
  mark: boolean;
}

/** What is on a card; an unknown name is read by its first word as a colour. */
export function faceOf(card: string, marked = false): Face {
  const [colour = "", ...form] = card.split("_");
  const ship = form.includes("ship");
  const double = form.includes("double");
  return {
    colour,
    wild: colour === "wild",
    form: ship ? "ship" : "train",
    double,
    mark: form.includes("harbour") || (ship && !double && marked),
  };
}

/** The URL of each picture by its file (tools/art/cards draws them). */
const addresses = import.meta.glob<string>("./cardArt/*.svg", { query: "?url", import: "default", eager: true });
const picture = (name: string) => addresses[`./cardArt/${name}.svg`] ?? "";

/** The harbour mark, laid over the picture of a card. */
export const HARBOUR = picture("harbour");

/** The picture of a card, or of the back of a deck for "". */
export function pictureOf(card: string, deck = "train"): string {
  if (!card) return picture(`back_${deck}`);
  const { colour, wild, form, double } = faceOf(card);
  return picture(wild ? colour : `${colour}_${double ? "double_" : ""}${form}`);
}

const loaded = new Map<string, HTMLImageElement>();

/** Loads pictures before they are shown, so that no card appears as an empty place. They are kept. */
export function loadPictures({ colours, cards }: Pick<Rules, "colours" | "cards">): void {
  const ships = Boolean(cards?.single_ship);
  const forms = ships ? ["train", "ship", "double_ship"] : ["train"];
  const faces = colours.flatMap((colour) => forms.map((form) => pictureOf(`${colour}_${form}`)));
  const backs = ["train", "tickets", ...(ships ? ["ship"] : [])].map((deck) => pictureOf("", deck));
  for (const address of [...faces, pictureOf("wild"), ...backs, ...(ships ? [HARBOUR] : [])]) {
    if (loaded.has(address)) continue;
    const image = new Image();
    image.src = address;
    loaded.set(address, image);
  }
}

const FORMS = ["", "train", "train_harbour", "ship", "double_ship"];

/** Cards in the order of a map's colours, trains before ships, wilds last. */
export function sorted(cards: Iterable<string>, colours: readonly string[]): string[] {
  const place = (card: string) => {
    const [colour = "", ...form] = card.split("_");
    const at = colours.indexOf(colour);
    return (at < 0 ? colours.length : at) * 10 + Math.max(0, FORMS.indexOf(form.join("_")));
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}
