// Pictures and cards side by side, and whether they end at one height.
import { describe, expect, it } from "vitest";
import type { Box } from "#contract/design-rating.ts";
import { pointsOf, readingOf } from "#test/support/design/gauge-reading.ts";
import { box, designFacts, mediaItem, surfaceItem } from "#test/support/design/page-snapshots.ts";
import { layout } from "#worker/design/registry.ts";

const pictures = (...boxes: Box[]) =>
  designFacts({ desktop: { media: boxes.map((at) => mediaItem({ box: at })) } });
const cards = (...boxes: Box[]) =>
  designFacts({ desktop: { surfaces: boxes.map((at) => surfaceItem({ box: at, role: "background" })) } });
const read = (facts: ReturnType<typeof designFacts>) => readingOf(layout, "even-rows", facts);

describe("pictures and cards side by side [EYE-61]", () => {
  it("are even where they end at one height, or nearly so", () => {
    expect(read(pictures(box(0, 0, 300, 200), box(320, 2, 300, 205)))?.value).toBe(0);
    expect(pointsOf(layout, "even-rows", pictures(box(0, 0, 300, 200), box(320, 0, 300, 200)))).toBe(100);
  });

  it("are told with their heights, and the lowest is marked", () => {
    const found = read(pictures(box(0, 0, 300, 200), box(320, 0, 300, 150), box(640, 0, 300, 180)));
    expect(found?.blame).toBe("Nebeneinander stehen Bilder von verschiedener Höhe (1 von 1 Reihen).");
    expect(found?.suggestion).toContain("jetzt sind sie 200, 150 und 180 px hoch");
    expect(found?.annotations).toEqual([
      {
        viewport: "desktop",
        box: box(320, 0, 300, 150),
        text: "Dieses Bild ist niedriger als was daneben steht.",
      },
    ]);
  });

  it("cards are held to the same, once where ground and border are one box", () => {
    const found = read(cards(box(0, 0, 300, 200), box(0, 0, 300, 200), box(320, 0, 300, 240)));
    expect(found).toMatchObject({ value: 1, shown: "1 von 1 Reihen" });
    expect(found?.blame).toContain("Karten");
  });

  it("are no row where widths differ, tops differ, they overlap or stand outside of the page", () => {
    expect(read(pictures(box(0, 0, 300, 200), box(320, 0, 200, 100)))).toBeNull();
    expect(read(pictures(box(0, 0, 300, 200), box(320, 30, 300, 100)))).toBeNull();
    expect(read(pictures(box(0, 0, 300, 200), box(100, 0, 300, 100)))).toBeNull();
    expect(read(pictures(box(900, 0, 300, 200), box(1220, 0, 300, 100)))).toBeNull();
  });

  it("a wall of bricks is meant so", () => {
    const wall = [box(0, 0, 300, 200), box(320, 0, 300, 260), box(0, 220, 300, 240), box(320, 280, 300, 180)];
    expect(read(pictures(...wall))).toBeNull();
  });

  it("nothing is said where all is even [EYE-61]", () => {
    const found = read(pictures(box(0, 0, 300, 200), box(320, 0, 300, 200)));
    expect(found).toMatchObject({ withoutPraise: true, withoutBlame: true });
  });
});
