// The log keeps the order, leaves out what is obvious, and accepts unknown events.
import { expect, it } from "vitest";
import type { AnyEvent } from "../protocol";
import { logLines } from "./logLines";

it("tells the newest entries in order", () => {
  const told = [
    { n: 1, story: [{ type: "Passed", seat: 0 }] as AnyEvent[] },
    {
      n: 2,
      story: [
        { type: "TurnBegan", seat: 1 },
        { type: "DisplayFilled", slot: 0, card: "red" },
      ] as AnyEvent[],
    },
    { n: 3, story: [{ type: "MeteorStruck", size: 9 } as unknown as AnyEvent] },
  ];
  expect(logLines(told).map((line) => `${line.key} ${line.event.type} ${line.seat} ${line.aside}`)).toEqual([
    "1.0 Passed 0 false",
    "2.1 DisplayFilled null true",
    "3.0 MeteorStruck null false",
  ]);
  expect(logLines(told, 1)).toHaveLength(1);
});
