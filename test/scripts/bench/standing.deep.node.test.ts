// Whether a question that nothing answers stays, in messages by people who had read no rule.
import { expect, it } from "vitest";
import { standingFigures } from "#scripts/bench/understanding/judge-standing.ts";
import { halves } from "#test/fixtures/conversations/labelled/labelled.ts";
import { standingMessages } from "#test/fixtures/conversations/standing/standing.ts";

/** On 1 December 2026; only ever raised. As they came: kept 106 and 98, answered 48 and 53. */
const floors = { open: { kept: 127, answered: 56 }, locked: { kept: 111, answered: 55 } };

it("the messages are 399, none of them twice, divided in two [TALK-66]", () => {
  const said = halves.flatMap((half) => standingMessages(half).map(({ asked, says }) => `${asked} ${says}`));
  expect(new Set(said).size).toBe(399);
  expect(standingMessages("open")).toHaveLength(200);
});

it.each(halves)(
  "questions stay, and answers are taken, no less than they were, %s half [TALK-66]",
  (half) => {
    const { kept, answered } = standingFigures(half);
    expect(kept[0]).toBeGreaterThanOrEqual(floors[half].kept);
    expect(answered[0]).toBeGreaterThanOrEqual(floors[half].answered);
  },
);
