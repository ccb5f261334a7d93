import { expect, test } from "vitest";
import { fits, plainLetters } from "./filter";

test("letters lose their accents and capitals", () => {
  expect(plainLetters("Żółć Αθήνας")).toBe("zolc αθηνασ");
});

test("finds words without accents, in any order", () => {
  expect(fits("Zürich – Paris", "paris zur")).toBe(true);
  expect(fits("Kyïv – Warszawa", "KYIV")).toBe(true);
  expect(fits("Kyïv – Warszawa", "paris")).toBe(false);
  expect(fits("anything", "")).toBe(true);
});
