// What visitors are told to do must be easy to read: the advice of findings, over all labelled pages.
import { describe, expect, it } from "vitest";
import { EASY_ADVICE, formatAdviceScores, scoreAdvice } from "#scripts/audit/advice-readability.ts";

describe("the advice of findings", () => {
  it("is collected of most questions, each wording once", async () => {
    const { byFinding } = await scoreAdvice();
    expect(byFinding.length).toBeGreaterThan(60);
    for (const { id, advice } of byFinding) expect(new Set(advice).size, id).toBe(advice.length);
  });

  it(`reads at Flesch-Amstad ${EASY_ADVICE} or easier, as a whole and for each finding [VOICE-08]`, async () => {
    const { all, byFinding } = await scoreAdvice();
    expect(all).toBeGreaterThanOrEqual(EASY_ADVICE);
    expect(byFinding.filter(({ score }) => score < EASY_ADVICE)).toEqual([]);
  });

  it("is printed with the findings that are too hard [VOICE-08]", async () => {
    const [head, ...hard] = (await formatAdviceScores()).split("\n");
    expect(head).toMatch(/^Rat der Befunde: Flesch \d\d,\d im Ganzen, darunter 0 von \d+ Befunden unter 55$/);
    expect(hard).toEqual([]);
  });
});
