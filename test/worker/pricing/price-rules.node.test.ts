// What holds for every project that can be said.
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { priceEstimateSchema } from "#contract/price-calculator/estimate.ts";
import { featureIds } from "#contract/price-calculator/price-form.ts";
import { anyProject, project } from "#test/support/projects.ts";
import { estimatePrice } from "#worker/pricing/estimate-price.ts";
import { priceLines, totalOf } from "#worker/pricing/price-lines.ts";
import { care, priceList } from "#worker/pricing/price-list.ts";
import { allFeatures, type Feature, type Project } from "#worker/pricing/project.ts";
import { runningPrice } from "#worker/pricing/running-price.ts";

const issue = { id: "3f0c8f5e-2f5b-4a52-9d4b-0f2f6d1f7a10", now: new Date("2026-11-21T12:00:00Z") };
const total = (said: Project) => totalOf(priceLines(said));
const top = (max: number | null) => max ?? Number.POSITIVE_INFINITY;
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe("every estimate", () => {
  it("adds up: Σ price is the minimum, Σ (priceMax ?? price) the maximum, in tens of euros [CHAT-56]", () => {
    fc.assert(
      fc.property(anyProject, (said) => {
        const { breakdown, totalPriceMin, totalPriceMax, totalPrice } = estimatePrice(said, issue);
        const numbers = breakdown.every(({ price }) => typeof price === "number");
        if (!numbers) {
          expect([totalPriceMin, totalPriceMax]).toEqual([undefined, undefined]);
          expect(totalPrice).toMatch(/^ab [\d.]+ €$/);
          return;
        }
        const lows = breakdown.map(({ price }) => Number(price));
        const highs = breakdown.map(({ price, priceMax }) => priceMax ?? Number(price));
        expect(totalPriceMin).toBe(sum(lows));
        expect(totalPriceMax).toBe(sum(highs));
        expect(sum(lows)).toBeLessThanOrEqual(sum(highs));
        expect([sum(lows) % 10, sum(highs) % 10]).toEqual([0, 0]);
        if (totalPriceMin === totalPriceMax) expect(totalPrice).toBe(totalPriceMin);
      }),
    );
  });

  it("fits the contract and is the same for the same project [DATA-07]", () => {
    fc.assert(
      fc.property(anyProject, (said) => {
        const estimate = estimatePrice(said, issue);
        expect(v.safeParse(priceEstimateSchema, estimate).success).toBe(true);
        expect(estimatePrice(structuredClone(said), issue)).toEqual(estimate);
      }),
    );
  });

  it("traces each line to entries of the list that are paid once, so no month is in a sum", () => {
    const once = priceList.entries.filter(({ period }) => period === "once").map(({ id }): string => id);
    fc.assert(
      fc.property(anyProject, (said) => {
        for (const { entries } of estimatePrice(said, issue).breakdown)
          expect(entries.every((id) => once.includes(id))).toBe(true);
        const wishes = ["none", "any", ...care.map(({ plan }) => plan)] as const;
        expect(new Set(wishes.map((wish) => JSON.stringify(total({ ...said, care: wish })))).size).toBe(1);
      }),
    );
  });

  it("takes no surcharge for haste", () => {
    fc.assert(
      fc.property(anyProject, (said) => {
        expect(total({ ...said, timeline: { kind: "asap" } })).toEqual(
          total({ ...said, timeline: { kind: "flexible" } }),
        );
      }),
    );
  });
});

describe("more is never cheaper", () => {
  const isNoCheaper = (more: Project, less: Project) => {
    const [high, low] = [total(more), total(less)];
    expect(high.min).toBeGreaterThanOrEqual(low.min);
    expect(top(high.max)).toBeGreaterThanOrEqual(top(low.max));
  };

  it("with more pages; a shop costs the same with any", () => {
    fc.assert(
      fc.property(anyProject, fc.integer({ min: 1, max: 80 }), fc.nat(40), (said, pages, more) => {
        const withPages = (count: number) => ({ ...said, pages: { min: count, max: count } });
        isNoCheaper(withPages(pages + more), withPages(pages));
      }),
    );
  });

  it("with one function more, a shop included: it begins above every package", () => {
    fc.assert(
      fc.property(anyProject, fc.constantFrom(...featureIds), (said, feature: Feature) => {
        isNoCheaper({ ...said, features: [...said.features, feature] }, said);
      }),
    );
  });

  it("with one language more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
        const languages = (further: number) =>
          project({ features: ["languages"], furtherLanguages: { min: further, max: further } });
        isNoCheaper(languages(count + 1), languages(count));
      }),
    );
  });
});

describe("the running price", () => {
  const unknown = project({ projectType: null, pages: null, timeline: null });
  const allOpen = { projectType: true, pages: true, features: true };

  it("begins with the smallest package and has no end", () => {
    expect(runningPrice(unknown, allOpen)).toEqual({ min: 129_000, max: null, shopFrom: 350_000 });
  });

  it("is the estimate when nothing is open", () => {
    fc.assert(
      fc.property(anyProject, (said) => {
        const { min, max } = runningPrice(said, { projectType: false, pages: false, features: false });
        expect({ min, max }).toEqual(total(said));
      }),
    );
  });

  it("narrows with every answer that is offered; a shop stays at or above where it was announced", () => {
    const offered = fc.record({
      projectType: fc.constantFrom("company", "shop", "booking", "portfolio", "blog") as fc.Arbitrary<
        Project["projectType"]
      >,
      pages: fc.constantFrom<Project["pages"]>(
        { min: 3, max: 5 },
        { min: 6, max: 10 },
        { min: 11, max: 20 },
        { min: 21, max: null },
        null,
      ),
      features: fc.subarray<Feature>(["shop", "booking", "languages", "special"]),
    });
    fc.assert(
      fc.property(offered, ({ projectType, pages, features }) => {
        const stages = [
          runningPrice(unknown, allOpen),
          runningPrice({ ...unknown, projectType }, { ...allOpen, projectType: false }),
          runningPrice(
            { ...unknown, projectType, pages },
            { projectType: false, pages: false, features: true },
          ),
          runningPrice(
            { ...unknown, projectType, pages, features },
            { projectType: false, pages: false, features: false },
          ),
        ];
        for (const [index, next] of stages.entries()) {
          const before = stages[index - 1];
          if (!before) continue;
          expect(next.min).toBeGreaterThanOrEqual(before.min);
          const becameShop = next.shopFrom === null && before.shopFrom !== null && next.max === null;
          if (becameShop && allFeatures({ ...unknown, projectType, features }).includes("shop"))
            expect(next.min).toBeGreaterThanOrEqual(before.shopFrom ?? 0);
          else expect(top(next.max)).toBeLessThanOrEqual(top(before.max));
        }
      }),
    );
  });
});
