// What a rating must not claim: what nobody could see in the page.
import { describe, expect, it } from "vitest";
import {
  blockItem,
  box,
  controlItem,
  designFacts,
  headingItem,
  ink,
  paper,
  technique,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import { complains, line, number, read } from "#test/support/design/said-readings.ts";
import { buildNotes } from "#worker/design/notes.ts";
import type { BlockItem, TextItem } from "#worker/design/page-snapshot.ts";

describe("what was not seen", () => {
  const fonts = (family: string) =>
    technique({ fonts: [{ family, display: "swap", format: "woff2", origin: "own" }] });

  it("is a typeface of one's own only where text is set in it [EYE-58]", () => {
    const texts = [line(0, { family: "Figtree" })];
    expect(read("own-typeface", { texts, technique: fonts("Figtree") })?.value).toBe(1);
    expect(read("own-typeface", { texts, technique: fonts("Nucleo Icons") })?.value).toBeLessThan(1);
  });

  it("is a fault of a typeface that it does not have: only what is missing is named [EYE-58]", () => {
    const texts = [line(0, { family: "Figtree" })];
    const advice = (display: string, format: string) =>
      read("font-loading", {
        texts,
        technique: technique({ fonts: [{ family: "Figtree", display, format, origin: "own" }] }),
      })?.suggestion;
    expect(advice("block", "woff2")).not.toContain("WOFF2");
    expect(advice("swap", "ttf")).not.toContain("font-display");
    expect(advice("block", "ttf")).toMatch(/WOFF2.*font-display: swap/);
  });

  it("is a missing label where a text stands beside the field: it is told to be linked [EYE-58]", () => {
    const field = controlItem({ kind: "field", hasLabel: false, box: box(100, 200, 300, 40) });
    const said = (text: TextItem) => read("field-labels", { controls: [field], texts: [text] })?.suggestion;
    const above = textItem({ sample: "E-Mail", box: box(100, 170, 60, 20) });
    expect(said(above)).toContain("Verknüpfen");
    expect(said({ ...above, box: box(20, 210, 60, 20) })).toContain("Verknüpfen");
    expect(said({ ...above, box: box(100, 40, 60, 20) })).toContain("Schreiben Sie über jedes Feld");
    expect(said({ ...above, inControl: "link" })).toContain("Schreiben Sie über jedes Feld");
  });

  it("is one button on both screens: two of different names are both named [EYE-58]", () => {
    const button = (name: string, y = 100) =>
      controlItem({
        kind: "button",
        name,
        box: box(20, y, 160, 48),
        look: { background: ink, color: paper, borderRadius: 4, height: 48, family: "Figtree", size: 16 },
      });
    const praise = (wide: string[], narrow: string[]) =>
      read(
        "first-screen-action",
        { controls: wide.map((name) => button(name)), texts: [number] },
        { controls: narrow.map((name) => button(name)) },
      )?.praise;
    expect(praise(["Anmelden", "Termin anfragen"], ["Termin anfragen"])).toBe(
      "Im ersten Bildschirm steht eine Schaltfläche: „Termin anfragen“, am Rechner und am Handy.",
    );
    expect(praise(["Anfragen"], ["Anrufen"])).toBe(
      "Im ersten Bildschirm steht eine Schaltfläche: am Rechner „Anfragen“, am Handy „Anrufen“.",
    );
    expect(read("first-screen-action", { controls: [button("Toggle navigation")] })?.value).toBe(0);
  });

  it("is a share of all text where only some of it can be measured [EYE-58]", () => {
    const pale = { r: 225, g: 225, b: 225, a: 1 };
    const said = (rest: TextItem) =>
      read("text-contrast", { texts: [line(0, { color: pale, background: paper }), rest] })?.blame;
    expect(said(line(90, { characters: 400, background: paper }))).toContain("% des Textes");
    expect(said(line(90, { characters: 400, background: null }))).toContain("Teile des Textes");
  });

  it("is a lack of contrast that nobody sees [EYE-58]", () => {
    const grey = (level: number) =>
      line(0, { color: { r: level, g: level, b: level, a: 1 }, background: paper });
    expect(complains("text-contrast", { texts: [grey(0x78)] })).toBe(false);
    expect(complains("text-contrast", { texts: [grey(0x99)] })).toBe(true);
  });

  it("is advice to name the phone's width to a page that names it: fixed widths are the cause [EYE-58]", () => {
    const mobile = {
      viewport: { width: 1_185, height: 2_500 },
      page: { width: 1_185, height: 2_500 },
      texts: [line(0, { box: box(0, 0, 1_180, 40) })],
    };
    expect(read("phone-overflow", {}, mobile)?.suggestion).toContain("Nehmen Sie feste Breiten");
    expect(
      read("phone-overflow", {}, { ...mobile, technique: technique({ viewportMeta: null }) })?.suggestion,
    ).toContain("meta name");
  });

  it("is a column that hides something: only what lies over the page is noted [EYE-58]", () => {
    const notes = (height: number) =>
      buildNotes(
        designFacts({
          desktop: { overlays: [{ kind: "bubble", coverage: 0.15, box: box(0, 0, 800, height) }] },
        }),
      );
    expect(notes(700)).toEqual([]);
    expect(notes(200).join()).toContain("schwebender Knopf");
  });

  it("is a firm's name in what may be the title of the page [EYE-58]", () => {
    const logo = { box: box(0, 0, 300, 60), kind: "text", linksHome: false } as const;
    const brand = (isHeading: boolean) => ({
      icons: [],
      socialImage: null,
      themeColor: null,
      siteName: null,
      logo: { ...logo, isHeading },
    });
    expect([complains("logo", { brand: brand(false) }), complains("logo", { brand: brand(true) })]).toEqual([
      true,
      false,
    ]);
  });

  it("is a number that is there already, or a second place for it where there is none [EYE-58]", () => {
    const below = textItem({ sample: "Tel. 02595 12345", box: box(20, 3_000, 120, 20) });
    const above = { ...below, box: box(20, 20, 120, 20) };
    const advice = (wide: TextItem, narrow: TextItem) =>
      read("first-screen-phone", { texts: [wide] }, { texts: [narrow] })?.suggestion;
    expect(advice(below, below)).toBe("Zeigen Sie Ihre Nummer ganz oben, am Handy als Link zum Antippen.");
    expect(advice(above, below)).toBe(
      "Zeigen Sie Ihre Nummer auch am Handy ganz oben, als Link zum Antippen.",
    );
  });

  it("is a name of what has none: kinds of typefaces, a sharp sign where there is no sign at all [EYE-58]", () => {
    const said = (family: string) => read("own-typeface", { texts: [line(0, { family })] })?.blame;
    expect(said("Verdana")).toContain("„Verdana“");
    expect(said("system-ui")).toBe("Die Seite hat keine eigene Schrift, sie nimmt eine vom Gerät.");
    expect(read("favicons", {})?.suggestion).not.toContain("ein scharfes Symbol");
    expect(read("favicons", {})?.shown).toBe("0 von 3");
  });

  it("is light and dark areas, a living picture or the absence of old technique [EYE-58] [EYE-59]", () => {
    for (const id of ["luminance-spread", "main-tone", "old-techniques"])
      expect(read(id, { texts: [line(0)] })?.withoutPraise, id).toBe(true);
  });

  it("is a leading colour, or one piece of a typeface that nobody chose [EYE-58]", () => {
    const link = (r: number, g: number, b: number) =>
      line(0, { inControl: "link", color: { r, g, b, a: 1 } });
    const texts = [link(190, 40, 40), link(40, 60, 190)];
    expect(read("accent-reuse", { texts })?.withoutPraise).toBe(true);
    const alike = [190, 192, 194].map((red) => link(red, 40, 40));
    expect(read("accent-reuse", { texts: alike })?.withoutPraise).toBe(true);
    expect(read("accent-reuse", { texts: alike.slice(0, 1) })?.withoutPraise).toBe(true);
    const isOnePiece = (family: string) =>
      read("font-families", { texts: [line(0, { family })] })?.withoutPraise !== true;
    const families = ["Figtree", "Times New Roman", "Comic Sans MS"];
    expect(families.map(isOnePiece)).toEqual([true, false, false]);
  });

  it("is a page without headings where they begin with the fourth level [EYE-58]", () => {
    const said = (texts: TextItem[]) => read("heading-levels", { texts });
    expect(said([line(0)])?.shown).toBe("keine Überschrift");
    expect(said([line(0), headingItem(5), headingItem(4)])?.shown).toBe("erst ab der 4. Ebene");
    expect(said([line(0), headingItem(4)])?.blame).toContain("beginnen erst mit der 4. Ebene");
  });

  it("is an overlap among the distances that a page keeps to [EYE-58]", () => {
    const blocks: BlockItem[] = [];
    let y = 0;
    for (let row = 0; row < 14; row++) {
      blocks.push(blockItem({ box: box(100, y, 600, 80), isStacked: true }));
      y += 80 + (row % 2 === 0 ? -16 : 24);
    }
    const praise = read("spacing-rhythm", { blocks })?.praise;
    expect(praise).toContain("am häufigsten 24");
    expect(praise).not.toContain("16");
  });

  it("is a menu or a number to enlarge: what is small is named [EYE-57]", () => {
    const small = controlItem({ kind: "link", name: "Start", box: box(20, 20, 40, 16) });
    const advice = read("target-size-comfort", { controls: [small], texts: [line(0), number] })?.suggestion;
    expect(advice).toContain("„Start“");
    expect(advice).not.toMatch(/Telefonnummer|Menü/);
  });
});
