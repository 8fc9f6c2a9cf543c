import { describe, expect, it } from "vitest";
import { formatEuros } from "#app/format/money.ts";
import { stepAt } from "#app/pages/preise/process-cycle.ts";
import { euros } from "#content/figures.ts";
import { pricesMeta } from "#content/pages/preise/preise.ts";
import { priceQuestions } from "#content/pages/preise/preise-faq.ts";
import { priceProcess } from "#content/pages/preise/preise-process.ts";
import { estimateTexts } from "#content/pages/preisrechner/preisrechner-estimate.ts";
import { type CarePlan, carePlans, type WebsitePackage, websitePackages } from "#content/prices.ts";

describe("the price list", () => {
  it("begins where the description of its page says", () => {
    const [website, care] = [websitePackages[0], carePlans[0]].map(({ price }) => euros(price / 100));
    expect(pricesMeta.description).toContain(`Website-Pakete ab ${website}, Pflege ab ${care} im Monat`);
  });

  it("describes every website package in full [DATA-12] [PREIS-11]", () => {
    for (const each of websitePackages as readonly WebsitePackage[]) {
      expect([each.name, each.priceSubtext, each.description, each.buttonText]).not.toContain("");
      expect(each.features.length).toBeGreaterThan(3);
      expect(typeof each.popular).toBe("boolean");
      expect(each.price === null || Number.isInteger(each.price)).toBe(true);
    }
  });

  it("describes every care package in full [DATA-12] [PREIS-16]", () => {
    for (const each of carePlans as readonly CarePlan[]) {
      expect([each.name, each.period, each.icon, each.buttonText]).not.toContain("");
      expect(each.features.length).toBeGreaterThan(3);
      expect(Number.isInteger(each.price)).toBe(true);
    }
  });

  it("holds the specified figures as numbers: cents, pages, weeks, days [PREIS-03] [PREIS-04] [PREIS-05] [PREIS-06] [PREIS-08] [PREIS-09]", () => {
    expect(
      websitePackages.map(({ price, pages, weeks, supportDays }) => [price, pages, weeks, supportDays]),
    ).toEqual([
      [129_000, { min: 3, max: 5 }, { min: 1, max: 2 }, 30],
      [249_000, { min: 6, max: 10 }, { min: 2, max: 3 }, 60],
      [null, { min: 11, max: null }, { min: 3, max: 4 }, 90],
    ]);
    expect(carePlans.map(({ price }) => price)).toEqual([4_900, 9_900, 19_900]);
  });

  it("recommends one of each kind [PREIS-07] [PREIS-14]", () => {
    const popular = [websitePackages, carePlans].map((list) => list.filter((each) => each.popular));
    expect(popular.map((list) => list.map(({ name }) => name))).toEqual([
      ["Business Website"],
      ["Professional Care"],
    ]);
  });

  it("leaves no page count between the packages without a price", () => {
    const [starter, business, premium] = websitePackages;
    expect(business.pages.min).toBe(starter.pages.max + 1);
    expect(premium.pages.min).toBe(business.pages.max + 1);
  });

  it("asks and answers [DATA-12]", () => {
    for (const { question, answer } of priceQuestions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(0);
    }
  });
});

describe("amounts of money", () => {
  it.each([
    [129_000, "1.290€"],
    [4_900, "49€"],
    [1_250, "12,50€"],
    [1_234_567, "12.345,67€"],
    [0, "0€"],
    [-500, "-5€"],
  ])("%i cents read %s [QUAL-16]", (cents, shown) => {
    expect(formatEuros(cents)).toBe(shown);
  });
});

describe("the steps that the price page does not show", () => {
  it("are four, from the first talk to launch [PREIS-25]", () => {
    expect(priceProcess.map(({ name }) => name)).toEqual([
      "Kostenloses Erstgespräch",
      "Konzept und Design",
      "Entwicklung und Test",
      "Start und Support",
    ]);
  });

  it.each([
    [0, 0],
    [2_999, 0],
    [3_000, 1],
    [6_000, 2],
    [9_000, 3],
    [11_999, 3],
    [12_000, 0],
    [3_600_000 + 3_000, 1],
  ])(
    "after %i ms it is step %i: 0 to 3, each for 3000 ms, then from the start [PREIS-26]",
    (elapsed, step) => {
      expect(stepAt(elapsed)).toBe(step);
    },
  );
});

it("the estimate promises as much support as every package has, and calls it the least [CHAT-40]", () => {
  const least = Math.min(...websitePackages.map(({ supportDays }) => supportDays));
  expect(estimateTexts.inclusions).toContain(`Mindestens ${least} Tage Support nach dem Start`);
});
