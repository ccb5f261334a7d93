import { expect, test } from "vitest";
import { placeOf } from "../stores/route.svelte";
import { pageFor } from "./routes";
import { readCode } from "./tableCode";
import { firstPlan, isComplete, recolour, seatPlan, wanted } from "./tablePlan";

test("a first plan has a seat for me, one for a friend and one for a bot, each in its colour", () => {
  const plan = firstPlan("europe", false, false);
  expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "open", "bot"]);
  expect(new Set(plan.seats.map((seat) => seat.colour)).size).toBe(3);
  expect(isComplete(plan)).toBe(false);
});

test("what is wanted of the server is what was chosen", () => {
  const plan = firstPlan("great_lakes", true, false);
  plan.seats.push(seatPlan("bot", plan.seats));
  Object.assign(plan, {
    clock: "bank",
    total: 600,
    increment: 5,
    after: "harmless",
    beginners: true,
    doublesOpen: true,
    secondCard: "may",
  });
  if (plan.seats[1]) plan.seats[1].name = "  Eve ";
  expect(wanted(plan)).toEqual({
    map: "great_lakes",
    seats: [
      { mine: true, colour: "blue", bot: null, name: null },
      { mine: true, colour: "red", bot: null, name: "Eve" },
      { mine: false, colour: "yellow", bot: { level: "skilled", style: "planner" }, name: null },
    ],
    public: false,
    options: { close_doubles_below: 0, start: null, beginners: true, second_card: "may" },
    clock: { kind: "bank", seconds: 600, increment: 5, after: "harmless" },
    remote_bots: false,
  });
});

test("a game with others has ten minutes per move, one against bots or at one device no clock, unless chosen", () => {
  const plan = firstPlan("europe", false, false);
  expect(wanted(plan).clock).toEqual({ kind: "move", seconds: 600, increment: 0, after: "bot" });
  if (plan.seats[1]) plan.seats[1].kind = "bot";
  expect(wanted(plan).clock?.kind).toBe("none");
  expect(wanted({ ...plan, clock: "move" }).clock?.kind).toBe("move");
  expect(wanted(firstPlan("europe", true, false)).clock?.kind).toBe("none");
  expect(wanted({ ...firstPlan("europe", false, true), clock: "none" }).clock?.kind).toBe("none");
});

test("shuffled seats are the same seats", () => {
  const plan = { ...firstPlan("europe", false, false), shuffled: true };
  const colours = wanted(plan, () => 0.99).seats.map((seat) => seat.colour);
  expect(colours).toEqual(["yellow", "red", "blue"]);
});

test("two seats that want one colour exchange theirs", () => {
  const { seats } = firstPlan("europe", false, false);
  recolour(seats, 0, "yellow");
  expect(seats.map((seat) => seat.colour)).toEqual(["yellow", "red", "blue"]);
  recolour(seats, 0, "black");
  expect(seats.map((seat) => seat.colour)).toEqual(["black", "red", "blue"]);
});

test("a code is found in what people paste", () => {
  expect(readCode(" ABCD EFGH ")).toEqual({ table: "ABCDEFGH" });
  expect(readCode("http://localhost:8000/t/ABCDEF12?x")).toEqual({ table: "ABCDEF12" });
  expect(readCode("see you at eight!")).toBe(null);
  expect(readCode("")).toBe(null);
});

test("tells a spoken code from the code of a table", () => {
  for (const typed of ["kmr379", "KMR 379", "K-M-R-3-7-9", "ΚΜR379"])
    expect(readCode(typed)).toEqual({ spoken: typed });
  expect(readCode("/t/kmr379")).toEqual({ table: "kmr379" });
});

test("every address has a page", () => {
  const key = (path: string) => pageFor(placeOf(path)).key;
  expect(key("/")).toBe("start");
  expect(key("/t/ABCD")).toBe("t/ABCD");
  expect(key("/t")).toBe("lost");
  expect(key("/nonsense")).toBe("lost");
  expect(pageFor(placeOf("/learn/rule/C-TURN-1")).props).toEqual({ book: undefined, rule: "C-TURN-1" });
  expect(pageFor(placeOf("/replay/record/abc")).props).toEqual({ record: "abc" });
  expect(pageFor(placeOf("/replay/ABCD?at=3")).props).toEqual({ code: "ABCD" });
});
