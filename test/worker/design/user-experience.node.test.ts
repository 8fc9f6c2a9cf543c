import { describe, expect, it } from "vitest";
import { pointsOf, readingOf, scoreOf } from "#test/support/design/gauge-reading.ts";
import { box, buttonLook, controlItem, designFacts, technique } from "#test/support/design/page-snapshots.ts";
import { goodPage } from "#test/support/seo/good-page.ts";
import { measureTargets } from "#worker/design/figures/target-sizes.ts";
import type {
  ControlItem,
  DesignFacts,
  OverlayItem,
  PageSnapshot,
  Size,
} from "#worker/design/page-snapshot.ts";
import { userExperience } from "#worker/design/registry.ts";

const sizesOf = (...controls: ControlItem[]) =>
  measureTargets(designFacts({ mobile: { controls } }).mobile.snapshot);
const link = (x: number, y: number, width: number, height: number, changes: Partial<ControlItem> = {}) =>
  controlItem({ box: box(x, y, width, height), ...changes });
const button = (y: number, name = "Termin anfragen") =>
  controlItem({ kind: "button", name, look: buttonLook(), box: box(20, y, 200, 48) });
const changed = (facts: DesignFacts, change: (snapshot: PageSnapshot) => PageSnapshot): DesignFacts => ({
  desktop: { ...facts.desktop, snapshot: change(facts.desktop.snapshot) },
  mobile: { ...facts.mobile, snapshot: change(facts.mobile.snapshot) },
});

/** What a phone shows of a page that names no width for it. */
const forDesktops = (controls: ControlItem[], viewport: Size) =>
  designFacts({ mobile: { viewport, controls, technique: technique({ viewportMeta: null }) } });

describe("target sizes (WCAG 2.2, 2.5.8)", () => {
  const tooSmall: [string, ControlItem[], number][] = [
    ["24 × 24 px is enough", [link(0, 0, 24, 24), link(24, 0, 24, 24)], 0],
    ["small ones that touch each other are too small", [link(0, 0, 60, 18), link(0, 18, 60, 18)], 2],
    ["small ones with room around them are fine", [link(0, 0, 60, 18), link(0, 30, 60, 18)], 0],
    ["a small one beside a large one is too small", [link(0, 0, 60, 18), link(0, 19, 60, 48)], 1],
    ["a small one within a large one is one place to tap", [link(0, 0, 300, 100), link(20, 20, 60, 18)], 0],
    [
      "links within a sentence may be small",
      [link(0, 0, 60, 18, { isInline: true }), link(0, 19, 90, 44)],
      0,
    ],
    [
      "what belongs to a banner is not the page's",
      [link(0, 0, 9, 9, { inOverlay: true }), link(0, 12, 44, 44)],
      0,
    ],
  ];
  it.each(tooSmall)("%s", (_, controls, count) => {
    expect(sizesOf(...controls)?.tooSmall).toHaveLength(count);
  });

  it.each([
    [[link(0, 0, 60, 48)], "Die einzige Schaltfläche ist groß genug zum Treffen."],
    [
      [link(0, 0, 60, 48), link(0, 60, 60, 48)],
      "Alle 2 Schaltflächen und Links sind groß genug oder haben Abstand zum nächsten.",
    ],
    [
      [
        link(0, 0, 60, 18),
        link(0, 18, 60, 48),
        ...Array.from({ length: 16 }, (_, i) => link(0, 100 + 60 * i, 60, 48)),
      ],
      "Von 18 Schaltflächen und Links ist nur einer zu klein und zu eng gesetzt.",
    ],
  ])("are praised in words that fit their number [EYE-31]", (controls, praise) => {
    const facts = designFacts({ both: { controls } });
    expect(readingOf(userExperience, "target-size-minimum", facts)?.praise).toBe(praise);
  });

  it("are counted up to 44 px", () => {
    expect(sizesOf(link(0, 0, 300, 200), link(0, 300, 100, 22))?.meanSide).toBe(33);
  });

  it("shrink with a page that is made for 980 px", () => {
    const facts = forDesktops([link(0, 0, 200, 60)], { width: 975, height: 2_110 });
    expect(readingOf(userExperience, "target-size-comfort", facts)?.value).toBeCloseTo(24, 5);
  });

  it("say nothing of a page without controls", () => {
    expect(sizesOf()).toBeNull();
  });
});

describe("overlays on the phone", () => {
  const covered = (kind: OverlayItem["kind"], coverage: number, viewport = { width: 390, height: 844 }) =>
    pointsOf(
      userExperience,
      "overlays",
      designFacts({
        mobile: { viewport, overlays: [{ kind, coverage, box: box(0, 500, 390, 300) }] },
      }),
    );

  it("cost nothing for a consent banner up to a third, a slim bar or a bubble", () => {
    expect([covered("consent", 0.33), covered("bar", 0.15), covered("bubble", 0.02)]).toEqual([
      100, 100, 100,
    ]);
  });

  it("cost more the more they hide", () => {
    expect(covered("consent", 0.9)).toBe(0);
    expect(covered("dialog", 0.5)).toBe(0);
    expect(covered("consent", 0.5)).toBeGreaterThan(covered("dialog", 0.35) ?? 100);
  });

  it("weigh the same where the page sticks out and is shown smaller", () => {
    expect(covered("dialog", 0.2 / 1.2, { width: 468, height: 844 * 1.2 })).toBeCloseTo(
      covered("dialog", 0.2) ?? 0,
      5,
    );
  });
});

describe("names and labels", () => {
  it("are missing where fields have none, and links", () => {
    const controls = [
      controlItem({ kind: "field", hasLabel: false, name: "" }),
      controlItem({ kind: "field" }),
      controlItem({ name: " " }),
      controlItem(),
    ];
    const facts = designFacts({ desktop: { controls } });
    expect(readingOf(userExperience, "field-labels", facts)).toMatchObject({ value: 0.5, shown: "1 von 2" });
    expect(readingOf(userExperience, "control-names", facts)).toMatchObject({ value: 0.5 });
    expect(readingOf(userExperience, "field-labels", designFacts())).toBeNull();
  });
});

describe("use of a good page", () => {
  const score = scoreOf(userExperience, goodPage());

  it("is good", () => {
    expect(score).toBeGreaterThanOrEqual(95);
  });

  it("loses 10 points when its targets shrink", () => {
    const shrunk = changed(goodPage(), (snapshot) => ({
      ...snapshot,
      controls: snapshot.controls.map((control) => ({
        ...control,
        box: { ...control.box, height: 14, width: 50 },
      })),
    }));
    expect(scoreOf(userExperience, shrunk)).toBeLessThanOrEqual(score - 10);
  });

  it("does not gain by what breaks the page elsewhere", () => {
    // Its button stands just below the phone's screen; what sticks out must not bring it in.
    const lacking = changed(goodPage(), (snapshot) => ({
      ...snapshot,
      controls: snapshot.controls.filter(({ kind }) => kind !== "button").concat(button(880)),
    }));
    const { desktop, mobile: narrow } = lacking;
    const page = { ...narrow.snapshot.page, width: 450 };
    const snapshot = { ...narrow.snapshot, page, viewport: { width: 450, height: 974 } };
    const wide = { desktop, mobile: { ...narrow, snapshot } };
    expect(scoreOf(userExperience, wide)).toBeLessThanOrEqual(scoreOf(userExperience, lacking));
    const facts = goodPage();
    const mobile = {
      ...facts.mobile,
      snapshot: { ...facts.desktop.snapshot, viewport: { width: 980, height: 2_120 } },
    };
    expect(scoreOf(userExperience, { ...facts, mobile })).toBeLessThan(score);
  });

  it("takes no measured time into account", () => {
    const slow = changed(goodPage(), (snapshot) => ({
      ...snapshot,
      vitals: { lcp: 9_000, cls: 0, tbt: 5_000 },
    }));
    expect(scoreOf(userExperience, slow)).toBe(score);
    expect(readingOf(userExperience, "long-tasks", slow)?.shown).toBe("5.000\u00a0ms");
  });
});
