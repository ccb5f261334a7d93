// Parses the name of a card, and sorts cards. The names are the server's; nothing here says what a card can pay for.

export interface Face {
  colour: string;
  wild: boolean;
  /** The picture on it. */
  form: "train" | "ship";
  double: boolean;
  /** The harbour mark (an anchor). */
  mark: boolean;
}

/** What to draw for a card; an unknown name is drawn by its first word as a colour. */
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
