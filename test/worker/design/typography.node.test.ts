import { describe, expect, it } from "vitest";
import {
  designFacts,
  type FactsChanges,
  headingItem,
  technique,
  textItem,
  viewports,
} from "#test/support/design/page-snapshots.ts";
import type { TextItem } from "#worker/design/page-snapshot.ts";
import { typography } from "#worker/design/registry.ts";
import { scoreAspect } from "#worker/design/score-aspect.ts";

const paragraph = (changes: Partial<TextItem> = {}) =>
  textItem({ characters: 400, lines: 6, charactersPerLine: 70, ...changes });
const phoneParagraph = (changes: Partial<TextItem> = {}) =>
  paragraph({ lines: 10, charactersPerLine: 42, ...changes });

/** A page that does everything right; `text` goes into the paragraphs of both screens. */
function page(text: Partial<TextItem> = {}, more: readonly TextItem[] = []): FactsChanges {
  const headings = [headingItem(1), headingItem(2), headingItem(3), textItem({ size: 14, characters: 30 })];
  return {
    desktop: { texts: [...headings, paragraph(text), ...more] },
    mobile: { texts: [...headings, phoneParagraph(text), ...more] },
  };
}

const judge = (changes: FactsChanges) => scoreAspect(typography, designFacts(changes));
const read = (id: string, changes: FactsChanges) =>
  judge(changes).gauges.find(({ gauge }) => gauge.id === id);

describe("typography", () => {
  it("gives a page that does everything right all points", () => {
    expect(judge(page()).score).toBeCloseTo(100, 9);
  });

  it("loses at least ten points to six mixed typefaces", () => {
    const mixed = ["Lora", "Arial", "Papyrus", "Courier"].map((family) => paragraph({ family }));
    const { score } = judge(page({}, mixed));
    expect(score).toBeLessThanOrEqual(90);
    const { reading, score: points } = read("font-families", page({}, mixed)) ?? {};
    expect(points).toBe(0);
    expect(reading?.blame).toContain("6 Schriftarten");
    expect(reading?.annotations).toHaveLength(4);
  });

  it("does not count a typeface that a few small letters or only signs use", () => {
    const rare = textItem({ family: "Arial", characters: 3, sample: "Neu", size: 12 });
    const signs = paragraph({ family: "Material Icons", sample: "menu" });
    const foreign = textItem({ family: "Arial", characters: 900, inOverlay: true });
    expect(read("font-families", page({}, [rare, signs, foreign]))?.reading.value).toBe(2);
    const inHeading = headingItem(2, { family: "Arial", sample: "Neu", characters: 3 });
    expect(read("font-families", page({}, [inHeading]))?.reading.value).toBe(3);
  });

  it("measures the text on the phone as large as it appears there", () => {
    expect(read("body-size", page({ size: 14 }))?.score).toBe(0.5);
    const shrunk = page();
    const wide = { ...viewports.mobile, width: 980 };
    const { score, reading } =
      read("body-size", {
        ...shrunk,
        mobile: { ...shrunk.mobile, viewport: wide, technique: technique({ viewportMeta: null }) },
      }) ?? {};
    expect(score).toBe(0);
    expect(reading?.blame).toContain("auf 39,8\u00a0%; der Lesetext ist dort nur 6,8\u00a0px groß");
  });

  it.each<[string, number, Partial<TextItem>, readonly TextItem[]]>([
    ["small-text", 1, {}, []],
    ["small-text", 0, { size: 11 }, []],
    ["line-height", 1, { lineHeight: 1.5 }, []],
    ["line-height", 0, { lineHeight: 1.1 }, []],
    ["line-height", 0, { lineHeight: 2.4 }, []],
    ["text-setting", 1, {}, []],
    ["text-setting", 0, { align: "justify" }, []],
    ["text-setting", 0, { align: "center" }, []],
    ["text-setting", 0, { isUppercase: true }, []],
    ["heading-contrast", 1, {}, []],
    ["heading-contrast", 0, { size: 42 }, []],
    ["heading-levels", 1, {}, []],
    ["font-weights", 1, {}, []],
    ["font-weights", 0, {}, [100, 200, 300, 800].map((weight) => paragraph({ weight }))],
    [
      "size-count",
      0,
      {},
      [9, 10, 11, 12, 13, 15, 17, 20, 22, 24, 26, 29, 31, 34, 38, 41, 44, 48, 52].map((size) =>
        paragraph({ size }),
      ),
    ],
    ["size-steps", 0, {}, [17.5, 18, 18.5, 19, 19.5, 20, 20.5, 21].map((size) => paragraph({ size }))],
  ])("%s gives %d of the points for %o", (id, share, text, more) => {
    expect(read(id, page(text, more))?.score).toBeCloseTo(share, 5);
  });

  it.each([
    ["Figtree", true, 1],
    ["Arial", false, 0.7],
    ["Times New Roman", false, 0],
  ])(
    "a page in %s that brings typefaces or not (%s) gets %d of the points for its own",
    (family, brings, share) => {
      const facts = page({ family, characters: 4_000 });
      const bare = technique(brings ? {} : { fonts: [] });
      const desktop = { ...facts.desktop, technique: bare };
      expect(read("own-typeface", { ...facts, desktop })?.score).toBeCloseTo(share, 5);
    },
  );

  it("never asks for a heading twice the size of large text, and takes a paragraph for no heading [EYE-31]", () => {
    const slogans = read("heading-contrast", page({ size: 84 }))?.reading;
    expect(slogans?.suggestion).toContain("Setzen Sie den Lesetext kleiner");
    expect(slogans?.suggestion).not.toContain("168");
    const without = read("heading-contrast", { both: { texts: [paragraph(), paragraph({ size: 19 })] } });
    expect(without?.reading.blame).toContain("Keine Überschrift führt in die Seite");
    expect(without?.reading.annotations).toEqual([]);
  });

  it("names the size of text as it appears on the phone, and counts as small what the page itself sets small [EYE-31]", () => {
    const shrunk = (size: number) => {
      const both = page({ size });
      const technical = technique({ viewportMeta: null });
      return {
        ...both,
        mobile: { ...both.mobile, viewport: { width: 780, height: 1688 }, technique: technical },
      };
    };
    const marked = (id: string, size: number) => read(id, shrunk(size))?.reading.annotations?.[0]?.text;
    expect(marked("body-size", 14)).toBe("Dieser Text ist auf dem Handy 7\u00a0px groß.");
    expect(marked("small-text", 14)).toBeUndefined();
    expect(marked("small-text", 11)).toBe("Dieser Text ist nur 11\u00a0px groß.");
  });

  it("says on which screen text is too small [EYE-58]", () => {
    const told = (small: "desktop" | "mobile") => {
      const texts = (name: typeof small) => [textItem({ characters: 400, size: name === small ? 11 : 16 })];
      const facts = { desktop: { texts: texts("desktop") }, mobile: { texts: texts("mobile") } };
      return read("small-text", facts)?.reading.blame;
    };
    expect(told("mobile")).toMatch(/^Auf dem Handy sind 100.% /);
    expect(told("desktop")).toMatch(/^Am Rechner sind 100.% /);
  });

  it("asks a phone that shows the whole page smaller for no sizes of its own [EYE-31]", () => {
    const small = (characters: number) => page({}, [paragraph({ size: 10, characters })]);
    const mobile = {
      ...small(0).mobile,
      viewport: { width: 980, height: 2_120 },
      technique: technique({ viewportMeta: null }),
    };
    expect(read("small-text", { ...small(0), mobile })?.reading.shown).toBe("0\u00a0%");
    const { reading } = read("small-text", { ...small(400), mobile }) ?? {};
    expect(reading?.annotations?.map(({ viewport, text }) => `${viewport} ${text}`)).toEqual([
      "desktop Dieser Text ist nur 10\u00a0px groß.",
    ]);
  });

  it("takes what runs by for no line to be read [EYE-31]", () => {
    const ticker = textItem({ characters: 168, isTicker: true });
    expect(read("line-length", page({}, [ticker]))?.score).toBe(1);
    expect(read("line-length", page({}, [{ ...ticker, isTicker: false }]))?.score).toBeLessThan(1);
  });

  it("wants lines that fit both screens, and takes one that cannot wrap for as long as its text", () => {
    expect(read("line-length", page())?.score).toBe(1);
    const long = read("line-length", page({ charactersPerLine: 130 }));
    expect(long?.score).toBe(0);
    expect(long?.reading.suggestion).toContain("130 Zeichen");
    const unwrapped = read("line-length", page({ lines: 1, charactersPerLine: 0 }));
    expect(unwrapped?.score).toBe(0);
    expect(unwrapped?.reading.blame).toContain("400 Zeichen");
    expect(read("line-length", page({ charactersPerLine: 15 }))?.reading.suggestion).toContain("mehr Breite");
  });

  it("takes headings that look like the text for none, and a page without any for the same", () => {
    const flat = headingItem(2, { size: 17, weight: 400 });
    const { reading } =
      read("heading-levels", { both: { texts: [headingItem(1), flat, paragraph()] } }) ?? {};
    expect(reading?.shown).toBe("1 von 2");
    expect(reading?.blame).toContain("Überschrift der 2. Ebene und Lesetext");
    expect(read("heading-levels", { both: { texts: [paragraph()] } })?.score).toBe(0);
  });

  it("calls that size typical which half of the characters reach", () => {
    const small = phoneParagraph({ size: 12, characters: 100 });
    expect(read("body-size", page({}, [small]))?.reading.value).toBe(17);
    expect(read("body-size", page({}, [small, small, small, small, small]))?.reading.value).toBe(12);
  });

  it("leaves large type out of what it calls reading text", () => {
    const display = paragraph({ size: 40, lineHeight: 1.1, characters: 90 });
    expect(read("line-height", page({}, [display]))?.score).toBe(1);
    expect(read("line-height", { both: { texts: [display] } })?.score).toBe(0);
  });
});
