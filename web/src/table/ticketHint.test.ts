// What is missing for a ticket; for a tour, a way that leads to it in order where one is found (W-TOUR-1).
import { describe, expect, it } from "vitest";
import type { Progress, Ticket } from "../protocol";
import { ticketHint } from "./ticketHint";

const track = (a: string, b: string, length: number, more = "") => ({ id: `${a}-${b}${more}`, a, b, length });
// a star around m, with a further track from l to t
const tracks = [track("t", "m", 3), track("l", "m", 1), track("m", "b", 3), track("l", "t", 2), track("b", "x", 1)];
const tour: Ticket = { id: "tour", cities: ["t", "l", "m", "b"], in_order: 13, connected: 9, missed: 19 };
const star = { "t-m": 0, "l-m": 0, "m-b": 0 };
const progress = (more: Partial<Progress>): Progress => ({
  outcome: "missed",
  apart: [],
  in_order: [],
  run: [],
  ...more,
});

describe("the hint for a tour", () => {
  it("adds a leg to the run that exists, on the side where it ends", () => {
    const tours = { tour: progress({ outcome: "connected", in_order: ["l", "m", "b"], run: ["l-m", "m-b"] }) };
    const hint = ticketHint(tracks, { owners: star, closed: [], tours }, 0, tour);
    expect(hint).toEqual({ tracks: ["l-t"], own: ["l-m", "m-b"], spaces: 2, inOrder: true });
  });
  it("goes on from the end of a run that passes the first cities", () => {
    const tours = { tour: progress({ apart: ["m", "b"], in_order: ["t", "l"], run: ["l-t"] }) };
    const hint = ticketHint(tracks, { owners: { "l-t": 0 }, closed: [], tours }, 0, tour);
    expect(hint).toEqual({ tracks: ["l-m", "m-b"], own: ["l-t"], spaces: 4, inOrder: true });
  });
  it("uses no track twice, own or free", () => {
    const there: Ticket = { ...tour, cities: ["t", "m", "b"] };
    const back: Ticket = { ...tour, cities: ["b", "x", "m"] };
    expect(ticketHint(tracks, { owners: {}, closed: [] }, 0, there)?.inOrder).toBe(true);
    // x is a dead end: whoever goes there does not come back in order
    expect(ticketHint(tracks, { owners: {}, closed: [] }, 0, back)).toEqual({
      tracks: ["b-x", "m-b"],
      own: [],
      spaces: 4,
      inOrder: false,
    });
  });
  it("takes one track of a double route only", () => {
    const double = (more: string) => ({ ...track("l", "m", 1, more), double: "l-m" });
    const routes = [track("t", "m", 3), double(""), double("#2"), track("m", "b", 3), track("l", "t", 2)];
    const tours = { tour: progress({ outcome: "connected", in_order: ["l", "m", "b"], run: ["l-m", "m-b"] }) };
    expect(ticketHint(routes, { owners: star, closed: [], tours }, 0, tour)?.tracks).toEqual(["l-t"]);
    const lml: Ticket = { ...tour, cities: ["m", "l", "m"] };
    expect(ticketHint(routes, { owners: {}, closed: [] }, 0, lml)?.tracks).toEqual(["l-m", "l-t", "t-m"]);
  });
  it("takes a new run where that costs less than to go on with the old one", () => {
    const ring = [track("a", "b", 1), track("b", "c", 1), track("a", "d", 1), track("d", "b", 1), track("d", "c", 6)];
    const tours = { tour: progress({ apart: ["c"], in_order: ["a", "b"], run: ["a-d", "d-b"] }) };
    const abc: Ticket = { ...tour, cities: ["a", "b", "c"] };
    const hint = ticketHint(ring, { owners: { "a-d": 0, "d-b": 0, "a-b": 0 }, closed: [], tours }, 0, abc);
    expect(hint).toMatchObject({ tracks: ["b-c"], spaces: 1, inOrder: true });
  });
  it("only connects the cities where no way in order is found", () => {
    const owners = { ...star, "l-t": 1 };
    const tours = { tour: progress({ outcome: "connected", in_order: ["l", "m", "b"], run: ["l-m", "m-b"] }) };
    expect(ticketHint(tracks, { owners, closed: [], tours }, 0, tour)).toMatchObject({ spaces: 0, inOrder: false });
  });
  it("is nothing more where the tour is in order", () => {
    const owners = { "l-t": 0, "l-m": 0, "m-b": 0 };
    const run = ["l-t", "l-m", "m-b"];
    const tours = { tour: progress({ outcome: "in_order", in_order: tour.cities, run }) };
    const hint = ticketHint(tracks, { owners, closed: [], tours }, 0, tour);
    expect(hint).toEqual({ tracks: [], own: run, spaces: 0, inOrder: true });
  });
  it("is null where the cities can't be connected any more", () => {
    expect(ticketHint(tracks, { owners: { "m-b": 1 }, closed: [] }, 0, tour)).toBeNull();
  });
});

it("the hint for another ticket is the shortest connection", () => {
  const ticket: Ticket = { id: "t-b", cities: ["t", "b"], connected: 5, missed: 5 };
  expect(ticketHint(tracks, { owners: { "l-t": 0 }, closed: [] }, 0, ticket)).toEqual({
    tracks: ["l-m", "m-b"],
    own: ["l-t"],
    spaces: 4,
    inOrder: false,
  });
});
