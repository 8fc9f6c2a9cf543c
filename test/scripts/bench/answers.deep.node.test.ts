// What the price calculator understands of single answers about pages, functions and wishes, by people who had read no rule.
import { expect, it } from "vitest";
import { type AnswersFigures, answersFigures } from "#scripts/bench/understanding/judge-answers.ts";
import { halves } from "#test/fixtures/conversations/labelled/labelled.ts";

/** On 30 November 2026; `needless`, `madeUp` and `needlessWishes` only ever lowered, the others only raised. */
const bounds: Record<(typeof halves)[number], Record<keyof AnswersFigures, number>> = {
  open: { pages: 222, heard: 890, needless: 100, madeUp: 14, wishes: 77, needlessWishes: 1 },
  locked: { pages: 175, heard: 197, needless: 28, madeUp: 2, wishes: 56, needlessWishes: 11 },
};

it.each(halves)(
  "answers about pages, functions and wishes are understood no less than they were, %s half [TALK-63] [TALK-65]",
  (half) => {
    const figures = answersFigures(half);
    for (const name of ["pages", "heard", "wishes"] as const)
      expect.soft(figures[name][0], name).toBeGreaterThanOrEqual(bounds[half][name]);
    for (const name of ["needless", "madeUp", "needlessWishes"] as const)
      expect.soft(figures[name][0], name).toBeLessThanOrEqual(bounds[half][name]);
  },
);
