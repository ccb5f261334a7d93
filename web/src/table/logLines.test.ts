// The log keeps the order, leaves out what is obvious, accepts unknown events, and groups a turn into one line.
import { expect, it } from "vitest";
import type { AnyEvent } from "../protocol";
import { keepTurns, logLines, logTurns } from "./logLines";
import { signsOf, signsOfTurn } from "./logSigns";

const step = (n: number, ...story: unknown[]) => ({ n, story: story as AnyEvent[] });
const TOLD = [
  step(1, { type: "CardTaken", seat: 0, card: "red", slot: 0 }, { type: "DisplayFilled", slot: 0, card: "blue" }),
  step(
    2,
    { type: "CardDrawn", seat: 0, deck: "train", card: { owner: 0, value: null } },
    { type: "TurnBegan", seat: 1 },
  ),
  step(3, { type: "TunnelTurnedUp", seat: 1, track: "a", laid: {}, cards: ["red", "wild", "blue"], extra: 1 }),
  step(4, { type: "TrackClaimed", seat: 1, track: "a", spend: {}, points: 4 }, { type: "TurnBegan", seat: 0 }),
  step(
    5,
    { type: "TrackClaimed", seat: 0, track: "b", spend: {}, points: 7 },
    { type: "LastTurnsBegan", seat: 0, turns: 1 },
  ),
  step(6, { type: "MeteorStruck", size: 9 }),
];

it("tells the newest entries in order", () => {
  expect(logLines(TOLD).map((line) => `${line.key} ${line.event.type} ${line.seat} ${line.aside}`)).toEqual([
    "1.0 CardTaken 0 false",
    "1.1 DisplayFilled null true",
    "2.0 CardDrawn 0 false",
    "3.0 TunnelTurnedUp 1 false",
    "4.0 TrackClaimed 1 false",
    "5.0 TrackClaimed 0 false",
    "5.1 LastTurnsBegan 0 false",
    "6.0 MeteorStruck null false",
  ]);
  expect(logLines(TOLD, 1)).toHaveLength(1);
});

it("groups a turn, with the ticket that it completed after it", () => {
  const turns = logTurns(logLines(TOLD), [{ ticket: "t", outcome: "connected", entry: 4 }]);
  expect(
    turns.map((turn) => [turn.seat, turn.lines.map((line) => line.key).join(" "), turn.completed?.ticket ?? turn.news]),
  ).toEqual([
    [0, "1.0 1.1 2.0", false],
    [1, "3.0 4.0", false],
    [null, "", "t"],
    [0, "5.0", false],
    [0, "5.1", true],
    [null, "6.0", false],
  ]);
  const last = logTurns(logLines(TOLD), [{ ticket: "t", outcome: "connected", entry: 6 }]).at(-1);
  expect(last?.completed).toEqual({ ticket: "t", outcome: "connected" });
});

it("does not tell a ticket again that was completed before the lines shown", () => {
  const turns = logTurns(logLines(TOLD, 1), [{ ticket: "t", outcome: "connected", entry: 4 }]);
  expect(turns.map((turn) => turn.completed)).toEqual([null]);
});

it("keeps the turns to which nothing was added, so that only the newest is painted again", () => {
  const unchanged = keepTurns();
  const before = unchanged(logTurns(logLines(TOLD.slice(0, 3)), []));
  const after = unchanged(logTurns(logLines(TOLD.slice(0, 4)), []));
  expect(after[0]).toBe(before[0]);
  expect(before[1]?.lines).toHaveLength(1);
  expect(after[1]?.lines).toHaveLength(2); // the tunnel of this turn has been paid since
});

it("has signs for what a seat does, and none for what only a sentence tells", () => {
  const signs = logLines(TOLD).map(({ event }) => signsOf(event).map((sign) => Object.values(sign).join(" ")));
  expect(signs).toEqual([
    ["card red train"],
    ["card blue train"],
    ["card  train"],
    ["track a", "card red train", "card wild train", "card blue train", "text (+1)"],
    ["track a", "text +4"],
    ["track b", "text +7"],
    [],
    [],
  ]);
  const tunnel = signsOfTurn(logLines(TOLD.slice(2, 4)));
  expect(tunnel.map((sign) => sign.kind)).toEqual(["track", "card", "card", "card", "text", "text"]);
});

it("shows the cards of a display that is dealt anew, and not each card that fills a gap", () => {
  const fill = (card: string) => ({ type: "DisplayFilled", slot: 0, card });
  const story = [{ type: "CardTaken", seat: 0, card: "red", slot: 0 }, fill("wild"), { type: "DisplayFlushed" }];
  const turns = logTurns(logLines([step(1, ...story, fill("blue"), fill("white"))]), []);
  const signs = turns.map(({ lines }) => signsOfTurn(lines).map((sign) => Object.values(sign).join(" ")));
  expect(signs).toEqual([["card red train"], ["icon cards", "text ↻", "card blue train", "card white train"]]);
});
