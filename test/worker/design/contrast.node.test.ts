import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failsContrast, requiredContrast } from "#worker/design/contrast.ts";
import { type Color, contrastRatio, relativeLuminance } from "#worker/in-page/contrast-ratio.ts";

const white = grey(255);
const colors = fc.record({ r: byte(), g: byte(), b: byte(), a: fc.constant(1) });

describe("contrast", () => {
  // Ratios as other tools for WCAG 2 tell them.
  it.each([
    ["#000000", 21],
    ["#767676", 4.54],
    ["#777777", 4.48],
    ["#949494", 3.03],
    ["#0000ff", 8.59],
    ["#ff0000", 4.0],
    ["#ffff00", 1.07],
    ["#ffffff", 1],
  ])("of %s on white is %d", (hex, ratio) => {
    expect(contrastRatio(colorOf(hex), white)).toBeCloseTo(ratio, 1);
  });

  it("is the same both ways round, between 1 and 21, and 1 with itself", () => {
    fc.assert(
      fc.property(colors, colors, (a, b) => {
        const ratio = contrastRatio(a, b);
        expect(ratio).toBe(contrastRatio(b, a));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
        expect(contrastRatio(a, a)).toBe(1);
      }),
    );
  });

  it("luminance grows with every channel", () => {
    fc.assert(
      fc.property(colors, fc.constantFrom("r", "g", "b"), (color, channel) => {
        const brighter = { ...color, [channel]: Math.min(255, color[channel] + 1) };
        expect(relativeLuminance(brighter)).toBeGreaterThanOrEqual(relativeLuminance(color));
      }),
    );
  });

  it.each([
    { size: 16, weight: 400, required: 4.5 },
    { size: 23.9, weight: 400, required: 4.5 },
    { size: 24, weight: 400, required: 3 },
    { size: 18.66, weight: 700, required: 3 },
    { size: 18.6, weight: 900, required: 4.5 },
    { size: 19, weight: 600, required: 4.5 },
  ])("$size px at weight $weight needs $required to 1", ({ size, weight, required }) => {
    expect(requiredContrast({ size, weight })).toBe(required);
  });

  it.each([
    { what: "grey on white", text: {}, fails: true },
    { what: "the same where it is large", text: { size: 24 }, fails: false },
    { what: "the same on a picture", text: { background: null }, fails: false },
    { what: "the same in a disabled button", text: { isInactive: true }, fails: false },
    {
      what: "white on white, which is hidden on purpose or read wrong",
      text: { color: white },
      fails: false,
    },
    { what: "black on white", text: { color: grey(0) }, fails: false },
  ])("$what: fails is $fails", ({ text, fails }) => {
    const plain = { size: 16, weight: 400, color: grey(0x88), background: white, isInactive: false };
    expect(failsContrast({ ...plain, ...text })).toBe(fails);
  });
});

function byte() {
  return fc.integer({ min: 0, max: 255 });
}

function grey(value: number): Color {
  return { r: value, g: value, b: value, a: 1 };
}

function colorOf(hex: string): Color {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { r, g, b, a: 1 };
}
