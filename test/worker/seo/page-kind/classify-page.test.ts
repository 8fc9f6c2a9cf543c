import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageKinds } from "#contract/page-kinds.ts";
import { labelledPages } from "#test/fixtures/page-kinds/labelled-pages.ts";
import { anyFacts } from "#test/support/seo/arbitrary-facts.ts";
import { factsOfLabelled } from "#test/support/seo/labelled-facts.ts";
import { classifyPage } from "#worker/seo/page-kind/classify-page.ts";

describe("the kind of a page", () => {
  it.each(labelledPages)("is $kind: $name [KIND-01]", async (labelled) => {
    const { kind, reasons } = classifyPage(await factsOfLabelled(labelled));
    expect({ kind, reasons }).toMatchObject({ kind: labelled.kind });
    if (kind !== "other") expect(reasons.length).toBeGreaterThan(0);
  });

  it("is told for at least forty pages, every kind among them", () => {
    expect(labelledPages.length).toBeGreaterThanOrEqual(40);
    expect(new Set(labelledPages.map(({ kind }) => kind))).toEqual(new Set(pageKinds));
    expect(new Set(labelledPages.map(({ name }) => name)).size).toBe(labelledPages.length);
  });

  it("has reasons unless nothing tells, is the same each time, and never fails, on any page [KIND-02]", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const classified = classifyPage(facts);
        expect(classifyPage(structuredClone(facts))).toEqual(classified);
        expect(pageKinds).toContain(classified.kind);
        expect(classified.reasons.length === 0).toBe(classified.kind === "other");
        for (const { sign, value } of classified.reasons) {
          expect(sign.trim()).not.toBe("");
          expect(value.trim()).not.toBe("");
          expect(Array.from(value).length).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 300 },
    );
  });
});
