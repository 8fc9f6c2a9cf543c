import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureDescriptionWidth, measureTitleWidth } from "#worker/seo/text/text-width.ts";

// Widths as Chromium measures them in Liberation Sans, which has the metrics of Arial.
describe("width of a title in search results (Arial, 20 px)", () => {
  it.each([
    ["", 0],
    ["Startseite", 84],
    ["iiiiiiiiii", 44],
    ["WWWWWWWWWW", 189],
    ["Dachdecker in Olfen – Steildach, Flachdach, Reparatur", 489],
    ["Müller & Söhne", 137],
  ])("of %j is %i pixels", (title, pixels) => {
    expect(measureTitleWidth(title)).toBe(pixels);
  });

  it("is the same for composed and decomposed umlauts and counts no soft hyphens", () => {
    expect(measureTitleWidth("Dächer".normalize("NFD"))).toBe(measureTitleWidth("Dächer"));
    expect(measureTitleWidth("Dach\u00addecker")).toBe(measureTitleWidth("Dachdecker"));
  });

  it("is at 14 px that of a description", () => {
    expect(measureDescriptionWidth("Dachdecker in Olfen – Steildach, Flachdach, Reparatur")).toBe(342);
  });

  it("never shrinks when text is added", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(measureTitleWidth(`${one} ${other}`)).toBeGreaterThanOrEqual(measureTitleWidth(one));
      }),
    );
  });
});
