// What visitors are told to do must be easy to read: the advice of findings, over all labelled pages.
import { beforeAll, describe, expect, it } from "vitest";
import {
  type AdviceScores,
  EASY_ADVICE,
  formatAdviceScores,
  scoreAdvice,
} from "#scripts/audit/advice-readability.ts";

/** 172 pages are analysed; on a busy machine that takes a while. */
const PATIENCE_MS = 120_000;

describe("the advice of findings", () => {
  let scores: AdviceScores = { all: Number.NaN, byFinding: [] };
  beforeAll(async () => {
    scores = await scoreAdvice();
  }, PATIENCE_MS);

  it("is collected of most questions, each wording once", () => {
    expect(scores.byFinding.length).toBeGreaterThan(80);
    for (const { id, advice } of scores.byFinding) expect(new Set(advice).size, id).toBe(advice.length);
  });

  it(`reads at Flesch-Amstad ${EASY_ADVICE} or easier, as a whole and for each finding [VOICE-08]`, () => {
    expect(scores.all).toBeGreaterThanOrEqual(EASY_ADVICE);
    expect(scores.byFinding.filter(({ score }) => score < EASY_ADVICE)).toEqual([]);
  });

  it("is printed with the findings that are too hard [VOICE-08]", () => {
    const hard = { id: "hsts", score: 41.25, advice: ["Kopfzeile setzen."] };
    const easy = { id: "h1", score: 72, advice: ["Setzen Sie eine."] };
    expect(formatAdviceScores({ all: 66.04, byFinding: [hard, easy] })).toBe(
      "Rat der Befunde: Flesch 66,0 im Ganzen, darunter 1 von 2 Befunden unter 55\n   41,3  hsts",
    );
  });
});
