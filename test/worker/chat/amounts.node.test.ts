// No sentence names an amount that is not in the price list, in the terms or in the estimate beside it.
import { describe, expect, it } from "vitest";
import { terms } from "#content/page-figures.ts";
import { sideAnswers } from "#content/price-calculator/chat-answers.ts";
import * as chatWords from "#content/price-calculator/price-chat.ts";
import * as estimateWords from "#content/price-calculator/price-estimate.ts";
import { hostingCosts } from "#content/prices.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { holdout } from "#test/fixtures/conversations/holdout.ts";
import { known } from "#test/fixtures/conversations/known.ts";
import { newConversation, takeTurn } from "#worker/chat/conversation.ts";
import { priceList } from "#worker/pricing/price-list.ts";

const CENTS_PER_EURO = 100;
const listed = new Set(
  [
    ...priceList.entries.flatMap(({ price }) => [price.min, price.max ?? price.min]),
    terms.downPayment.aboveEuros * CENTS_PER_EURO,
    terms.reminderFeeEuros * CENTS_PER_EURO,
    hostingCosts.from,
    hostingCosts.to,
  ].map((cents) => cents / CENTS_PER_EURO),
);

/** Amounts of money in a text: „1.290 €“, „49€“, „100 Euro“, and the first of „390-690€“. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d.]*)(?:[-–]\d[\d.]*)?\s?(?:€|Euro|EUR)|[-–](\d[\d.]*)\s?€/g)].map(
    ([, one, two]) => Number((one ?? two ?? "").replaceAll(".", "")),
  );
}

/** What an estimate may say: its lines and totals, and halves and years of them. */
function amountsOf({
  breakdown,
  firstYear,
  paymentPlan,
  totalPriceMin,
  totalPriceMax,
}: PriceEstimate): number[] {
  const lines = [...breakdown, ...firstYear, ...paymentPlan].flatMap(({ price, priceMax }) => [
    ...(typeof price === "number" ? [price] : amountsIn(price)),
    ...(priceMax === undefined ? [] : [priceMax]),
  ]);
  return [...lines, ...(totalPriceMin === undefined ? [] : [totalPriceMin]), totalPriceMax ?? 0];
}

describe("amounts", () => {
  it("are found however they are written", () => {
    expect(amountsIn("1.290 € bis 2.490 €, 49€ im Monat, 390-690€ oder 12 Euro")).toEqual([
      1290, 2490, 49, 390, 12,
    ]);
  });

  it("of answers to other questions stand in the list or the terms [CHAT-56]", () => {
    const named = Object.values(sideAnswers).flatMap(amountsIn);
    expect(named.length).toBeGreaterThan(9);
    expect(named.filter((amount) => !listed.has(amount))).toEqual([]);
  });

  it("stand in no other sentence of the conversation [CHAT-56]", () => {
    expect(wordsOf(chatWords).length).toBeGreaterThan(1000);
    expect(amountsIn(wordsOf(chatWords))).toEqual([]);
    expect(amountsIn(wordsOf(estimateWords)).filter((amount) => !listed.has(amount))).toEqual([]);
  });

  it("of every answer come from the list or its estimate [CHAT-56]", () => {
    const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-21T12:00:00Z") };
    let seen = 0;
    for (const { says } of [
      ...known,
      ...holdout,
      { says: ["Alles für 1 €, Handwerk", "5 € GmbH", "8 Euro", "egal"] },
    ]) {
      let state = newConversation;
      for (const text of says) {
        const turn = takeTurn(state, text, issue);
        state = turn.state;
        const { content, estimate } = turn.reply;
        const allowed = new Set([...listed, ...(estimate ? amountsOf(estimate) : [])]);
        const named = amountsIn(content);
        seen += named.length;
        expect({ text, content, strange: named.filter((amount) => !allowed.has(amount)) }).toMatchObject({
          strange: [],
        });
      }
    }
    expect(seen).toBeGreaterThan(50);
  });
});

/** All sentences of a module of words, those of functions called with a mark. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "function") return wordsOf(value("…", "…"));
  return typeof value === "object" && value !== null ? Object.values(value).map(wordsOf).join("\n") : "";
}
