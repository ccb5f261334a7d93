// Payments in pairs (W-PAIR-1): which pairs cards form, and when they are exactly the price.
import { describe, expect, it } from "vitest";
import { helpsInPairs, isPairs, pairing, sameCards, trainCards } from "./pairs";

const COLOURS = ["purple", "yellow", "green", "red", "black", "white"];

describe("the pairs of a payment", () => {
  it("are of one colour, marked or not", () => {
    expect(pairing({ red_train: 1, red_train_harbour: 1, green_train: 2 }, COLOURS)).toEqual({
      pairs: [
        ["green_train", "green_train"],
        ["red_train", "red_train_harbour"],
      ],
      single: [],
    });
  });
  it("take a wild for what is single, and two wilds for the rest", () => {
    expect(pairing({ red_train: 3, wild: 3 }, COLOURS).pairs).toEqual([
      ["red_train", "red_train"],
      ["red_train", "wild"],
      ["wild", "wild"],
    ]);
  });
  it("leave over what has no second card", () => {
    expect(pairing({ red_train: 1, green_train: 3 }, COLOURS).single).toEqual(["green_train", "red_train"]);
    expect(pairing({ red_train: 2, wild: 1 }, COLOURS).single).toEqual(["wild"]);
    expect(pairing({ red_train: 1, green_train: 1, wild: 1 }, COLOURS)).toEqual({
      pairs: [["green_train", "wild"]],
      single: ["red_train"],
    });
  });
  it("of nothing are none", () => {
    expect(pairing({ red_train: 0 }, COLOURS)).toEqual({ pairs: [], single: [] });
  });
});

it.each([
  [{ red_train: 2, green_train: 2 }, true],
  [{ red_train: 4 }, true],
  [{ red_train: 1, green_train: 1, wild: 2 }, true],
  [{ wild: 4 }, true],
  [{ red_train: 3, red_train_harbour: 1 }, true],
  [{ red_train: 3, green_train: 1 }, false],
  [{ red_train: 1, green_train: 1, black_train: 1, wild: 1 }, false],
  [{ red_train: 2 }, false],
  [{ red_train: 6 }, false],
  [{ red_train: 2, wild: 1 }, false],
  [{}, false],
])("%j as two pairs: %s", (cards, yes) => {
  expect(isPairs(cards as Record<string, number>, 2)).toBe(yes);
});

it("agrees with the rule: twice as many cards, and as many wilds as colours with an odd number", () => {
  const kinds = ["red_train", "red_train_harbour", "green_train", "black_train", "wild"];
  for (let n = 0; n < 3 ** kinds.length; n += 1) {
    const cards = Object.fromEntries(kinds.map((kind, i) => [kind, Math.floor(n / 3 ** i) % 3]));
    const colours = [(cards.red_train ?? 0) + (cards.red_train_harbour ?? 0), cards.green_train, cards.black_train];
    const odd = colours.filter((count) => (count ?? 0) % 2).length;
    const all = Object.values(cards).reduce((sum, count) => sum + count, 0);
    expect(isPairs(cards, 3)).toBe(all === 6 && odd <= (cards.wild ?? 0));
  }
});

it("a card helps if it has a second one of its colour or a wild", () => {
  const hand = { red_train: 1, green_train: 1, green_train_harbour: 1, black_ship: 3 };
  expect(helpsInPairs(hand, "red_train")).toBe(false);
  expect(helpsInPairs(hand, "green_train")).toBe(true);
  expect(helpsInPairs(hand, "green_train_harbour")).toBe(true);
  expect(helpsInPairs(hand, "black_ship")).toBe(false);
  expect(helpsInPairs(hand, "wild")).toBe(false);
  expect(helpsInPairs({ ...hand, wild: 1 }, "red_train")).toBe(true);
  expect(helpsInPairs({ ...hand, wild: 1 }, "wild")).toBe(true);
});

it("only train cards and wilds make pairs", () => {
  const hand = { red_train: 1, red_train_harbour: 2, red_ship: 3, red_double_ship: 1, wild: 1 };
  expect(trainCards(hand)).toEqual({ red_train: 1, red_train_harbour: 2, wild: 1 });
});

it("none of a card is the same as no such card", () => {
  expect(sameCards({ red: 2, wild: 0 }, { red: 2 })).toBe(true);
  expect(sameCards({ red: 2 }, { red: 2, wild: 1 })).toBe(false);
});
