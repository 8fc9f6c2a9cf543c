// What designers said of the corpus by its pictures alone, before any rating was seen: the mean of both passes.
import { readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../../../test/fixtures/design-corpus/scores");

interface BlindScore {
  overall: number;
}

/** 0–100, by id of the page. */
export function readBlindScores(): ReadonlyMap<string, number> {
  const [a, b] = ["pass-a", "pass-b"].map(readPass);
  return new Map(
    Object.entries(a ?? {}).flatMap(([id, { overall }]): [string, number][] => {
      const other = b?.[id]?.overall;
      return other === undefined ? [] : [[id, (overall + other) / 2]];
    }),
  );
}

export function readPass(name: string): Record<string, BlindScore> {
  return JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8"));
}
