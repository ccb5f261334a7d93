// Seats can be told apart from each other and from free tracks, in both themes and with every kind of colour vision.
// It reads the colours as they stand in palette.css.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ciede2000, seenApart, VISIONS } from "./colourVision.testing";
import { EMBLEMS, MARKS } from "./shapes";

const css = readFileSync("src/board/palette.css", "utf8");

/** A colour of each rule of this kind, in the light or in the dark theme. */
function colours(kind: "seat" | "paint", name: string, theme: number): Map<string, string> {
  const rules = [...css.matchAll(new RegExp(`\\.${kind}-(\\w+) \\{([^}]*)\\}`, "g"))];
  return new Map(
    rules.map(([, colour = "", body = ""]) => {
      const value = new RegExp(`--${name}: ([^;]+);`).exec(body)?.[1] ?? "";
      const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
      return [colour, (both ? both[theme + 1] : value) ?? ""];
    }),
  );
}

function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const long = hex.length === 4 ? [...hex.slice(1)].map((part) => part + part).join("") : hex.slice(1);
    const parts = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
    const [r = 0, g = 0, b = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test("distances are those of the published examples", () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
  expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 3);
  expect(ciede2000([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 3);
});

test.each([
  ["light", 0],
  ["dark", 1],
] as const)("%s: seats differ from each other and from tracks", (_, theme) => {
  const seats = [...colours("seat", "roof", theme)];
  const tracks = [...colours("paint", "paint", theme)].filter(([name]) => name !== "water");
  expect(seats.map(([name]) => name).sort()).toEqual(Object.keys(EMBLEMS).sort());
  expect(tracks.map(([name]) => name).sort()).toEqual([...Object.keys(MARKS), "gray"].sort());
  for (const [vision, matrix] of Object.entries(VISIONS)) {
    seats.forEach(([name, roof], i) => {
      for (const [other, theirs] of seats.slice(i + 1)) {
        expect(seenApart(roof, theirs, matrix), `${name} and ${other}, ${vision}`).toBeGreaterThanOrEqual(15);
      }
      for (const [track, paint] of tracks) {
        expect(seenApart(roof, paint, matrix), `seat ${name} on ${track}, ${vision}`).toBeGreaterThanOrEqual(8);
      }
    });
  }
});

test("a black track and a black seat have a light rim on the dark board, emblems can be read on roofs", () => {
  expect(contrast(colours("paint", "rim", 1).get("black") ?? "", "#2d3a36")).toBeGreaterThan(4.5);
  expect(contrast(colours("seat", "outline", 1).get("black") ?? "", "#2d3a36")).toBeGreaterThan(4.5);
  const inks = colours("seat", "on-roof", 0);
  for (const [seat, roof] of colours("seat", "roof", 0)) {
    expect(contrast(roof, inks.get(seat) ?? ""), seat).toBeGreaterThan(4.5);
  }
});

test("no emblem of a seat is a mark of a colour", () => {
  const shapes = [...Object.values(EMBLEMS), ...Object.values(MARKS)];
  expect(new Set(shapes).size).toBe(shapes.length);
});
