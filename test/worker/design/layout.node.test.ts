import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box } from "#contract/design-rating.ts";
import { pointsOf, readingOf, scoreOf } from "#test/support/design/gauge-reading.ts";
import {
  blockItem,
  box,
  designFacts,
  mediaItem,
  technique,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import { growthBeyondLinear } from "#test/support/hostile/growth.ts";
import { goodPage } from "#test/support/seo/good-page.ts";
import { measureAlignment } from "#worker/design/figures/alignment.ts";
import { measureSpacing, measureWhiteSpace } from "#worker/design/figures/spacing.ts";
import type { BlockItem, DesignFacts } from "#worker/design/page-snapshot.ts";
import { layout } from "#worker/design/registry.ts";

const desktopOf = (blocks: BlockItem[]) => designFacts({ desktop: { blocks } }).desktop.snapshot;
const frame = blockItem({ box: box(100, 0, 1000, 900), isLeaf: false });
const inFrame = (...boxes: Box[]) => [
  blockItem({ box: box(0, 0, 1200, 900), isLeaf: false }),
  { ...frame, parent: 0, inner: frame.box },
  ...boxes.map((one) => blockItem({ box: one, parent: 1 })),
];
const shareOf = (...boxes: Box[]) => measureAlignment(desktopOf([...inFrame(...boxes), ...fillers()]))?.share;
/** So that no single box holds most of the page. */
const fillers = () =>
  Array.from({ length: 6 }, (_, row) => blockItem({ box: box(0, 900 + row * 90, 1280, 80) }));

/** The desktop's boxes moved. */
function shifted(
  facts: DesignFacts,
  shift: (block: BlockItem, index: number) => { x: number; y: number },
): DesignFacts {
  const { snapshot } = facts.desktop;
  const blocks = snapshot.blocks.map((block, index) => {
    const { x, y } = shift(block, index);
    const moved = (one: Box) => ({ ...one, x: one.x + x, y: one.y + y });
    return { ...block, box: moved(block.box), inner: moved(block.inner) };
  });
  return { ...facts, desktop: { ...facts.desktop, snapshot: { ...snapshot, blocks } } };
}

describe("alignment", () => {
  const rows: [string, Box[], number][] = [
    ["boxes as wide as their frame", [box(100, 0, 1000, 50), box(100, 60, 1000, 50)], 1],
    ["a box at the left edge and one in the middle", [box(100, 0, 300, 90), box(450, 100, 300, 90)], 1],
    ["three cards with equal gaps", [box(100, 0, 320, 90), box(440, 0, 320, 90), box(780, 0, 320, 90)], 1],
    ["the short last row of a grid", [box(100, 0, 480, 90), box(620, 0, 480, 90), box(620, 100, 400, 90)], 1],
    ["a text beside a picture at the right edge", [box(100, 0, 500, 300), box(700, 0, 400, 300)], 1],
    ["menu items of any width", [box(100, 0, 80, 40), box(191, 0, 64, 40), box(280, 0, 120, 40)], 1],
    ["rounding of 2 px", [box(101.5, 0, 990, 50)], 1],
    ["a box that is indented by 13 px", [box(113, 0, 987, 50)], 6 / 7],
    ["a box pushed by 13 px", [box(113, 0, 1000, 50)], 6 / 7],
    [
      "a card 9 px lower than its neighbours",
      [box(100, 0, 320, 90), box(440, 9, 320, 90), box(780, 0, 320, 90)],
      8 / 9,
    ],
  ];
  it.each(rows)("judges %s", (_, boxes, share) => {
    expect(shareOf(...boxes)).toBeCloseTo(share, 5);
  });

  it("counts what stands in a pushed box with it, and names its distance", () => {
    const inner = [box(113, 0, 400, 40), box(113, 50, 400, 40)].map((one) =>
      blockItem({ box: one, parent: 2 }),
    );
    const pushed = blockItem({ box: box(113, 0, 400, 100), parent: 1, isLeaf: false });
    const found = measureAlignment(desktopOf([...inFrame(), pushed, ...inner, ...fillers()]));
    expect(found?.share).toBeCloseTo(6 / 8, 5);
    expect(found?.misaligned).toEqual([{ box: pushed.box, distance: 13, leaves: 2 }]);
  });

  it("says nothing of a page without boxes", () => {
    expect(measureAlignment(desktopOf([]))).toBeNull();
  });

  it("survives parents that do not exist or stand behind their children", () => {
    const odd = [5, 1, 0, -7].map((parent) => blockItem({ parent }));
    expect(measureAlignment(desktopOf(odd))).not.toBeNull();
  });

  it("takes twice the time for twice the boxes, also where all stand in one place or one row", () => {
    const run = (blocks: BlockItem[]) => measureAlignment(desktopOf(blocks));
    for (const place of [(index: number) => box(index * 40, 0, 40, 70), () => box(0, 0, 40, 70)]) {
      const make = (count: number) => () =>
        Array.from({ length: count }, (_, index) => blockItem({ box: place(index) }));
      expect(growthBeyondLinear(make(3_000), make(6_000), run)).toBeNull();
    }
  });
});

describe("spacing", () => {
  const stackOf = (gaps: readonly number[]) => {
    let y = 0;
    return desktopOf(
      [0, ...gaps].map((gap) => {
        y += gap;
        const item = blockItem({ box: box(100, y, 600, 50) });
        y += 50;
        return item;
      }),
    );
  };

  it("counts the distances that nine tenths of the gaps have, 2 px taken for one", () => {
    const found = measureSpacing(
      stackOf([16, 16, 17, 16, 32, 32, 33, 32, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 80, 5]),
    );
    expect(found).toMatchObject({ steps: 3, recurring: 0.95, common: [80, 16, 32] });
    expect(found?.odd.map(({ distance }) => distance)).toEqual([5]);
  });

  it("finds no rhythm where every gap is another", () => {
    const found = measureSpacing(stackOf(Array.from({ length: 20 }, (_, index) => 10 + index * 4)));
    expect(found).toMatchObject({ steps: 18, recurring: 0 });
  });

  it("does not judge a handful of gaps", () => {
    expect(measureSpacing(stackOf([10, 20, 30]))).toBeNull();
  });
});

describe("white space", () => {
  it("is the share of the page without text and picture", () => {
    const half = designFacts({ desktop: { media: [mediaItem({ box: box(0, 0, 640, 800) })] } });
    expect(measureWhiteSpace(half.desktop.snapshot)).toBe(0.5);
    expect(measureWhiteSpace(designFacts().desktop.snapshot)).toBe(1);
  });

  it("counts a short line as short, and overlapping pictures once", () => {
    const line = textItem({ box: box(0, 0, 1280, 20), characters: 10, size: 16, align: "left" });
    expect(measureWhiteSpace(designFacts({ desktop: { texts: [line] } }).desktop.snapshot)).toBe(
      1 - 5 / (64 * 40),
    );
    const twice = Array.from({ length: 2 }, () => mediaItem({ box: box(0, 0, 640, 800) }));
    expect(measureWhiteSpace(designFacts({ desktop: { media: twice } }).desktop.snapshot)).toBe(0.5);
  });

  it("costs points where the page is empty, and where it is full", () => {
    const full = designFacts({ desktop: { media: [mediaItem({ box: box(0, 0, 1280, 760) })] } });
    expect(pointsOf(layout, "white-space", full)).toBe(0);
    expect(pointsOf(layout, "white-space", designFacts())).toBe(0);
    expect(pointsOf(layout, "white-space", goodPage())).toBe(100);
  });
});

describe("balance", () => {
  it("has a side", () => {
    const right = designFacts({ desktop: { media: [mediaItem({ box: box(700, 0, 500, 400) })] } });
    expect(readingOf(layout, "balance", right)).toMatchObject({ value: 1, shown: "100\u00a0% rechts" });
  });
});

describe("overflow on the phone", () => {
  const wide = (width: number, changes = {}) =>
    designFacts({
      mobile: {
        page: { width, height: 2_000 },
        texts: [textItem({ box: box(0, 0, width, 40) })],
        ...changes,
      },
    });

  it("is what the page is wider than 390 px", () => {
    expect(readingOf(layout, "phone-overflow", wide(390))?.value).toBe(0);
    expect(readingOf(layout, "phone-overflow", wide(450))).toMatchObject({ value: 60, shown: "60\u00a0px" });
    expect(readingOf(layout, "phone-overflow", wide(450))?.annotations?.[0]?.text).toContain("60\u00a0px");
  });

  it("does not mind a menu that waits outside of the screen", () => {
    const outside = [textItem({ box: box(20, 0, 300, 40) }), textItem({ box: box(390, 0, 300, 40) })];
    expect(readingOf(layout, "phone-overflow", wide(690, { texts: outside }))?.value).toBe(0);
  });

  it("is a page laid out for the desktop, too", () => {
    const viewport = { width: 980, height: 2_120 };
    const reading = readingOf(
      layout,
      "phone-overflow",
      wide(980, { viewport, technique: technique({ viewportMeta: null }) }),
    );
    expect(reading?.value).toBe(590);
    expect(reading?.blame).toContain("980\u00a0px breit");
  });
});

describe("layout of a good page", () => {
  const score = scoreOf(layout, goodPage());

  it("is good", () => {
    // No part of it has a ground of its own.
    expect(score).toBeGreaterThanOrEqual(84);
  });

  it("loses 10 points when boxes are pushed off their lines", () => {
    const every = (step: number, by: number) =>
      scoreOf(
        layout,
        shifted(goodPage(), ({ isLeaf }, index) =>
          isLeaf && index % step === 0 ? { x: by, y: 0 } : { x: 0, y: 0 },
        ),
      );
    for (const by of [7, 13, 37, -21]) expect(every(2, by), `${by} px`).toBeLessThanOrEqual(score - 10);
    const anyhow = fc.array(fc.integer({ min: 5, max: 40 }), { minLength: 12, maxLength: 20 });
    fc.assert(
      fc.property(anyhow, (offsets) => {
        const loose = shifted(goodPage(), (_, index) => {
          const by = offsets[index % offsets.length] ?? 5;
          return { x: index % 2 === 0 ? by : -by, y: by };
        });
        expect(scoreOf(layout, loose)).toBeLessThanOrEqual(score - 10);
      }),
      { numRuns: 30 },
    );
  });

  it("loses 10 points when it sticks out of the phone by 60 px", () => {
    const facts = goodPage();
    const { snapshot } = facts.mobile;
    const overflowing = {
      ...facts.mobile,
      snapshot: { ...snapshot, page: { ...snapshot.page, width: 450 } },
    };
    expect(scoreOf(layout, { ...facts, mobile: overflowing })).toBeLessThanOrEqual(score - 10);
  });

  it("does not depend on the shift while loading, which differs from call to call", () => {
    const restless = goodPage();
    restless.desktop.snapshot.vitals.cls = 0.9;
    expect(scoreOf(layout, restless)).toBe(score);
  });
});

describe("layout of an empty page", () => {
  it("has no points", () => {
    expect(scoreOf(layout, designFacts())).toBe(0);
  });
});
