// What a rating keeps quiet about: what the page has already, what such a page has no use for, and what was said.
import { describe, expect, it } from "vitest";
import {
  box,
  controlItem,
  designFacts,
  headingItem,
  ink,
  mediaItem,
  paper,
  surfaceItem,
  technique,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import { complains, line, number, read, type Shown } from "#test/support/design/said-readings.ts";
import { composeFeedback } from "#worker/design/feedback.ts";
import { classifyPage } from "#worker/design/figures/page-sort.ts";
import { rate, scoreAspects } from "#worker/design/rate.ts";

const photo = (y: number, width = 300) =>
  mediaItem({ kind: "img", box: box(0, y, width, 200), natural: { width: 600, height: 400 } });
const page = { width: 1_280, height: 3_000 };
const band = (y: number, height = 400) =>
  surfaceItem({ box: box(0, y, 1_280, height), color: ink, role: "background" });

describe("the sort of a page", () => {
  const article = Array.from({ length: 10 }, (_, at) => line(200 + at * 100));

  it.each<[string, Shown, ReturnType<typeof classifyPage>]>([
    ["a number to call", { texts: [line(0), number] }, "firm"],
    ["a town with its postcode", { texts: [textItem({ sample: "Hauptstraße 1, 59399 Olfen" })] }, "firm"],
    ["an Impressum", { controls: [controlItem({ kind: "link", name: "Impressum" })] }, "firm"],
    ["long text in one column, though one may call", { texts: [...article, number] }, "article"],
    [
      "long text in three columns",
      { texts: article.map((one, at) => ({ ...one, box: box(100 + (at % 3) * 300, 200, 280, 80) })) },
      "other",
    ],
    ["nothing of all that", { texts: [line(0)] }, "other"],
  ])("is told by %s [EYE-57]", (_, desktop, sort) => {
    expect(classifyPage(designFacts({ desktop }).desktop.snapshot)).toBe(sort);
  });

  it("decides who is asked for a number, a button, columns, bands and pictures [EYE-57]", () => {
    for (const id of ["bands", "tones", "imagery"]) {
      expect(complains(id, { texts: [line(0), number] }), id).toBe(true);
      expect(complains(id, { texts: [line(0)] }), id).toBe(false);
    }
    expect(read("first-screen-phone", { texts: [line(0), number] })).not.toBeNull();
    for (const texts of [[line(0)], [...article, number]])
      expect(read("first-screen-phone", { texts })).toBeNull();
    expect(complains("first-screen-action", { texts: [line(0), number] })).toBe(true);
    expect(complains("first-screen-action", { texts: [line(0)] })).toBe(false);
    expect(read("first-screen-action", { texts: article })).toBeNull();
    expect(complains("columns", { texts: [line(0), number] })).toBe(true);
    expect(complains("columns", { texts: article })).toBe(false);
    expect(read("first-screen-heading", { texts: [line(0)] })?.suggestion).not.toContain("Dachdecker");
    expect(read("first-screen-heading", { texts: [line(0), number] })?.suggestion).toContain("Dachdecker");
  });
});

describe("what is there already", () => {
  it.each<[string, string, Shown, Shown]>([
    [
      "a row with something side by side",
      "columns",
      { texts: [line(0), number] },
      { texts: [line(0), line(0, { box: box(800, 0, 300, 60) }), number] },
    ],
    [
      "a page divided by grounds",
      "bands",
      { page, texts: [line(0), number], surfaces: [band(0)] },
      { page, texts: [line(0), number], surfaces: [band(0), band(1_000), band(2_000)] },
    ],
    [
      "three photos",
      "tones",
      { texts: [line(0), number] },
      { texts: [line(0), number], media: [photo(0), photo(300), photo(600)] },
    ],
    [
      "a photo across the page",
      "main-tone",
      { texts: [line(0), number] },
      { texts: [line(0), number], media: [photo(0, 1_280)] },
    ],
    [
      "a dark page",
      "luminance-spread",
      { texts: [line(0, { background: paper }), number] },
      { texts: [line(0, { background: ink }), number] },
    ],
    [
      "one place of the accent",
      "accent-places",
      {},
      {
        controls: [controlItem({ kind: "link" })],
        texts: [line(0, { inControl: "link", color: { r: 179, g: 64, b: 42, a: 1 } })],
      },
    ],
    [
      "three sizes far apart",
      "size-count",
      { texts: [line(0, { size: 16 }), line(90, { size: 18 })] },
      { texts: [line(0, { size: 16 }), line(90, { size: 24 }), headingItem(1, { size: 40 })] },
    ],
    [
      "a title that is no heading",
      "heading-contrast",
      { texts: [headingItem(1, { size: 20 }), line(90, { size: 16 })] },
      { texts: [headingItem(1, { size: 20 }), line(90, { size: 16 }), textItem({ size: 48 })] },
    ],
  ])("is not advised again: %s [EYE-56]", (_, id, without, withIt) => {
    expect([complains(id, without), complains(id, withIt)]).toEqual([true, false]);
  });

  it("is on a phone the width alone: neither queries nor the viewport are told beside it [EYE-56] [EYE-59]", () => {
    const bare = technique({ widthQueries: 0, cssFeatures: [], viewportMeta: null });
    const wide = { texts: [textItem({ box: box(20, 0, 500, 40) })], page: { width: 520, height: 900 } };
    for (const id of ["width-queries", "viewport-meta"]) {
      expect(complains(id, { technique: bare }, { ...wide, technique: bare })).toBe(false);
      expect(read(id, {})?.withoutPraise).toBe(true);
    }
    expect(complains("phone-overflow", { technique: bare }, { ...wide, technique: bare })).toBe(true);
    const locked = technique({ viewportMeta: "width=device-width, user-scalable=no" });
    expect(complains("viewport-meta", { technique: locked })).toBe(true);
  });
});

describe("what is said once", () => {
  it("is one complaint of a bare page, one of a missing colour and one of nothing to press, however many gauges see it [EYE-56]", () => {
    const facts = designFacts({ both: { texts: [headingItem(1), line(100), line(300), number] } });
    facts.desktop.pixels = { colourfulness: 4, luminanceSpread: 0.01, tones: 2, mainTone: 0.96 };
    facts.mobile.pixels = facts.desktop.pixels;
    const complaints = scoreAspects(facts)
      .flatMap(({ gauges }) => gauges)
      .filter(({ isSaid, score, reading }) => isSaid && score < 0.75 && reading.matter !== undefined);
    expect(complaints.map(({ reading }) => reading.matter).toSorted()).toEqual([
      "accent",
      "action",
      "variety",
    ]);
  });

  it("has one mark of an aspect on one place [EYE-56]", () => {
    const tiny = line(100, { size: 8 });
    const marks = rate(designFacts({ both: { texts: [tiny] } })).annotations.map(
      ({ aspect, viewport, box: at }) => JSON.stringify([aspect, viewport, at]),
    );
    expect(marks.length).toBeGreaterThan(0);
    expect(new Set(marks).size).toBe(marks.length);
  });

  it("leaves to the page's width what only follows from it: the phone shows it in its own size [EYE-56]", () => {
    const mobile = {
      viewport: { width: 426, height: 920 },
      page: { width: 426, height: 2_000 },
      texts: [line(0, { box: box(12, 0, 414, 60), size: 16 })],
    };
    expect(complains("phone-margin", {}, mobile)).toBe(false);
    expect(read("body-size", {}, mobile)?.value).toBe(16);
    const shrunk = { ...mobile, technique: technique({ viewportMeta: null }) };
    expect(read("body-size", {}, shrunk)?.value).toBeCloseTo(14.6, 1);
  });

  it("still has a sentence where everything goes unsaid [EYE-56]", () => {
    const [first] = scoreAspects(designFacts({ both: { texts: [line(0)] } }));
    if (!first) throw new Error("There are aspects.");
    const unsaid = first.gauges.map((one) => ({ ...one, isSaid: false }));
    expect(composeFeedback({ gauges: unsaid })).not.toBe("Dazu gibt die Seite nichts zu messen.");
  });
});
