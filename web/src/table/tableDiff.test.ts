// Changes of people and undo requests are reported once, and only to those concerned.
import { expect, it } from "vitest";
import type { Table } from "../protocol";
import { tableDiff } from "./tableDiff";

const person = (id: string) => ({ id, name: id, kind: "guest" as const });
const chair = (id: string, more: object = {}) => ({
  person: person(id),
  bot: null,
  resigned: false,
  stand_in: null,
  ...more,
});
const table = (more: object = {}) =>
  ({ status: "running", seq: 7, undo: null, seats: [chair("ann"), chair("bob")], ...more }) as unknown as Table;
const bot = { level: "skilled", style: "planner" };
const wish = (waiting: number[]) => ({ seat: 0, entry: 5, waiting });

it("tells of a bot that plays for somebody, and of their return", () => {
  const filled = table({ seats: [chair("ann"), chair("bob", { stand_in: bot })] });
  expect(tableDiff(table(), filled, [0])).toEqual([{ kind: "filled", seat: 1 }]);
  expect(tableDiff(filled, table(), [0])).toEqual([{ kind: "freed", seat: 1 }]);
  expect(tableDiff(filled, filled, [0])).toEqual([]);
});

it("tells of a vote to whom it concerns, and of its failure to everybody", () => {
  const open = table({ vote: { seat: 1, yes: [0], waiting: [], ends: 30 } });
  expect(tableDiff(table(), open, [1])).toEqual([{ kind: "vote", seat: 1 }]);
  expect(tableDiff(table(), open, [0])).toEqual([]);
  expect(tableDiff(open, table(), [0])).toEqual([{ kind: "no-bot", seat: 1 }]);
  expect(tableDiff(open, table({ seq: 8 }), [0])).toEqual([]);
});

it("tells of giving up once, not of the bot that comes with it", () => {
  const resigned = table({ seats: [chair("ann"), chair("bob", { resigned: true, stand_in: bot })] });
  expect(tableDiff(table(), resigned, [0])).toEqual([{ kind: "resigned", seat: 1 }]);
});

it("tells who asked that the others do not agree, but nothing where the game went on", () => {
  const asked = table({ undo: wish([1]) });
  expect(tableDiff(asked, table(), [0])).toEqual([{ kind: "declined", seat: 0 }]);
  expect(tableDiff(asked, table(), [1])).toEqual([]);
  expect(tableDiff(asked, table({ seq: 8 }), [0])).toEqual([]);
});

it("tells who is asked", () => {
  const asked = table({ undo: wish([1]) });
  expect(tableDiff(table(), asked, [1])).toEqual([{ kind: "asked", seat: 0 }]);
  expect(tableDiff(table(), asked, [0])).toEqual([]);
});

it("is silent before and after the game", () => {
  const resigned = table({ status: "over", seats: [chair("ann"), chair("bob", { resigned: true })] });
  expect(tableDiff(table(), resigned, [0])).toEqual([]);
});
