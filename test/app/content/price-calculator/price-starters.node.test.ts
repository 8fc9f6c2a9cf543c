import { describe, expect, it } from "vitest";
import { projects } from "#content/portfolio/portfolio.ts";
import { starters } from "#content/price-calculator/price-starters.ts";

describe("typical websites by trade", () => {
  it("name as many pages as they count, each with its start and a way to get in touch [FORM-11]", () => {
    for (const { id, pages, names } of starters) {
      const listed = names.split(/, | und /);
      const count = listed.reduce((sum, name) => sum + (name.startsWith("drei ") ? 3 : 1), 0);
      expect(count, id).toBe(pages);
      expect(listed.at(0)).toBe("Start");
      expect(listed.at(-1)).toBe("Kontakt");
    }
  });

  it("point to sample websites that there are, by their own names [FORM-11]", () => {
    for (const { sample } of starters)
      if (sample)
        expect(projects).toContainEqual(
          expect.objectContaining({ title: sample.name, liveUrl: sample.href }),
        );
    expect(starters.filter(({ sample }) => sample)).toHaveLength(projects.length);
  });
});
