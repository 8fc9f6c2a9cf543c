import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  box,
  brick,
  buttonLook,
  controlItem,
  designFacts,
  type FactsChanges,
  ink,
  mediaItem,
  pageSnapshot,
  paper,
  surfaceItem,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import {
  clusterColors,
  colorDistance,
  getHue,
  groupHues,
  toHex,
  toOklab,
} from "#worker/design/figures/colors.ts";
import { extractPalette } from "#worker/design/figures/painted-palette.ts";
import { colorScheme } from "#worker/design/registry.ts";
import { scoreAspect } from "#worker/design/score-aspect.ts";
import type { Color } from "#worker/in-page/contrast-ratio.ts";

const rgb = (r: number, g: number, b: number, a = 1): Color => ({ r, g, b, a });
const pale = rgb(200, 200, 200);
/** Ten colours far apart. */
const rainbow = Array.from({ length: 10 }, (_, i) => {
  const wave = (turn: number) => 128 + 120 * Math.cos((i / 10 + turn) * 2 * Math.PI);
  return rgb(wave(0), wave(1 / 3), wave(2 / 3));
});

const page: FactsChanges = {
  both: {
    texts: [
      textItem({ characters: 900 }),
      textItem({ sample: "Termin", color: paper, background: brick, inControl: "button", characters: 6 }),
      textItem({ sample: "Mehr dazu", color: brick, inControl: "link", characters: 9 }),
    ],
    controls: [controlItem({ kind: "button", look: buttonLook() })],
    surfaces: [surfaceItem(), surfaceItem({ box: box(0, 0, 200, 48), color: brick })],
  },
};
const judge = (changes: FactsChanges) => scoreAspect(colorScheme, designFacts(changes));
const read = (id: string, changes: FactsChanges) =>
  judge(changes).gauges.find(({ gauge }) => gauge.id === id);

describe("colours as the eye tells them apart", () => {
  it("have the coordinates of the published examples", () => {
    const red = toOklab(rgb(255, 0, 0));
    expect(red.lightness).toBeCloseTo(0.62796, 4);
    expect(red.a).toBeCloseTo(0.22486, 4);
    expect(red.b).toBeCloseTo(0.12585, 4);
    expect(toOklab(paper).lightness).toBeCloseTo(1, 6);
    expect(colorDistance(toOklab(paper), toOklab(rgb(0, 0, 0)))).toBeCloseTo(1, 6);
    expect(getHue(toOklab(rgb(128, 128, 128)))).toBeNull();
    expect(getHue(red)).toBeCloseTo(29.23, 1);
  });

  it("gather under the heaviest colour, whatever their order", () => {
    const colors = [
      { color: rgb(250, 250, 250), weight: 5 },
      { color: paper, weight: 90 },
      { color: brick, weight: 7 },
      { color: rgb(181, 66, 44), weight: 2 },
    ];
    const clusters = clusterColors(colors);
    expect(clusters.map(({ color, weight }) => [toHex(color), weight])).toEqual([
      ["#ffffff", 95],
      ["#b3402a", 9],
    ]);
    const some = fc.array(
      fc.record({
        color: fc.constantFrom(paper, pale, ink, brick, ...rainbow),
        weight: fc.integer({ min: 0, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(some, (list) => {
        expect(clusterColors(list.toReversed())).toEqual(clusterColors(list));
      }),
    );
  });

  it("are one family where hues are close, and none where they are grey", () => {
    expect(groupHues([paper, ink, pale].map((color) => ({ color, weight: 1 })))).toEqual([]);
    const reds = [brick, rgb(120, 40, 25), rgb(220, 120, 100)].map((color) => ({ color, weight: 1 }));
    expect(groupHues(reds)).toHaveLength(1);
  });
});

describe("palette by painted area", () => {
  it("counts what a visitor sees: later surfaces cover earlier ones, pictures count for themselves", () => {
    const surfaces = [
      surfaceItem(),
      surfaceItem({ color: ink, box: box(0, 0, 1280, 400) }),
      surfaceItem({ color: brick, box: box(0, 0, 1280, 200) }),
    ];
    const shares = (snapshot: Parameters<typeof pageSnapshot>[0]) =>
      extractPalette(pageSnapshot(snapshot)).map(({ hex, share }) => [hex, share]);
    expect(shares({ surfaces })).toEqual([
      ["#ffffff", 50],
      [toHex(ink), 25],
      [toHex(brick), 25],
    ]);
    expect(shares({ surfaces, media: [mediaItem({ box: box(0, 400, 1280, 400) })] })).toEqual([
      [toHex(ink), 50],
      [toHex(brick), 50],
    ]);
  });

  it("mixes see-through grounds with what is behind, and lets text cover the part that its letters do", () => {
    const half = surfaceItem({ color: rgb(0, 0, 0, 0.5), box: box(0, 0, 1280, 800) });
    expect(extractPalette(pageSnapshot({ surfaces: [surfaceItem(), half] }))).toEqual([
      { hex: "#808080", share: 100 },
    ]);
    const letters = surfaceItem({ color: ink, role: "text", coverage: 0.2 });
    expect(extractPalette(pageSnapshot({ surfaces: [surfaceItem(), letters] }))).toEqual([
      { hex: "#ffffff", share: 80 },
      { hex: toHex(ink), share: 20 },
    ]);
  });

  it("forgets the letters that a later surface covers", () => {
    const letters = surfaceItem({ color: ink, role: "text", coverage: 0.2 });
    const cover = surfaceItem({ color: brick });
    expect(extractPalette(pageSnapshot({ surfaces: [surfaceItem(), letters, cover] }))).toEqual([
      { hex: toHex(brick), share: 100 },
    ]);
  });

  it("is white where nothing is painted", () => {
    expect(extractPalette(pageSnapshot())).toEqual([{ hex: "#ffffff", share: 100 }]);
  });
});

describe("colour scheme", () => {
  it("gives a page that does everything right all points", () => {
    expect(judge(page).score).toBeCloseTo(100, 9);
  });

  it("loses at least ten points to broken contrast on either screen", () => {
    const texts = [textItem({ characters: 900, color: pale })];
    for (const changes of [
      { ...page, desktop: { texts } },
      { ...page, mobile: { texts } },
    ]) {
      expect(judge(changes).score).toBeLessThanOrEqual(90);
      const { reading } = read("text-contrast", changes) ?? {};
      expect(reading?.shown).toBe("100\u00a0%");
      expect(reading?.blame).toContain("mit 1,6 zu 1");
      expect(reading?.suggestion).toContain("dunkler oder den Grund heller: #c8c8c8 auf #ffffff");
      expect(reading?.annotations?.[0]?.text).toContain("nötig sind 4,5 zu 1");
    }
  });

  it("asks for lighter text on a dark ground", () => {
    const texts = [textItem({ color: rgb(70, 70, 70), background: ink })];
    expect(read("text-contrast", { both: { texts } })?.reading.suggestion).toContain(
      "heller oder den Grund dunkler",
    );
  });

  it("judges contrast by characters, without inactive text and without text over pictures", () => {
    const texts = (failing: number) => [
      textItem({ characters: 1000 - failing }),
      textItem({ characters: failing, color: pale }),
      textItem({ characters: 5000, color: pale, isInactive: true }),
      textItem({ characters: 5000, color: pale, background: null }),
    ];
    expect(read("text-contrast", { both: { texts: texts(10) } })?.score).toBe(1);
    expect(read("text-contrast", { both: { texts: texts(130) } })?.score).toBeCloseTo(0.5, 5);
    expect(read("text-contrast", { both: { texts: [] } })).toBeUndefined();
  });

  it("weighs a lack of contrast by how much is missing, not by a cliff at the limit [EYE-31]", () => {
    const scores = [116, 122, 150, 175].map((grey) => {
      const texts = [
        textItem({ characters: 800 }),
        textItem({ characters: 200, color: rgb(grey, grey, grey) }),
      ];
      return read("text-contrast", { both: { texts } })?.score ?? -1;
    });
    expect(scores[0]).toBe(1);
    expect(scores[1]).toBeGreaterThan(0.7);
    expect(scores[2]).toBeLessThan(scores[1] ?? 0);
    expect(scores[3]).toBeLessThan(0.25);
  });

  it("takes no blue for the accent that only the browser chose [EYE-31]", () => {
    const links = ["Mehr", "Preise", "Anfahrt"].map((sample) =>
      textItem({ sample, color: rgb(0, 0, 238), inControl: "link" }),
    );
    const alone = read("accent-reuse", { both: { texts: links } })?.reading;
    expect(alone?.shown).toBe("keine Akzentfarbe");
    const own = textItem({ sample: "Termin", color: brick, inControl: "link" });
    const beside = read("accent-reuse", { both: { texts: [...links, own] } })?.reading;
    expect(beside?.value).toBe(0.25);
    expect(beside?.suggestion).not.toMatch(/#[0-9a-f]{6}/);
    expect(beside?.suggestion).toContain("die Ihres Betriebs");
  });

  it("counts colours of surfaces, hues and colours of text", () => {
    const surfaces = [...rainbow, ink, pale, paper].map((color) => surfaceItem({ color }));
    expect(read("palette-size", { both: { surfaces } })?.reading.value).toBeGreaterThan(10);
    expect(read("hue-count", { both: { surfaces } })?.score).toBe(0);
    const texts = rainbow.map((color) => textItem({ color }));
    expect(read("text-colours", { both: { texts } })?.reading.value).toBeGreaterThan(7);
    expect(read("palette-size", page)?.reading.shown).toBe("2 Farben");
  });

  it("wants one accent for buttons and links", () => {
    const buttons = rainbow.map((background) => controlItem({ look: buttonLook({ background }) }));
    expect(read("accent-reuse", { both: { controls: buttons } })?.score).toBeLessThan(0.5);
    expect(read("accent-reuse", { both: {} })?.reading.shown).toBe("keine Akzentfarbe");
    expect(read("accent-reuse", page)?.score).toBe(1);
  });

  it.each([
    ["colourfulness", { colourfulness: 60 }, 1],
    ["colourfulness", { colourfulness: 15 }, 0.7],
    ["tones", { tones: 9 }, 1],
    ["tones", { tones: 1 }, 0],
    ["main-tone", { mainTone: 0.75 }, 0.5],
    ["colourfulness", { colourfulness: 129 }, 0.5],
    ["colourfulness", { colourfulness: 0 }, 0.4],
    ["luminance-spread", { luminanceSpread: 0.2 }, 1],
    ["luminance-spread", { luminanceSpread: 0.02 }, 0],
  ])("%s of %o gives %d of the points", (id, pixels, share) => {
    expect(read(id, { pixels, both: { texts: [textItem()] } })?.score).toBeCloseTo(share, 5);
  });
});
