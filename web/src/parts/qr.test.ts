import { expect, test } from "vitest";
import { qr } from "./qr";

// as another QR encoder makes it, with the same mask
const HELLO = [
  "#######.##.#..#######",
  "#.....#..##.#.#.....#",
  "#.###.#..####.#.###.#",
  "#.###.#.#..#..#.###.#",
  "#.###.#.#...#.#.###.#",
  "#.....#.#.##..#.....#",
  "#######.#.#.#.#######",
  "........#####........",
  "#...#.######.#####..#",
  "...###..#.###..#.####",
  "#.##..#.#.##..###..#.",
  "###..#...#...##.#....",
  "..#.###..#..###...##.",
  "........###.###..#.##",
  "#######.##..##...#.#.",
  "#.....#....##..#...#.",
  "#.###.#.#..#..###.#.#",
  "#.###.#....##....#.##",
  "#.###.#..###..####...",
  "#.....#..#...##......",
  "#######.#...#####.#.#",
];

test("a short text is drawn as others draw it", () => {
  expect(qr("HELLO")?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""))).toEqual(HELLO);
});

test("a longer text takes a larger square, up to a limit", () => {
  expect(qr("http://localhost:8000/t/abcdefghjkmn")?.length).toBe(29);
  expect(qr("x".repeat(106))?.length).toBe(41);
  expect(qr("x".repeat(107))).toBe(null);
});
