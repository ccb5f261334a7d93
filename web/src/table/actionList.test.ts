// Everything that may be done is in the list.
import { expect, it } from "vitest";
import type { Choices } from "../protocol";
import { actionList } from "./actionList";

const choices = {
  ask: 1,
  pays: [[{ red: 2 }]],
  take: { red: [], wild: ["train", "ship"] },
  draw: ["train"],
  tickets: true,
  claims: { "paris-zurich": 0 },
  builds: { station: { paris: 0 } },
  exchange: { train: 3 },
  stop: false,
  pass: false,
} as unknown as Choices;

it("lists what may be done, with the ways to pay", () => {
  expect(actionList(choices).map((item) => `${item.kind} ${item.what} ${item.ways.length}`)).toEqual([
    "take red 0",
    "take wild 0",
    "draw train 0",
    "tickets  0",
    "claim paris-zurich 1",
    "build paris 1",
    "exchange train 0",
  ]);
  expect(actionList(choices).find((item) => item.kind === "build")?.building).toBe("station");
  expect(actionList({ ...choices, pass: true }).at(-1)?.kind).toBe("pass");
  expect(actionList({ ...choices, stop: true }).at(-1)?.kind).toBe("stop");
  expect(actionList(null)).toEqual([]);
});
