// The ends of recorded games on every map, written by `python tools/endings.py`.
import { readFileSync } from "node:fs";
import type { ReplayStep, ScoreSheet } from "../protocol";

export interface RecordedEnd {
  game: string;
  sheet: ScoreSheet;
  steps: ReplayStep[];
}

export const ENDINGS: readonly RecordedEnd[] = readFileSync("tests/endings.jsonl", "utf-8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
