// Everything that may be done is in the list, and the filter finds it as people type.
import { expect, it } from "vitest";
import type { Choices } from "../protocol";
import { doings } from "./doings";

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
  expect(doings(choices).map((doing) => `${doing.kind} ${doing.what} ${doing.ways.length}`)).toEqual([
    "take red 0",
    "take wild 0",
    "draw train 0",
    "tickets  0",
    "claim paris-zurich 1",
    "build paris 1",
    "exchange train 0",
  ]);
  expect(doings(choices).find((doing) => doing.kind === "build")?.building).toBe("station");
  expect(doings({ ...choices, pass: true }).at(-1)?.kind).toBe("pass");
  expect(doings({ ...choices, stop: true }).at(-1)?.kind).toBe("stop");
  expect(doings(null)).toEqual([]);
});
