import { describe, expect, it } from "vitest";
import { designFacts, mediaItem, technique } from "#test/support/design/page-snapshots.ts";
import { detectDesignTrends } from "#worker/design/design-trends.ts";
import type { Technique } from "#worker/design/page-snapshot.ts";
import { rate } from "#worker/design/rate.ts";

const trends = (changes: Partial<Technique>, modernity = 90) =>
  detectDesignTrends(
    designFacts({ both: { technique: technique(changes), media: [mediaItem()] } }),
    modernity,
  );

describe("design trends", () => {
  it("call a page modern from 70 points of modernity on", () => {
    expect(trends({}, 70).isModern).toBe(true);
    expect(trends({}, 69).isModern).toBe(false);
  });

  it.each([
    [{ layoutTables: 2 }, "Seitenaufbau mit Tabellen (2 gefunden)"],
    [{ oldTechniques: ["marquee"] }, "Lauftext (marquee)"],
    [{ viewportMeta: null }, "Keine Anpassung an Handys (meta viewport fehlt)"],
  ])("call no page modern with %o", (changes, named) => {
    const facts = designFacts({ both: { technique: technique(changes), media: [mediaItem()] } });
    const { designTrends, designAspects } = rate(facts);
    expect(designTrends.isModern).toBe(false);
    expect(designTrends.outdatedElements).toContain(named);
    expect(designAspects.modernity.score).toBeLessThan(70);
  });

  it("do not praise a grid where most columns float [EYE-31]", () => {
    const layouts = { ...technique({}).layouts, flex: 0, grid: 1, float: 3 };
    const { followsTrends, outdatedElements } = trends({ layouts });
    expect(outdatedElements).toContain("Spalten mit float statt Flexbox oder Grid");
    expect(followsTrends).not.toContain("Aufbau im CSS-Raster (Grid)");
  });

  it("name what is old without being grave, and what is new", () => {
    const { isModern, outdatedElements, followsTrends } = trends({
      obsoleteTags: { font: 2, center: 7 },
      oldTechniques: ["jquery-1", "constructor"],
      hasDarkScheme: true,
    });
    expect(isModern).toBe(true);
    expect(outdatedElements).toEqual([
      "Abgeschaffte HTML-Elemente: center (7) und font (2)",
      "jQuery in der alten Fassung 1",
    ]);
    expect(followsTrends).toContain("Dunkle Darstellung auf Wunsch");
    expect(followsTrends).toContain("Bilder in sparsamen Formaten (1 von 1)");
  });
});
