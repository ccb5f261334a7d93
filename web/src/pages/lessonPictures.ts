// The drawings of the lessons, each as a list of items with their positions. No rules, only examples of them.

export interface Drawn {
  kind: "card" | "back" | "space" | "tunnel" | "ship" | "wagon" | "city" | "building" | "arrow" | "ticket" | "edge";
  x: number;
  y: number;
  colour?: string;
  turn?: number;
  faint?: boolean;
  /** The kind of building. */
  building?: string;
  /** A card with the mark that a building costs. */
  marked?: boolean;
  /** The place of a city in a tour. */
  number?: number;
}

type More = Partial<Drawn>;

const card = (x: number, y: number, colour: string, more: More = {}): Drawn => ({
  kind: "card",
  x,
  y,
  colour,
  ...more,
});
const city = (x: number, y: number): Drawn => ({ kind: "city", x, y });
const arrow = (x: number, y: number, turn = 0): Drawn => ({ kind: "arrow", x, y, turn });

/** Several items of one kind in a row. */
function row(kind: Drawn["kind"], x: number, y: number, count: number, more: More = {}, step = 30): Drawn[] {
  const bend = ((more.turn ?? 0) * Math.PI) / 180;
  return Array.from({ length: count }, (_, at) => ({
    kind,
    x: x + at * step * Math.cos(bend),
    y: y + at * step * Math.sin(bend),
    ...more,
  }));
}

/** Numbered cities from left to right, with two wagons between neighbours. */
function run(y: number, colour: string, numbers: readonly number[]): Drawn[] {
  return numbers.flatMap((number, at): Drawn[] => [
    { kind: "city", x: 24 + at * 86, y, number },
    ...(at + 1 < numbers.length ? row("wagon", 52 + at * 86, y, 2, { colour }) : []),
  ]);
}

export const pictures: Record<string, readonly Drawn[]> = {
  display: [
    card(30, 40, "red"),
    card(70, 40, "blue"),
    card(110, 40, "wild"),
    card(150, 40, "green"),
    card(190, 40, "yellow"),
    { kind: "back", x: 244, y: 40 },
    { kind: "back", x: 248, y: 37 },
    arrow(110, 88, 90),
    ...["red", "red", "black", "green"].map((colour, at) => card(50 + at * 40, 136, colour, { turn: -6 + at * 4 })),
  ],
  wilds: [
    card(30, 40, "yellow"),
    card(72, 40, "yellow"),
    card(114, 40, "wild"),
    arrow(160, 40),
    ...row("space", 204, 40, 3, { colour: "yellow" }),
  ],
  track: [
    ...["red", "red", "red"].map((colour, at) => card(30 + at * 24, 40, colour, { turn: -6 + at * 6 })),
    arrow(128, 40),
    city(160, 40),
    ...row("wagon", 186, 40, 3, { colour: "red" }),
    city(272, 40),
  ],
  double: [
    city(30, 42),
    ...row("space", 58, 34, 4, { colour: "blue" }),
    ...row("space", 58, 52, 4, { colour: "black" }),
    city(176, 42),
  ],
  ticket: [
    { kind: "ticket", x: 50, y: 46 },
    arrow(110, 46),
    city(146, 70),
    ...row("wagon", 168, 62, 2, { colour: "green", turn: -18 }),
    city(216, 46),
    ...row("wagon", 238, 40, 2, { colour: "green", turn: -14 }),
    city(290, 26),
  ],
  longest: [
    city(28, 60),
    ...row("wagon", 52, 60, 2, { colour: "blue" }),
    city(106, 60),
    ...row("wagon", 124, 46, 2, { colour: "blue", turn: -34 }),
    city(170, 16),
    ...row("wagon", 190, 30, 2, { colour: "blue", turn: 38 }),
    city(234, 62),
    ...row("wagon", 212, 66, 3, { colour: "blue", turn: 180 }),
    ...row("wagon", 260, 62, 2, { colour: "blue" }),
    city(314, 62),
  ],
  ferry: [
    city(26, 40),
    ...row("space", 54, 40, 2, { colour: "wild" }),
    ...row("space", 114, 40, 2),
    city(170, 40),
    arrow(206, 40),
    card(244, 40, "wild"),
    card(282, 40, "wild"),
    card(320, 40, "purple"),
    card(358, 40, "purple"),
  ],
  tunnel: [
    city(26, 40),
    ...row("tunnel", 56, 40, 2, {}, 36),
    city(122, 40),
    card(168, 40, "red"),
    card(192, 40, "red", { turn: 6 }),
    arrow(232, 40),
    card(272, 40, "green", { faint: true }),
    card(310, 40, "red"),
    card(348, 40, "blue", { faint: true }),
  ],
  station: [
    city(30, 50),
    ...row("wagon", 54, 50, 2, { colour: "green" }),
    city(108, 50),
    { kind: "building", building: "station", x: 108, y: 28, colour: "green" },
    ...row("wagon", 132, 50, 2, { colour: "red" }),
    city(186, 50),
    ...row("wagon", 210, 50, 2, { colour: "green" }),
    city(264, 50),
  ],
  ship: [
    city(26, 40),
    ...row("ship", 54, 40, 3, { colour: "blue" }, 32),
    city(148, 40),
    arrow(184, 40),
    card(222, 40, "blue"),
    card(260, 40, "blue"),
    card(268, 46, "blue"),
  ],
  harbour: [
    card(30, 40, "green", { marked: true }),
    card(68, 40, "green", { marked: true }),
    card(106, 40, "green", { marked: true }),
    card(144, 40, "green", { marked: true }),
    arrow(190, 40),
    city(236, 52),
    { kind: "building", building: "harbour", x: 236, y: 28, colour: "blue" },
  ],
  exchange: [
    ...row("ship", 30, 36, 3, { colour: "yellow" }),
    arrow(134, 36),
    ...row("wagon", 176, 36, 3, { colour: "yellow" }),
  ],
  split: [
    ...row("wagon", 30, 28, 5, { colour: "red" }),
    ...row("ship", 30, 56, 3, { colour: "red" }),
    ...row("ship", 120, 56, 2, { colour: "red", faint: true }),
  ],
  pairs: [
    card(30, 40, "red"),
    card(48, 44, "red", { turn: 6 }),
    card(102, 40, "green"),
    card(120, 44, "wild", { turn: 6 }),
    arrow(166, 40),
    city(198, 40),
    ...row("space", 226, 40, 2),
    city(284, 40),
  ],
  wrap: [
    { kind: "edge", x: 14, y: 40 },
    ...row("ship", 36, 40, 2, { colour: "white" }),
    city(94, 40),
    city(208, 40),
    ...row("ship", 236, 40, 2, { colour: "white" }),
    { kind: "edge", x: 288, y: 40 },
  ],
  tour: [...run(30, "green", [1, 2, 3, 4]), ...run(78, "green", [2, 1, 4, 3])],
};
