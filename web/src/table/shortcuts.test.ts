// Keys work, except while typing.
import { expect, it } from "vitest";
import { shortcutOf } from "./shortcuts";

const press = (key: string, target: EventTarget | null = null, more = {}) =>
  shortcutOf({ key, ctrlKey: false, altKey: false, metaKey: false, target, ...more });

it("knows its keys", () => {
  expect(press("a")).toBe("list");
  expect(press("A")).toBe("list");
  expect(press("3")).toEqual({ slot: 2 });
  expect(press("Escape")).toBe("close");
  expect(press("x")).toBeNull();
  for (const held of ["ctrlKey", "altKey", "metaKey"]) {
    for (const key of ["a", "c", "3", "Escape"])
      expect(press(key, null, { [held]: true }), `${held} ${key}`).toBeNull();
  }
});

it("rests while one writes, but Escape still closes", () => {
  const field = document.createElement("input");
  expect(press("a", field)).toBeNull();
  expect(press("Escape", field)).toBe("close");
  field.type = "radio";
  expect(press("a", field)).toBe("list");
});
