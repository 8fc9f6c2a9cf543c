// Sections of a rating that speak of the same thing say the same: fonts, modernity, technology.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryDesignFacts } from "#test/support/design/arbitrary-design-facts.ts";
import { contradictionsIn } from "#test/support/design/contradictions.ts";
import { box, designFacts, technique, textItem } from "#test/support/design/page-snapshots.ts";
import { rate } from "#worker/design/rate.ts";

describe("the sections of a rating", () => {
  it("contradict each other on no page [READ-10]", () => {
    fc.assert(
      fc.property(arbitraryDesignFacts, (facts) => {
        expect(contradictionsIn(rate(facts))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("agree on a page with Flash on it that is good otherwise [READ-10]", () => {
    const rating = rate(designFacts({ both: { technique: technique({ oldTechniques: ["flash"] }) } }));
    expect(rating.designAspects.modernity.score).toBe(69);
    expect(contradictionsIn(rating)).toEqual([]);
  });

  it("call a page modern by the whole points that stand there [READ-10]", () => {
    // 69.74 before rounding; from 70 on a page is modern.
    const layouts = { flex: 6, grid: 0, float: 4, table: 0, absolute: 0, block: 0 };
    const desktop = technique({ layouts, obsoleteTags: { font: 17 }, oldTechniques: ["visitor-counter"] });
    const { designAspects, designTrends } = rate(designFacts({ desktop: { technique: desktop } }));
    expect(designAspects.modernity.score).toBe(70);
    expect(designTrends.isModern).toBe(true);
  });

  it("count the typefaces that they list: small print in a third one is neither [READ-10]", () => {
    const line = (family: string, characters: number, y: number) =>
      textItem({ family, characters, size: 17, box: box(20, y, 600, 40) });
    const texts = [line("Figtree", 4000, 100), line("Lora", 1500, 300), line("Courier", 3, 500)];
    const { typefaces, measurements } = rate(designFacts({ both: { texts } }));
    expect(typefaces.map(({ family }) => family)).toEqual(["Figtree", "Lora"]);
    expect(measurements.typography.find(({ id }) => id === "font-families")?.value).toBe("2 Schriftarten");
  });

  it("shows its test what contradicts [READ-10]", () => {
    const rating = rate(designFacts({ both: { texts: [textItem({ family: "Figtree" })] } }));
    const [face] = rating.typefaces;
    if (!face) throw new Error("There is a typeface.");
    expect(contradictionsIn({ ...rating, typefaces: [face, face, face] })).toHaveLength(1);
    const designTrends = { ...rating.designTrends, isModern: false };
    expect(contradictionsIn({ ...rating, designTrends })).toHaveLength(1);
  });
});
