import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { descriptionWidth, titleWidth } from "#worker/seo/text-width.ts";

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
    expect(titleWidth(title)).toBe(pixels);
  });

  it("is the same for composed and decomposed umlauts and counts no soft hyphens", () => {
    expect(titleWidth("Dächer".normalize("NFD"))).toBe(titleWidth("Dächer"));
    expect(titleWidth("Dach\u00addecker")).toBe(titleWidth("Dachdecker"));
  });

  it("is at 14 px that of a description", () => {
    expect(descriptionWidth("Dachdecker in Olfen – Steildach, Flachdach, Reparatur")).toBe(342);
  });

  it("never shrinks when text is added", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(titleWidth(`${one} ${other}`)).toBeGreaterThanOrEqual(titleWidth(one));
      }),
    );
  });
});
