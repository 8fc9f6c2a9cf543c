// What the price calculator understands of single messages by strangers.
import { expect, it } from "vitest";
import { type StrangersFigures, strangersFigures } from "#scripts/bench/understanding/judge-strangers.ts";
import { halves } from "#test/fixtures/conversations/labelled/labelled.ts";

/** Right ones on 30 November 2026; only ever raised. */
const floors: Record<(typeof halves)[number], Record<keyof StrangersFigures, number>> = {
  open: { names: 279, industries: 283, trades: 318, dates: 71, asked: 138, kept: 95 },
  locked: { names: 250, industries: 272, trades: 311, dates: 68, asked: 143, kept: 87 },
};

it.each(halves)("strangers' messages are understood no less than they were, %s half [TALK-61]", (half) => {
  const figures = strangersFigures(half);
  for (const [name, floor] of Object.entries(floors[half]))
    expect.soft(figures[name as keyof StrangersFigures][0], name).toBeGreaterThanOrEqual(floor);
});
