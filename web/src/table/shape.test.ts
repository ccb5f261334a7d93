// The layout of the table page for windows of every size.
import { expect, it } from "vitest";
import { shapeOf } from "./shape";

const at = (size: string, text = 16, watching = false) => {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return shapeOf({ width, height }, text, watching);
};

it("finds the layout of a window", () => {
  expect(at("1280x800")).toBe("wide");
  expect(at("3840x2160", 30)).toBe("wide");
  expect(at("844x390")).toBe("low");
  expect(at("568x320")).toBe("low");
  expect(at("1280x600")).toBe("low");
  expect(at("960x540")).toBe("low");
  expect(at("390x844")).toBe("tall");
  expect(at("320x568")).toBe("tall");
  expect(at("768x1024")).toBe("tablet");
  expect(at("1024x768")).toBe("tablet");
});

it("takes zoom and large text for a smaller window", () => {
  expect(at("640x400")).toBe("low"); // 200 % at 1280x800
  expect(at("320x256")).toBe("tiny"); // 400 % at 1280x1024
  expect(at("1280x800", 22)).toBe("low");
  expect(at("1280x1024", 22)).toBe("tablet");
});

it("shows those who watch from afar the layout of a television", () => {
  expect(at("1920x1080", 18, true)).toBe("tv");
  expect(at("1920x1080", 18)).toBe("wide");
  expect(at("1280x800", 16, true)).toBe("wide");
});
