// What designers said of the corpus by its pictures alone, before any rating was seen: the mean of both passes, or the middle one of three.
import { readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../../../test/fixtures/design-corpus/scores");

interface BlindScore {
  overall: number;
}

/** 0–100, by id of the page. */
export function readBlindScores(): ReadonlyMap<string, number> {
  const [a, b, third] = ["pass-a", "pass-b", "pass-c"].map(readPass);
  return new Map(
    Object.entries(a ?? {}).flatMap(([id, { overall }]): [string, number][] => {
      const other = b?.[id]?.overall;
      if (other === undefined) return [];
      const one = third?.[id]?.overall;
      return [[id, one === undefined ? (overall + other) / 2 : middleOf(overall, other, one)]];
    }),
  );
}

function middleOf(...scores: number[]): number {
  return scores.toSorted((one, other) => one - other)[1] ?? 0;
}

/** The third is for pages on which the first two differ by more than 15. */
export function readPass(name: string): Record<string, BlindScore> {
  return JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8"));
}
