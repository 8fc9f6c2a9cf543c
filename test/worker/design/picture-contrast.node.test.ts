import { describe, expect, it } from "vitest";
import { pointsOf, readingOf } from "#test/support/design/gauge-reading.ts";
import { box, designFacts, headingItem, paper, textItem } from "#test/support/design/page-snapshots.ts";
import { contrastOn, readGrounds } from "#worker/design/figures/picture-grounds.ts";
import type { TextItem } from "#worker/design/page-snapshot.ts";
import type { Picture } from "#worker/design/pixels.ts";
import { colorScheme } from "#worker/design/registry.ts";
import type { Color } from "#worker/in-page/contrast-ratio.ts";

const grey = (value: number, a = 1): Color => ({ r: value, g: value, b: value, a });

/** A picture whose pixels `at` tells by their place. */
function picture(width: number, height: number, at: (x: number, y: number) => number): Picture {
  const rgba = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    rgba.fill(at(pixel % width, Math.floor(pixel / width)), 4 * pixel, 4 * pixel + 3);
    rgba[4 * pixel + 3] = 255;
  }
  return { width, height, rgba };
}

const onPicture = (changes: Partial<TextItem> = {}) =>
  textItem({ box: box(0, 0, 400, 80), color: paper, background: null, isOverPicture: true, ...changes });

describe("the ground of texts on pictures [EYE-60]", () => {
  it("is what stands around the letters, which fill half of the picture", () => {
    const letters = picture(100, 20, (x) => (x % 4 < 2 ? 255 : 90));
    expect(readGrounds([onPicture()], letters, 0.25)).toEqual([grey(90)]);
  });

  it("is the better part of a picture that is light and dark: half a sky blames nobody", () => {
    const half = picture(100, 20, (x) => (x % 9 === 0 ? 255 : x < 60 ? 230 : 20));
    expect(readGrounds([onPicture()], half, 0.25)).toEqual([grey(20)]);
    const tenth = picture(100, 20, (x) => (x % 9 === 0 ? 255 : x < 90 ? 230 : 20));
    expect(readGrounds([onPicture()], tenth, 0.25)).toEqual([grey(230)]);
  });

  it("is not read on a colour, of inactive text, outside the picture, nor from a handful of pixels", () => {
    const light = picture(100, 20, () => 200);
    const texts = [
      onPicture({ isOverPicture: false }),
      onPicture({ isInactive: true }),
      onPicture({ box: box(0, 900, 400, 80) }),
      onPicture({ box: box(0, 0, 8, 8) }),
      onPicture({ box: box(-900, -900, 50, 50) }),
    ];
    expect(readGrounds(texts, light, 0.25)).toEqual([null, null, null, null, null]);
  });

  it("is not read where the picture shows no letters: the page has moved since it was measured", () => {
    expect(
      readGrounds(
        [onPicture()],
        picture(100, 20, () => 240),
        0.25,
      ),
    ).toEqual([null]);
    const faint = picture(100, 20, (x) => (x % 3 === 0 ? 246 : 240));
    expect(readGrounds([onPicture()], faint, 0.25)).toEqual([grey(240)]);
  });

  it("is looked for in so many texts, and in so many pixels of each, that no page makes it long", () => {
    const large = picture(320, 1500, (x, y) => (x * 7 + y * 13) % 256);
    const texts = Array.from({ length: 3000 }, () => onPicture({ box: box(0, 0, 1280, 6000) }));
    const grounds = readGrounds(texts, large, 0.25);
    expect(grounds).toHaveLength(3000);
    expect(grounds.filter((ground) => ground !== null)).toHaveLength(300);
  });

  it("lets translucent letters take on its colour", () => {
    expect(contrastOn(grey(128), grey(255, 0.5))).toBeLessThan(contrastOn(grey(128), grey(255)));
    expect(contrastOn(grey(128), grey(255, 0))).toBe(1);
  });
});

describe("contrast on pictures and gradients [EYE-60]", () => {
  const pale = onPicture({ sample: "Ihr Dachdecker in Olfen", characters: 300 });
  const facts = (texts: TextItem[], groundOf: (text: TextItem) => Color | null) =>
    designFacts({ both: { texts }, groundOf });

  it("costs all points where half of the text fails, and is told with place and ratio", () => {
    const light = facts([pale], () => grey(200));
    expect(pointsOf(colorScheme, "picture-contrast", light)).toBe(0);
    const reading = readingOf(colorScheme, "picture-contrast", light);
    expect(reading?.blame).toBe(
      "Auf Bildern oder Verläufen ist Text schlecht zu lesen, etwa „Ihr Dachdecker in Olfen“ mit rund 1,6 zu 1.",
    );
    expect(reading?.suggestion).toContain("nötig sind 4,5 zu 1");
    expect(reading?.annotations?.[0]).toMatchObject({ viewport: "desktop", box: pale.box });
  });

  it("gives all points where text can be read, asks less of large text, and is silent without text on pictures", () => {
    expect(
      pointsOf(
        colorScheme,
        "picture-contrast",
        facts([pale], () => grey(60)),
      ),
    ).toBe(100);
    const heading = headingItem(1, { ...pale, size: 48, weight: 700 });
    expect(
      pointsOf(
        colorScheme,
        "picture-contrast",
        facts([heading], () => grey(135)),
      ),
    ).toBe(100);
    expect(
      pointsOf(
        colorScheme,
        "picture-contrast",
        facts([pale], () => grey(135)),
      ),
    ).toBe(0);
    expect(
      readingOf(
        colorScheme,
        "picture-contrast",
        facts([pale], () => null),
      ),
    ).toBeNull();
  });

  it("does not blame what is only just too little on a picture of a quarter of the size", () => {
    expect(
      pointsOf(
        colorScheme,
        "picture-contrast",
        facts([pale], () => grey(122)),
      ),
    ).toBe(100);
  });
});
