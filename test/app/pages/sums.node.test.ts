// The sums that the service pages do in front of their readers.
import { describe, expect, it } from "vitest";
import {
  euroRange,
  inGerman,
  paybackMonths,
  returnPercent,
  shopSum,
  timesTwelve,
  unbrokenEuros,
  websiteSum,
} from "#content/figures.ts";
import {
  CARE_EUROS_PER_MONTH,
  designExample,
  repairEuros,
  shopExample,
  withoutCare,
} from "#content/page-figures.ts";
import { careTerms } from "#content/prices.ts";

describe("sums", () => {
  it("counts a month that has begun until a price is paid back", () => {
    expect(paybackMonths(700, 350)).toBe(2);
    expect(paybackMonths(701, 350)).toBe(3);
  });

  it("gives the return as a share of the price, negative where nothing is left", () => {
    expect(returnPercent(1000, 1500)).toBe(50);
    expect(returnPercent(1000, 400)).toBe(-60);
  });

  it("reckons the website: 12 × 350 € are 4.200 € for 2.500 €, paid back after 8 months, +68 % [WDES-06] [WDES-07]", () => {
    expect(designExample).toEqual({ websiteEuros: 2500, newCustomersPerMonth: 1, orderEuros: 350 });
    expect(websiteSum(designExample)).toEqual({
      perMonth: 350,
      perYear: 4200,
      paybackMonths: 8,
      returnPercent: 68,
    });
  });

  it("reckons the shop: 5 orders of 60 € a week are 15.600 €, paid back after 3 months, 11.500 € left [ECOM-06] [ECOM-07]", () => {
    expect(shopExample).toEqual({
      shopEuros: 3500,
      ordersPerWeek: 5,
      basketEuros: 60,
      runningEurosPerMonth: 50,
    });
    expect(shopSum(shopExample)).toEqual({
      perWeek: 300,
      perYear: 15_600,
      runningPerYear: 600,
      paybackMonths: 3,
      leftAfterYear: 11_500,
    });
  });

  it("makes the yearly range of care from twelve monthly amounts [WART-12] [WART-13]", () => {
    expect(euroRange(CARE_EUROS_PER_MONTH)).toBe("79-349€");
    expect(euroRange(timesTwelve(CARE_EUROS_PER_MONTH))).toBe("948-4.188€");
  });

  it("adds three days offline to the costs without care, rounded down to thousands [WART-11]", () => {
    const { hackEuros, recoveryEuros, lostEurosPerDay, totalEuros } = withoutCare;
    for (const end of [0, 1] as const) {
      const sum = hackEuros[end] + recoveryEuros[end] + 3 * lostEurosPerDay[end];
      expect(totalEuros[end]).toBe(Math.floor(sum / 1000) * 1000);
    }
  });

  it("writes ranges the German way [WART-07] [WART-08] [WART-09] [WART-14] [WART-15] [SVC-04]", () => {
    expect(Object.values(withoutCare).map(euroRange)).toEqual([
      "2.000-10.000€",
      "500-2.000€",
      "200-1.000€",
      "3.000-15.000€",
    ]);
    expect(Object.values(repairEuros).map(euroRange)).toEqual([
      "200-800€",
      "150-500€",
      "300-1.200€",
      "250-1.000€",
    ]);
    expect(inGerman(careTerms.uptimePercent, 1)).toBe("99,9");
    expect(unbrokenEuros(2500)).toBe("2.500\u00a0€");
  });
});
