// Cards are drawn and laid out by their names.
import { expect, it } from "vitest";
import { faceOf, pictureOf, sorted } from "./cards";

it("reads what is on a card", () => {
  expect(faceOf("red")).toEqual({ colour: "red", wild: false, form: "train", double: false, mark: false });
  expect(faceOf("red_train_harbour")).toMatchObject({ form: "train", mark: true });
  expect(faceOf("red_ship", true)).toMatchObject({ form: "ship", double: false, mark: true });
  expect(faceOf("red_double_ship", true)).toMatchObject({ form: "ship", double: true, mark: false });
  expect(faceOf("wild")).toMatchObject({ wild: true });
  expect(faceOf("")).toMatchObject({ colour: "" });
});

it("lays cards in the order of the map's colours", () => {
  const colours = ["purple", "red"];
  expect(sorted(["wild", "red", "purple"], colours)).toEqual(["purple", "red", "wild"]);
  expect(sorted(["red_double_ship", "red_train_harbour", "purple_ship", "red_train", "wild"], colours)).toEqual([
    "purple_ship",
    "red_train",
    "red_train_harbour",
    "red_double_ship",
    "wild",
  ]);
});

it("finds a picture for every card and deck", () => {
  const colours = ["red", "blue", "green", "yellow", "orange", "purple", "white", "black"];
  const cards = colours.flatMap((colour) =>
    ["", "_train", "_train_harbour", "_ship", "_double_ship"].map((form) => `${colour}${form}`),
  );
  for (const card of [...cards, "wild"]) expect(pictureOf(card), card).toMatch(/\.svg/);
  for (const deck of ["train", "ship", "tickets"]) expect(pictureOf("", deck), deck).toMatch(/\.svg/);
  expect(pictureOf("red_train_harbour")).toBe(pictureOf("red"));
  expect(pictureOf("red_ship")).not.toBe(pictureOf("red_double_ship"));
});
