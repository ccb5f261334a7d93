// What the outcomes of tickets are worth, and which tickets have just got a better one (W-TOUR-1).
import { expect, it } from "vitest";
import type { Progress, Ticket, View } from "../protocol";
import { completedTickets, isTour, outcomeOf, worth } from "./tours";

const tour: Ticket = { id: "a-b-c", cities: ["a", "b", "c"], in_order: 9, connected: 6, missed: 15 };
const plain: Ticket = { id: "a-b", cities: ["a", "b"], connected: 5, missed: 5 };

function view(done: string[], outcome?: Progress["outcome"], more: Partial<View> = {}): View {
  const tours = outcome ? { "a-b-c": { outcome, apart: [], in_order: [], run: [] } } : {};
  return { seat: 0, phase: "play", done, tours, ...more } as unknown as View;
}

it("a tour has three worths, another ticket two", () => {
  expect([isTour(tour), isTour(plain), isTour(undefined)]).toEqual([true, false, false]);
  expect((["in_order", "connected", "missed"] as const).map((outcome) => worth(tour, outcome))).toEqual([9, 6, -15]);
  expect((["connected", "missed"] as const).map((outcome) => worth(plain, outcome))).toEqual([5, -5]);
});

it("the outcome of a tour is told by the server, that of another ticket follows from whether it is done", () => {
  expect(outcomeOf(view(["a-b-c"], "in_order"), "a-b-c")).toBe("in_order");
  expect(outcomeOf(view([], "missed"), "a-b-c")).toBe("missed");
  expect(outcomeOf(view(["a-b"]), "a-b")).toBe("connected");
  expect(outcomeOf(view([]), "a-b")).toBe("missed");
});

it("tells of a ticket that was completed", () => {
  expect(completedTickets(view([]), view(["a-b"]))).toEqual([{ ticket: "a-b", outcome: "connected" }]);
  expect(completedTickets(view(["a-b"]), view(["a-b"]))).toEqual([]);
});

it("tells of a tour when it is connected, and again when it is in order", () => {
  const [missed, connected] = [view([], "missed"), view(["a-b-c"], "connected")];
  const ordered = view(["a-b-c"], "in_order");
  expect(completedTickets(missed, connected)).toEqual([{ ticket: "a-b-c", outcome: "connected" }]);
  expect(completedTickets(connected, ordered)).toEqual([{ ticket: "a-b-c", outcome: "in_order" }]);
  expect(completedTickets(missed, ordered)).toEqual([{ ticket: "a-b-c", outcome: "in_order" }]);
  expect(completedTickets(ordered, ordered)).toEqual([]);
});

it("tells nothing of a move taken back, of another seat, and at the end", () => {
  expect(completedTickets(view(["a-b-c"], "in_order"), view(["a-b-c"], "connected"))).toEqual([]);
  expect(completedTickets(view([]), view(["a-b"], undefined, { seat: 1 }))).toEqual([]);
  expect(completedTickets(view([]), view(["a-b"], undefined, { phase: "over" }))).toEqual([]);
});
