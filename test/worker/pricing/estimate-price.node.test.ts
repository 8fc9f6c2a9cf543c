// Estimates for given projects: what stands in them.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { priceEstimateSchema } from "#contract/price-calculator/estimate.ts";
import { project } from "#test/support/projects.ts";
import { estimatePrice } from "#worker/pricing/estimate-price.ts";
import type { Project } from "#worker/pricing/project.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-21T12:00:00Z") };
const estimate = (changes: Partial<Project> = {}) => estimatePrice(project(changes), issue);
const prices = (changes: Partial<Project>) =>
  estimate(changes).breakdown.map(({ item, price, priceMax }) => [
    item,
    price,
    ...(priceMax === undefined ? [] : [priceMax]),
  ]);

describe("an estimate", () => {
  it("has the shape of the contract [DATA-07] [API-03]", () => {
    expect(v.parse(priceEstimateSchema, estimate())).toEqual(estimate());
    expect(estimate()).toMatchObject({
      projectType: "Einfache Firmenwebsite",
      timeline: "Ohne festen Termin",
      totalPriceMin: 1290,
      totalPriceMax: 1290,
      totalPrice: 1290,
      breakdown: [
        { item: "Starter Website", description: "Für 5 Seiten", price: 1290, entries: ["package-starter"] },
      ],
    });
  });

  it.each([
    ["one page", 1, 1, [["Starter Website", 1290]]],
    ["three pages", 3, 3, [["Starter Website", 1290]]],
    ["five pages", 5, 5, [["Starter Website", 1290]]],
    ["six pages", 6, 6, [["Business Website", 2490]]],
    ["ten pages", 10, 10, [["Business Website", 2490]]],
    ["eleven pages", 11, 11, [["Premium Website", "ab 2.490 €"]]],
    ["more than twenty", 21, null, [["Premium Website", "ab 2.490 €"]]],
    ["five to eight", 5, 8, [["Website mit 5–8 Seiten", 1290, 2490]]],
    ["at most six", 1, 6, [["Website mit höchstens 6 Seiten", 1290, 2490]]],
    ["eight to twelve", 8, 12, [["Website mit 8–12 Seiten", "ab 2.490 €"]]],
    ["eight or more", 8, null, [["Website mit 8 Seiten und mehr", "ab 2.490 €"]]],
  ] as const)("takes the package for %s [CHAT-56]", (_case, min, max, lines) => {
    expect(prices({ pages: { min, max } })).toEqual(lines);
  });

  it("says of booking and languages beside a Premium Website that they belong to it [CHAT-56]", () => {
    const described = (pages: number) =>
      estimate({
        pages: { min: pages, max: pages },
        features: ["booking", "languages", "blog"],
      }).breakdown.map(({ description }) => description?.includes("Gehört zur Premium Website") ?? false);
    expect(described(12)).toEqual([false, true, true, false]);
    expect(described(8)).toEqual([false, false, false, false]);
  });

  it("invents no total where the end is open [CHAT-56]", () => {
    const open = estimate({ pages: { min: 12, max: 12 }, features: ["booking"] });
    expect(open).not.toHaveProperty("totalPriceMin");
    expect(open).not.toHaveProperty("totalPriceMax");
    expect(open.totalPrice).toBe("ab 2.880 €");
  });

  it("puts a shop in the place of the package, however it was named [CHAT-56]", () => {
    expect(prices({ projectType: "shop" })).toEqual([["Onlineshop", "ab 3.500 €"]]);
    expect(prices({ features: ["shop"] })).toEqual([["Onlineshop", "ab 3.500 €"]]);
    expect(estimate({ features: ["shop"] }).projectType).toBe("Einfache Firmenwebsite mit Online-Shop");
  });

  it("adds what the kind of website implies once", () => {
    expect(prices({ projectType: "booking", features: ["booking"] })).toEqual([
      ["Starter Website", 1290],
      ["Buchung oder Terminvergabe", 390, 690],
    ]);
    expect(prices({ projectType: "blog" })).toEqual([
      ["Starter Website", 1290],
      ["Blog mit CMS", 290, 490],
    ]);
    expect(prices({ projectType: "members" }).at(-1)).toEqual(["Mitgliederbereich", 690, 1490]);
  });

  it("counts languages", () => {
    const languages = (min: number, max: number | null) =>
      prices({ features: ["languages"], furtherLanguages: { min, max } }).at(-1);
    expect(languages(1, 1)).toEqual(["1 weitere Sprache", 290, 590]);
    expect(languages(2, 2)).toEqual(["2 weitere Sprachen", 580, 1180]);
    expect(languages(3, null)).toEqual(["mindestens 3 weitere Sprachen", "ab 870 €"]);
    expect(prices({ features: ["languages"] }).at(-1)).toEqual(["1–2 weitere Sprachen", 290, 1180]);
  });

  it("shows a range as text", () => {
    expect(estimate({ features: ["booking", "blog"] })).toMatchObject({
      totalPriceMin: 1970,
      totalPriceMax: 2470,
      totalPrice: "1.970 € bis 2.470 €",
    });
  });
});

describe("care in an estimate", () => {
  it("is offered by the month while none is chosen, and never part of a sum", () => {
    const { recurring, totalPrice, assumptions } = estimate();
    expect(recurring.map(({ entry, price, chosen }) => [entry, price, chosen])).toEqual([
      ["care-basic", 49, false],
      ["care-professional", 99, false],
      ["care-premium", 199, false],
    ]);
    expect(totalPrice).toBe(1290);
    expect(assumptions.join(" ")).toContain("Pflegepaket ist nicht gewählt");
  });

  it("is the chosen plan alone, with the first year reckoned", () => {
    const { recurring, firstYear } = estimate({ care: "professional" });
    expect(recurring).toMatchObject([{ entry: "care-professional", price: 99, chosen: true }]);
    expect(firstYear).toEqual([
      { item: "Erstes Jahr ohne Pflege", price: 1290 },
      {
        item: "Erstes Jahr mit Professional Care",
        description: "Website und 12 × 99 € Pflege",
        price: 1290 + 12 * 99,
      },
    ]);
  });

  it("takes the smallest plan for the first year while none is chosen", () => {
    expect(estimate().firstYear[1]).toMatchObject({ item: "Erstes Jahr mit Basic Care", price: 1878 });
    expect(estimate({ pages: { min: 20, max: 20 } }).firstYear[1]).toMatchObject({ price: "ab 3.078 €" });
  });

  it("is left out when it is declined", () => {
    const declined = estimate({ care: "none" });
    expect(declined.recurring).toEqual([]);
    expect(declined.firstYear).toHaveLength(1);
  });
});

describe("payments", () => {
  it.each([
    ["up to the limit one sum", {}, [["Gesamtbetrag nach der Abnahme", 1290]]],
    [
      "above it half with the order",
      { pages: { min: 8, max: 8 } },
      [
        ["Anzahlung bei Auftragserteilung, 50 %", 1245],
        ["Rest bei Fertigstellung", 1245],
      ],
    ],
    [
      "in words when the limit lies within the range",
      { pages: { min: 4, max: 8 } },
      [
        ["Bis 2.000 €", "in einer Summe nach der Abnahme"],
        ["Über 2.000 €", "50 % bei Auftragserteilung, der Rest bei Fertigstellung"],
      ],
    ],
    [
      "with an open end",
      { projectType: "shop" },
      [
        ["Anzahlung bei Auftragserteilung, 50 %", "ab 1.750 €"],
        ["Rest bei Fertigstellung", "ab 1.750 €"],
      ],
    ],
  ] as const)("follow the terms: %s", (_case, changes, plan) => {
    expect(estimate(changes).paymentPlan.map(({ item, price }) => [item, price])).toEqual(plan);
  });
});

describe("what is assumed and noted", () => {
  it("names every answer that is open", () => {
    const open = estimatePrice(
      project({ projectType: null, pages: null, timeline: null, features: ["languages"] }),
      { ...issue, featuresOpen: true },
    );
    expect(open.totalPriceMin).toBe(1290 + 290);
    expect(open.totalPriceMax).toBe(2490 + 2 * 590);
    const text = open.assumptions.join("\n");
    for (const part of ["Art der Website", "3–10 Seiten", "Funktionen", "1–2 neben Deutsch", "Termin"])
      expect(text).toContain(part);
  });

  it("says nothing is assumed but care when all is said", () => {
    expect(estimate({ care: "basic" }).assumptions).toEqual([]);
  });

  it("charges nothing for haste and says what the list says about weeks", () => {
    const hasty = estimate({ timeline: { kind: "asap" }, pages: { min: 8, max: 8 } });
    expect(hasty.totalPrice).toBe(2490);
    expect(hasty.notes.join(" ")).toContain("Eile kostet keinen Aufschlag");
    expect(hasty.notes.join(" ")).toContain("„Business Website“ 2–3 Wochen");
    const calm = estimate({ timeline: { kind: "weeks", weeks: { min: 2, max: 3 } } });
    expect(calm.notes.join(" ")).not.toContain("Eile");
  });

  it("stands for 30 days of the German calendar, without VAT", () => {
    expect(estimate().validUntil).toBe("2026-12-21");
    // 23:30 in Berlin is still the 28th there; the clock changes in between.
    const late = estimatePrice(project(), { ...issue, now: new Date("2027-02-28T22:30:00Z") });
    expect(late.validUntil).toBe("2027-03-30");
    expect(late.notes.join(" ")).toContain("bis zum 30.\u00a0März 2027");
    expect(late.notes.join(" ")).toContain("§19\u00a0UStG");
  });

  it.each([
    [{ kind: "asap" }, "So schnell wie möglich"],
    [{ kind: "by", label: "Ende März" }, "Wunschtermin: Ende März"],
    [{ kind: "weeks", weeks: { min: 1, max: 1 } }, "1 Woche"],
    [{ kind: "weeks", weeks: { min: 2, max: 3 } }, "2–3 Wochen"],
    [{ kind: "weeks", weeks: { min: 4, max: null } }, "1 Monat oder mehr"],
    [{ kind: "weeks", weeks: { min: 8, max: 12 } }, "2–3 Monate"],
    [{ kind: "weeks", weeks: { min: 26, max: 26 } }, "Ein halbes Jahr"],
    [null, "Noch offen"],
  ] as const)("says when: %j is %s", (timeline, shown) => {
    expect(estimate({ timeline }).timeline).toBe(shown);
  });
});
