import { describe, expect, it } from "vitest";
import { shownPrice } from "#app/features/price-chat/estimate/estimate-sheet.tsx";
import { spanOnScale, TICKS } from "#app/features/price-chat/price-so-far.tsx";
import { priceTexts } from "#content/pages/preisrechner/preisrechner.ts";

describe("prices", () => {
  it.each([
    [{ price: 1290 }, "1.290 €"],
    [{ price: 1290, priceMax: 2490 }, "1.290 € bis 2.490 €"],
    [{ price: 990, priceMax: 990 }, "990 €"],
    [{ price: "ab 3.500 €" }, "ab 3.500 €"],
    [{ price: "in einer Summe nach der Abnahme" }, "in einer Summe nach der Abnahme"],
  ])("%j reads „%s“ [CHAT-34] [CHAT-38]", (amount, shown) => {
    expect(shownPrice(amount)).toBe(shown);
  });

  it.each([
    [1290, undefined, "ab 1.290 €"],
    [1290, 2490, "1.290 € bis 2.490 €"],
    [2490, 2490, "2.490 €"],
  ])("a span from %d to %s reads „%s“ [CHAT-34]", (min, max, shown) => {
    expect(priceTexts.span(min, max)).toBe(shown);
  });
});

describe("the way of the span", () => {
  it.each([
    [
      { min: 2000, max: 4000 },
      { from: 25, to: 50, isOpen: false },
    ],
    [{ min: 1290 }, { from: 16.1, to: 100, isOpen: true }],
    [
      { min: 9000, max: 12_000 },
      { from: 100, to: 100, isOpen: false },
    ],
  ])("%j lies at %j", (price, span) => {
    expect(spanOnScale(price)).toEqual(span);
  });

  it("is labelled from end to end, within its width", () => {
    expect(TICKS.map(({ at }) => at)).toEqual([0, 25, 50, 75, 100]);
    expect([TICKS[0]?.anchor, TICKS.at(-1)?.anchor]).toEqual(["start", "end"]);
  });
});
