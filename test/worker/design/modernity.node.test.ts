import { describe, expect, it } from "vitest";
import { pointsOf, readingOf, scoreOf } from "#test/support/design/gauge-reading.ts";
import { box, designFacts, mediaItem, technique, textItem } from "#test/support/design/page-snapshots.ts";
import { goodPage } from "#test/support/seo/good-page.ts";
import { findOversizedPictures } from "#worker/design/figures/large-pictures.ts";
import { parseViewportMeta } from "#worker/design/figures/phone.ts";
import { measureImagery } from "#worker/design/figures/pictures.ts";
import type { MediaItem, Size, Technique } from "#worker/design/page-snapshot.ts";
import { modernity } from "#worker/design/registry.ts";

const madeWith = (changes: Partial<Technique>) => designFacts({ both: { technique: technique(changes) } });
const points = (id: string, changes: Partial<Technique>) => pointsOf(modernity, id, madeWith(changes));
const webfont = (changes: Partial<Technique["fonts"][number]> = {}) => ({
  family: "Figtree",
  display: "swap",
  format: "woff2",
  origin: "own" as const,
  ...changes,
});

describe("meta viewport", () => {
  it.each([
    ["width=device-width, initial-scale=1", "fitting"],
    ["WIDTH = device-width;initial-scale=1.0", "fitting"],
    ["initial-scale=1", "fitting"],
    ["width=device-width, maximum-scale=5", "fitting"],
    ["width=device-width, user-scalable=no", "unzoomable"],
    ["width=device-width, maximum-scale=1", "unzoomable"],
    ["width=1024", "fixed"],
    ["user-scalable=yes", "fixed"],
    ["", "missing"],
    [null, "missing"],
  ])("%s is %s", (content, state) => {
    expect(parseViewportMeta(content)).toBe(state);
  });
});

describe("technique", () => {
  const layouts = { flex: 0, grid: 0, float: 0, table: 0, absolute: 0, block: 5 };

  it("of columns: tables and floats cost, blocks alone do not, nor do tables with data", () => {
    expect(points("layout-technique", { layouts: { ...layouts, grid: 4, table: 3 } })).toBe(100);
    expect(points("layout-technique", { layouts })).toBe(100);
    expect(points("layout-technique", { layouts: { ...layouts, float: 3 } })).toBe(0);
    expect(points("layout-technique", { layouts: { ...layouts, float: 2 } })).toBe(100);
    expect(points("layout-technique", { layouts, layoutTables: 3 })).toBe(0);
    const mixed = readingOf(
      modernity,
      "layout-technique",
      madeWith({ layouts: { ...layouts, flex: 2, float: 1 }, layoutTables: 1 }),
    );
    expect(mixed?.value).toBe(0.5);
    expect(mixed?.blame).toContain("1 Tabelle und 1 Bereich mit Floats");
  });

  it("of typefaces: foreign servers, hidden text and old formats cost a third each", () => {
    const set = (...fonts: Technique["fonts"]) =>
      designFacts({ both: { technique: technique({ fonts }), texts: [textItem({ family: "Figtree" })] } });
    const quality = (...fonts: Technique["fonts"]) =>
      readingOf(modernity, "font-loading", set(...fonts))?.value;
    expect(quality()).toBe(1);
    expect(quality(webfont())).toBe(1);
    expect(quality(webfont({ origin: "foreign" }))).toBeCloseTo(2 / 3, 5);
    expect(quality(webfont({ display: "auto", origin: "inline" }))).toBe(1);
    expect(quality(webfont({ display: "block", format: "ttf", origin: "foreign" }))).toBe(0);
    expect(quality(webfont({ format: "" }))).toBe(1);
    // Signs alone may come late; from where they come counts.
    expect(quality(webfont({ family: "Icons", display: "block", format: "ttf" }))).toBe(1);
    expect(quality(webfont({ family: "Icons", origin: "foreign" }))).toBeCloseTo(2 / 3, 5);
  });

  it("of widths: queries count, and what follows the width by itself; unreadable sheets are not judged", () => {
    expect(points("width-queries", { widthQueries: 0, cssFeatures: [] })).toBe(0);
    expect(points("width-queries", { widthQueries: 0, cssFeatures: ["grid", "clamp"] })).toBe(100);
    expect(points("width-queries", { widthQueries: null })).toBeNull();
  });

  it("of former times costs points and is named", () => {
    const facts = madeWith({
      oldTechniques: ["marquee", "toString"],
      doctype: "html -//W3C//DTD HTML 4.01//EN",
    });
    expect(readingOf(modernity, "old-techniques", facts)).toMatchObject({
      value: 2,
      shown: "Lauftext (marquee) und Dokumenttyp aus der Zeit vor HTML5",
    });
    expect(points("old-techniques", { doctype: "HTML" })).toBe(100);
    const markup = readingOf(
      modernity,
      "obsolete-markup",
      madeWith({ obsoleteTags: { font: 3 }, obsoleteAttributes: { bgcolor: 9 } }),
    );
    expect(markup?.blame).toContain("bgcolor und <font> (12 Stellen)");
  });

  it("without encryption costs points", () => {
    expect(points("encrypted", { isHttps: false })).toBe(0);
  });
});

describe("pictures", () => {
  const jpeg = mediaItem({
    format: "jpeg",
    box: box(0, 0, 300, 200),
    natural: { width: 4_000, height: 2_667 },
  });
  const avif = mediaItem({ box: box(0, 300, 300, 200), natural: { width: 600, height: 400 } });
  const icon = mediaItem({ format: "png", box: box(0, 0, 32, 32) });

  it("count by area, small ones and unknown formats not at all", () => {
    expect(
      readingOf(modernity, "picture-formats", designFacts({ both: { media: [jpeg, avif, icon] } }))?.value,
    ).toBe(0.5);
    expect(
      pointsOf(
        modernity,
        "picture-formats",
        designFacts({ both: { media: [icon, { ...jpeg, format: null }] } }),
      ),
    ).toBeNull();
  });

  it("leave out the pattern behind a page [EYE-31]", () => {
    const tile = mediaItem({ kind: "background", format: "svg", natural: null, isPattern: true });
    const facts = designFacts({ both: { media: [tile, jpeg] } });
    expect(readingOf(modernity, "picture-formats", facts)?.value).toBe(0);
    expect(measureImagery(facts.desktop.snapshot).count).toBe(1);
  });

  it("leave out a rule that is drawn as a picture [EYE-31]", () => {
    const rule = mediaItem({ format: "gif", box: box(0, 0, 480, 26) });
    expect(
      readingOf(modernity, "picture-formats", designFacts({ both: { media: [rule, avif] } }))?.value,
    ).toBe(1);
  });

  it("are too large for the phone with far more pixels than it can show", () => {
    const reading = readingOf(
      modernity,
      "responsive-pictures",
      designFacts({ both: { media: [jpeg, avif] } }),
    );
    expect(reading).toMatchObject({ value: 0.5 });
    expect(reading?.suggestion).toContain("600 statt 4.000 Pixel");
    expect(pointsOf(modernity, "responsive-pictures", designFacts({ both: { media: [icon] } }))).toBeNull();
  });
});

describe("the size of a picture on the phone", () => {
  const needs = (shown: MediaItem["box"], natural: Size, changes: Partial<MediaItem> = {}) =>
    findOversizedPictures(
      designFacts({ mobile: { media: [mediaItem({ box: shown, natural, ...changes })] } }).mobile.snapshot,
    )?.oversized.map(({ needed }) => needed);

  it("follows from the height where the sides are cropped [EYE-31]", () => {
    expect(needs(box(0, 0, 390, 320), { width: 2_600, height: 1_483 })).toEqual([1_123]);
    expect(needs(box(0, 0, 390, 560), { width: 900, height: 600 })).toEqual([]);
    expect(needs(box(0, 0, 390, 320), { width: 1_920, height: 1_095 }, { isStretched: true })).toEqual([780]);
  });

  it("allows for phones with three pixels to one of the page's, and for files that are small anyway [EYE-31]", () => {
    expect(needs(box(0, 0, 390, 260), { width: 1_500, height: 1_000 })).toEqual([]);
    expect(needs(box(0, 0, 120, 120), { width: 500, height: 500 })).toEqual([]);
    expect(needs(box(0, 0, 120, 120), { width: 700, height: 700 })).toEqual([240]);
  });

  it("is open where the whole page is shown smaller [EYE-31]", () => {
    const mobile = {
      viewport: { width: 980, height: 2_120 },
      technique: technique({ viewportMeta: null }),
      media: [mediaItem({ natural: { width: 4_000, height: 2_600 } })],
    };
    expect(findOversizedPictures(designFacts({ mobile }).mobile.snapshot)).toBeNull();
  });
});

describe("modernity of a good page", () => {
  const score = scoreOf(modernity, goodPage());
  const remade = (changes: Partial<Technique>) => {
    const facts = goodPage();
    for (const view of [facts.desktop, facts.mobile]) view.snapshot.technique = technique(changes);
    return scoreOf(modernity, facts);
  };

  it("is good", () => {
    expect(score).toBe(100);
  });

  it("loses 10 points without a meta viewport, and as many with a fixed width", () => {
    expect(remade({ viewportMeta: null })).toBeLessThanOrEqual(score - 10);
    expect(remade({ viewportMeta: "width=1024" })).toBeLessThanOrEqual(score - 10);
  });

  it("of a page of 2002 is poor", () => {
    const old = remade({
      viewportMeta: null,
      doctype: null,
      obsoleteTags: { font: 30, center: 4 },
      layouts: { flex: 0, grid: 0, float: 0, table: 4, absolute: 0, block: 0 },
      layoutTables: 6,
      fonts: [],
      widthQueries: 0,
      cssFeatures: [],
      oldTechniques: ["spacer-gif", "visitor-counter"],
      isHttps: false,
    });
    expect(old).toBeLessThanOrEqual(35);
  });
});
