// The price list against what is published, and against itself.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { shopExample } from "#content/page-figures.ts";
import { extraPrices } from "#content/prices.ts";
import { findUnconfirmedPrices } from "#scripts/placeholders.ts";
import { care, extras, packages, priceList, shop } from "#worker/pricing/price-list.ts";

const CENTS_PER_EURO = 100;
const inEuros = ({ price }: { price: { min: number; max: number | null } }) => [
  price.min / CENTS_PER_EURO,
  price.max === null ? null : price.max / CENTS_PER_EURO,
];

describe("the price list of the calculator", () => {
  it("has the published packages, and no price of its own for Premium [CHAT-56] [PREIS-03] [PREIS-05] [PREIS-08]", () => {
    expect(packages.map(inEuros)).toEqual([
      [1290, 1290],
      [2490, 2490],
      [2490, null],
    ]);
  });

  it("has a shop from the amount that the example of its page names [CHAT-56]", () => {
    expect(inEuros(shop)).toEqual([3500, null]);
    expect(inEuros(shop)[0]).toBe(shopExample.shopEuros);
  });

  it("has care by the month [CHAT-56] [PREIS-13] [PREIS-14] [PREIS-15]", () => {
    expect(care.map(inEuros)).toEqual([
      [49, 49],
      [99, 99],
      [199, 199],
    ]);
    expect(care.every(({ period }) => period === "month")).toBe(true);
  });

  it("has guide values for extras, marked as such", () => {
    expect(Object.fromEntries(Object.entries(extras).map(([id, entry]) => [id, inEuros(entry)]))).toEqual({
      booking: [390, 690],
      blog: [290, 490],
      language: [290, 590],
      special: [490, 1500],
      members: [690, 1490],
    });
    expect(Object.values(extras).every(({ isGuideValue }) => isGuideValue)).toBe(true);
  });

  it("needs no rounding: what is paid once comes in steps of ten euros, in whole cents", () => {
    const once = priceList.entries.filter(({ period }) => period === "once");
    for (const { price } of once) {
      expect(price.min % (10 * CENTS_PER_EURO)).toBe(0);
      expect((price.max ?? 0) % (10 * CENTS_PER_EURO)).toBe(0);
    }
  });

  it("names each entry once", () => {
    const ids = priceList.entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("carries a new version when an amount has changed", () => {
    const amounts = JSON.stringify(priceList.entries.map(({ id, price, period }) => [id, price, period]));
    const fingerprint = createHash("sha256").update(amounts).digest("hex").slice(0, 12);
    // An amount was changed: raise priceListVersion in app/content/prices.ts, then write both down here.
    expect({ version: priceList.version, fingerprint }).toEqual({
      version: "2026-11",
      fingerprint: "87798d2b0d66",
    });
  });
});

describe("guide values", () => {
  it("are named to the owner with file, line and range until they are confirmed", () => {
    const [first] = extraPrices;
    expect(findUnconfirmedPrices([first])).toEqual([
      expect.stringMatching(
        /^app\/content\/prices\.ts:\d+: Richtwert „Buchung oder Terminvergabe“ 390-690€: ändern oder mit confirmed: true bestätigen$/,
      ),
    ]);
    expect(findUnconfirmedPrices([{ ...first, confirmed: true }])).toEqual([]);
  });
});
