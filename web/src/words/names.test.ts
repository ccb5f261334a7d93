import { expect, test } from "vitest";
import { isolated, seatName } from "./names";

test("names from right to left are isolated, others are left alone", () => {
  for (const name of ["Ada", "Νίκος", "Дмитрий", "さくら", ""]) expect(isolated(name)).toBe(name);
  for (const name of ["אבי", "محمد", "Ada אבי"]) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test("a seat is named by its own name, or by its person", () => {
  const person = { id: "a", name: "אבי", kind: "guest" as const };
  expect(seatName({ colour: "blue", person, bot: null, name: "" }, 0)).toBe("\u2068אבי\u2069");
  expect(seatName({ colour: "blue", person, bot: null, name: "Ada" }, 0)).toBe("Ada");
});
