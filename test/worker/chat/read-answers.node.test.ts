// Conversations and what the built-in rules understand of them.
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import type { Conversation, Meaning } from "#test/fixtures/conversations/conversation.ts";
import { holdout } from "#test/fixtures/conversations/holdout.ts";
import { known } from "#test/fixtures/conversations/known.ts";
import { confirmed } from "#test/support/confirmed.ts";
import { comparable, meaningOf } from "#test/support/meaning.ts";
import type { Doubt } from "#worker/chat/answers/doubts.ts";

describe("conversations the rules were made for", () => {
  it("are more than a hundred, and more than a hundred and fifty with the others", () => {
    expect(known.length).toBeGreaterThan(100);
    expect(known.length + holdout.length).toBeGreaterThan(150);
  });

  it.each(known.map((one) => [one.says.join(" / "), one] as const))(
    "are understood: %s [CHAT-57]",
    (_title, { says, means }) => {
      expect(comparable(meaningAfter({ says, means }))).toEqual(comparable(means));
    },
  );
});

describe("conversations written before the rules", () => {
  // The first run of all: 46 of 60 understood in full, 53 in everything a price depends on. No rule is tuned to one of
  // them; changes for other conversations may win or lose one.
  const FULLY = 45;
  const FOR_THE_PRICE = 51;
  const notPriced = ["company", "industry"];

  it("are understood about as well as at the first run", async ({ annotate }) => {
    const fully = holdout.filter((one) => wrongSlots(one).length === 0).length;
    const priced = holdout.filter((one) => wrongSlots(one).every((slot) => notPriced.includes(slot))).length;
    await annotate(`holdout: ${fully} of ${holdout.length} in full, ${priced} for the price`);
    expect(fully).toBeGreaterThanOrEqual(FULLY);
    expect(priced).toBeGreaterThanOrEqual(FOR_THE_PRICE);
  });
});

/** Whoever is asked whether he means something costly, answers. */
function meaningAfter({ says, means: { type, features } }: Conversation): Meaning {
  const isMeant = (doubt: Doubt) =>
    type === doubt || (features !== "?" && features?.includes(doubt) === true);
  return meaningOf(confirmed(says, isMeant));
}

function wrongSlots({ says, means }: Conversation): string[] {
  const [wanted, got] = [comparable(means), comparable(meaningAfter({ says, means }))];
  const slots = new Set([...Object.keys(wanted), ...Object.keys(got)] as (keyof Meaning)[]);
  return [...slots].filter((slot) => !isDeepStrictEqual(wanted[slot], got[slot]));
}
