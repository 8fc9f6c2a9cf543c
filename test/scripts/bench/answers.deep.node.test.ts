// What the price calculator understands of single answers about pages and functions, by people who had read no rule.
import { expect, it } from "vitest";
import { type AnswersFigures, answersFigures } from "#scripts/bench/understanding/judge-answers.ts";
import { halves } from "#test/fixtures/conversations/labelled/labelled.ts";

/** On 30 November 2026; `needless` and `madeUp` only ever lowered, the others only raised. */
const bounds: Record<(typeof halves)[number], Record<keyof AnswersFigures, number>> = {
  open: { pages: 222, heard: 889, needless: 102, madeUp: 14 },
  locked: { pages: 175, heard: 197, needless: 28, madeUp: 2 },
};

it.each(halves)(
  "answers about pages and functions are understood no less than they were, %s half [TALK-63]",
  (half) => {
    const figures = answersFigures(half);
    for (const name of ["pages", "heard"] as const)
      expect.soft(figures[name][0], name).toBeGreaterThanOrEqual(bounds[half][name]);
    for (const name of ["needless", "madeUp"] as const)
      expect.soft(figures[name][0], name).toBeLessThanOrEqual(bounds[half][name]);
  },
);
