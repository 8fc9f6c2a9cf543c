import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { mendTexts as texts } from "#content/report/mends.ts";
import { mendKinds, mendsResultSchema } from "#contract/mends.ts";
import { controlItem, textItem } from "#test/support/design/page-snapshots.ts";
import { judgeMends } from "#worker/browser-check/mends/judge-mends.ts";
import { legibleInk } from "#worker/browser-check/mends/legible-ink.ts";
import type { MendableLook, TriedMend } from "#worker/browser-check/mends/mend-reading.ts";
import { findMisses, MEND_POINTS, planPhone, planWide } from "#worker/browser-check/mends/plan-mends.ts";
import type { ControlItem, TextItem } from "#worker/design/page-snapshot.ts";
import { aspects } from "#worker/design/registry.ts";
import { type Color, contrastRatio } from "#worker/in-page/contrast-ratio.ts";

const sentence =
  "Wir bauen Küchen, Schränke und Treppen aus heimischem Holz und liefern sie im ganzen Münsterland.";
const paragraph = { sample: sentence, characters: 480, lines: 7, charactersPerLine: 72 };
const grey = (level: number): Color => ({ r: level, g: level, b: level, a: 1 });

function look(
  texts: readonly Partial<TextItem>[],
  controls: readonly (Partial<ControlItem> & { display?: string })[] = [],
  page: Partial<MendableLook> = {},
): MendableLook {
  return {
    texts: texts.map((changes) => ({ item: textItem({ ...paragraph, ...changes }), display: "block" })),
    controls: controls.map(({ display = "inline", ...changes }) => ({ item: controlItem(changes), display })),
    pageWidth: 1280,
    rootSize: 16,
    hasViewport: true,
    ...page,
  };
}

const wide = (...list: Partial<TextItem>[]) => planWide(look(list));
const small = { x: 0, y: 0, width: 80, height: 20 };

describe("what a style sheet would mend", () => {
  it("weighs as much as in the rating [EYE-53]", () => {
    const gauges = {
      contrast: "text-contrast",
      "target-size": "target-size-comfort",
      "line-length": "line-length",
      "line-height": "line-height",
      "text-size": "body-size",
    };
    const all = new Map(aspects.flatMap(({ gauges: some }) => some.map((gauge) => [gauge.id, gauge.weight])));
    for (const kind of mendKinds) expect(all.get(gauges[kind]), kind).toBe(MEND_POINTS[kind]);
  });

  it("is nothing on a page that keeps all marks [EYE-53]", () => {
    expect(wide({})).toEqual([]);
    expect(planPhone(look([{}], [{}]))).toEqual([]);
  });

  it("is told by kind, with the lines that mend it [EYE-53]", () => {
    const lines = (list: ReturnType<typeof planWide>) =>
      list.map(({ kind, parts }) => [kind, ...parts.map(({ declarations }) => declarations.join("; "))]);
    expect(lines(wide({ color: grey(170) }))).toEqual([["contrast", "color: #747474"]]);
    expect(lines(wide({ charactersPerLine: 140 }))).toEqual([["line-length", "max-width: 60ch"]]);
    expect(lines(wide({ charactersPerLine: 140, align: "center" }))).toEqual([
      ["line-length", "max-width: 60ch; margin-inline: auto"],
    ]);
    expect(lines(wide({ lineHeight: 1.1 }))).toEqual([["line-height", "line-height: 1.5"]]);
    expect(lines(planPhone(look([{ size: 13 }], [], { rootSize: 10 })))).toEqual([
      ["text-size", "font-size: 1.6rem; line-height: 1.5"],
    ]);
    expect(lines(planPhone(look([], [{ box: small }])))).toEqual([
      ["target-size", "display: inline-flex; min-height: 44px; align-items: center"],
    ]);
    expect(lines(planPhone(look([], [{ box: small, display: "block" }])))).toEqual([
      ["target-size", "min-height: 44px; align-content: center"],
    ]);
  });

  it("leaves alone: headings, banners, disabled and unreadable grounds, dots, fields, links in sentences, pages not made for phones [EYE-53]", () => {
    const pale = { color: grey(170) };
    expect(wide({ ...pale, inOverlay: true }, {})).toEqual([]);
    expect(wide({ ...pale, isInactive: true }, {})).toEqual([]);
    expect(wide({ ...pale, background: null }, {})).toEqual([]);
    expect(wide({ headingLevel: 2, charactersPerLine: 140, lineHeight: 1.1 }, {})).toEqual([]);
    const phone = (...controls: Parameters<typeof look>[1][]) => planPhone(look([], controls[0]));
    expect(phone([{ box: { ...small, width: 12 } }])).toEqual([]);
    expect(phone([{ box: small, kind: "field" }])).toEqual([]);
    expect(phone([{ box: small, isInline: true }])).toEqual([]);
    expect(planPhone(look([{ size: 10 }], [{ box: small }], { hasViewport: false }))).toEqual([]);
  });

  it("is not worth a picture where it is hardly to be seen [EYE-53]", () => {
    const rare = wide({ color: grey(170), characters: 10 }, { characters: 2_000 });
    expect([rare, planPhone(look([{ size: 15 }], [{ box: { ...small, height: 42 } }]))]).toEqual([[], []]);
  });

  it("has one rule for each pair of colours, most text first, and reaches nothing of other colours [EYE-53]", () => {
    const [plan] = wide(
      { color: grey(170), characters: 100 },
      { color: grey(190), characters: 300 },
      {},
      { color: grey(170), characters: 50, size: 30 },
    );
    expect(plan?.parts.map(({ faulty, harmless }) => [faulty, harmless])).toEqual([
      [[1], [1]],
      [
        [0, 3],
        [0, 3],
      ],
    ]);
  });

  it("counts as missed what is not to be seen any more [EYE-53]", () => {
    const now = look([{}, {}]);
    now.texts[1] = null;
    for (const kind of mendKinds.filter((one) => one !== "target-size"))
      expect([...findMisses(kind, now)], kind).toEqual([1]);
  });
});

describe("a legible ink", () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const colour = fc.record({ r: byte, g: byte, b: byte, a: fc.constant(1) });

  it("is found on every ground, and can be read there [EYE-53]", () => {
    fc.assert(
      fc.property(colour, colour, (color, background) => {
        const ink = legibleInk([{ color, background, size: 16, weight: 400 }]);
        expect(ink).not.toBeNull();
        if (ink) expect(contrastRatio(ink, background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it("stays on its side where that suffices: pale grey on white gets darker, dim white on navy lighter [EYE-53]", () => {
    const middle = { r: 117, g: 117, b: 117, a: 1 };
    expect(legibleInk([{ color: middle, background: middle, size: 16, weight: 400 }])).not.toBeNull();
    const on = (color: Color, background: Color) =>
      legibleInk([{ color, background, size: 16, weight: 400 }]);
    expect(on(grey(180), grey(255))?.r).toBeLessThan(180);
    expect(on(grey(90), { r: 10, g: 20, b: 60, a: 1 })?.r).toBeGreaterThan(90);
  });
});

describe("mends in German", () => {
  const shot = { source: "data:image/jpeg;base64,AA==", width: 640, height: 360, pageHeight: 360 };
  const tried = (changes: Partial<TriedMend>): TriedMend => ({
    kind: "contrast",
    viewport: "desktop",
    css: "p {\n  color: #595959;\n}",
    count: { before: 3, after: 0 },
    value: { before: 4.4672, after: 4.6 },
    shots: { before: shot, after: shot },
    ...changes,
  });

  it("round no contrast up to the mark, and say how many places are left [EYE-53]", () => {
    const { mends } = judgeMends({
      tried: [
        tried({}),
        tried({ kind: "line-height", count: { before: 1, after: 0 } }),
        tried({ count: { before: 9, after: 2 } }),
      ],
      unmended: [],
    });
    expect(mends.map(({ before, reach }) => [before, reach])).toEqual([
      ["Kontrast 4,4 zu 1", "3 Stellen, danach keine mehr."],
      ["4,46-facher Zeilenabstand", "1 Stelle, danach keine mehr."],
      ["Kontrast 4,4 zu 1", "9 Stellen, danach noch 2."],
    ]);
  });

  it("begin with one sentence, for every number of them; faults without a safe rule are not hidden [EYE-53]", () => {
    const verdict = (count: number, unmended: ("contrast" | "text-size")[] = []) => {
      const result = judgeMends({ tried: Array.from({ length: count }, () => tried({})), unmended });
      v.parse(mendsResultSchema, result);
      return result.verdict;
    };
    const { none, one, two, three, unmended } = texts.verdicts;
    expect([0, 1, 2, 3].map((count) => verdict(count))).toEqual([none, one, two, three]);
    expect(verdict(0, ["contrast"])).toBe(unmended);
  });
});
