// Equal values keep their identity.
import { expect, it } from "vitest";
import { keepWhileEqual } from "./keepWhileEqual";

it("keeps the earlier object where nothing changed", () => {
  const keep = keepWhileEqual<{ tracks: ReadonlySet<string>; lit: Record<string, string> }>();
  const first = keep({ tracks: new Set(["a"]), lit: { b: "x" } });
  expect(keep({ tracks: new Set(["a"]), lit: { b: "x" } })).toBe(first);
  expect(keep({ tracks: new Set(["a", "b"]), lit: { b: "x" } })).not.toBe(first);
});
