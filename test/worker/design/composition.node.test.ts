// Margins on the phone, room between parts, bands, columns, text at first sight; and tools, which are not asked for what wins customers.
import { describe, expect, it } from "vitest";
import { readingOf } from "#test/support/design/gauge-reading.ts";
import {
  box,
  controlItem,
  designFacts,
  ink,
  mediaItem,
  surfaceItem,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import type { Gauge } from "#worker/design/aspect.ts";
import { countFirstCharacters } from "#worker/design/figures/composition.ts";
import { isTool } from "#worker/design/figures/page-sort.ts";
import type { PageSnapshot } from "#worker/design/page-snapshot.ts";
import { layout, userExperience } from "#worker/design/registry.ts";
import { scoreAspect } from "#worker/design/score-aspect.ts";

const onDesktop = (desktop: Partial<PageSnapshot>) => designFacts({ desktop });
const value = (id: string, facts: Parameters<Gauge["read"]>[0]) => readingOf(layout, id, facts)?.value;
const row = (y: number, x = 100, width = 400, height = 40) => textItem({ box: box(x, y, width, height) });

describe("margin on the phone", () => {
  const margin = (texts: PageSnapshot["texts"], page = { width: 390, height: 2_000 }) =>
    value("phone-margin", designFacts({ mobile: { texts, page } }));
  const at = (x: number) => textItem({ box: box(x, 100, 300, 60), characters: 120 });

  it("is what lies between the screen's edge and the tenth of the texts nearest to it [EYE-47]", () => {
    expect(margin([at(20)])).toBe(20);
    expect(margin([at(0), ...Array.from({ length: 19 }, () => at(24))])).toBe(24);
    expect(margin([at(0), at(0), at(0), at(24), at(24)])).toBe(0);
  });

  it("is none where the page has to be pushed sideways, and nothing is said of a page without text [EYE-47]", () => {
    expect(margin([at(20), textItem({ box: box(20, 0, 500, 40) })], { width: 520, height: 2_000 })).toBe(0);
    expect(margin([])).toBeUndefined();
  });
});

describe("room between the parts of a page", () => {
  it("is what nine tenths of its gaps stay below, at most 400 px [EYE-47]", () => {
    const rows = (gap: number) => Array.from({ length: 12 }, (_, at) => row(at * (40 + gap)));
    expect(value("section-space", onDesktop({ texts: rows(16) }))).toBe(16);
    const parts = [
      ...rows(16),
      ...rows(16).map((text) => ({ ...text, box: { ...text.box, y: text.box.y + 900 } })),
    ];
    expect(value("section-space", onDesktop({ texts: [...parts, row(2_000), row(2_200)] }))).toBe(160);
    expect(
      value("section-space", onDesktop({ texts: [0, 140, 280, 420, 560, 1_500].map((y) => row(y)) })),
    ).toBe(400);
    expect(value("section-space", onDesktop({ texts: [row(0), row(100)] }))).toBeUndefined();
  });
});

describe("bands", () => {
  const page = { width: 1_280, height: 3_000 };
  const band = (y: number, height = 400, width = 1_280) =>
    surfaceItem({ box: box(0, y, width, height), color: ink, role: "background" });

  it("are painted or pictured across the page, each once; its own ground is none [EYE-47]", () => {
    const texts = [row(10)];
    const count = (surfaces: PageSnapshot["surfaces"], media: PageSnapshot["media"] = []) =>
      value("bands", onDesktop({ page, texts, surfaces, media }));
    expect(count([band(0, 3_000)])).toBe(0);
    expect(count([band(0), band(800), band(810)])).toBe(2);
    expect(count([band(0, 90), band(800, 400, 600)])).toBe(0);
    expect(count([band(0)], [mediaItem({ kind: "background", box: box(0, 900, 1_280, 500) })])).toBe(2);
  });
});

describe("columns", () => {
  it("are rows in which content stands side by side [EYE-47]", () => {
    const pair = (y: number) => [row(y, 100, 300, 100), row(y + 10, 500, 300, 100)];
    expect(value("columns", onDesktop({ texts: [row(0), row(100)] }))).toBe(0);
    expect(value("columns", onDesktop({ texts: [...pair(0), ...pair(200), row(400)] }))).toBe(2);
    expect(value("columns", onDesktop({ texts: [row(0, 100, 60), row(0, 200, 60)] }))).toBe(0);
  });
});

describe("text at first sight", () => {
  const count = (...texts: PageSnapshot["texts"]) =>
    countFirstCharacters(onDesktop({ texts }).desktop.snapshot);

  it("is what of it stands above the screen's edge [EYE-47]", () => {
    const at = (y: number) => textItem({ box: box(100, y, 400, 200), characters: 600 });
    expect(count(at(0))).toBe(600);
    expect(count(at(0), at(750), at(800))).toBe(750);
    expect(count()).toBeNull();
  });
});

describe("a tool", () => {
  const menu = Array.from({ length: 8 }, (_, at) =>
    controlItem({ kind: "link", box: box(16, 80 + at * 60, 180, 30) }),
  );
  const texts = [row(10)];

  it("has a menu beside its content, or asks for a password and says hardly anything [EYE-48]", () => {
    const shows = (desktop: Partial<PageSnapshot>) => isTool(onDesktop(desktop).desktop.snapshot);
    expect(shows({ controls: menu })).toBe(true);
    expect(shows({ controls: menu.slice(0, 4) })).toBe(false);
    expect(
      shows({ controls: menu.map((link, at) => ({ ...link, box: box(16 + at * 100, 20, 80, 30) })) }),
    ).toBe(false);
    const form = ["E-Mail", "Passwort"].map((name) => controlItem({ kind: "field", name }));
    expect(shows({ controls: form, texts })).toBe(true);
    expect(shows({ controls: form, texts: [textItem({ characters: 900 })] })).toBe(false);
  });

  it("is not asked for a telephone number, a call to act, bands, room or brevity [EYE-48]", () => {
    const firm = [...texts, textItem({ sample: "Tel. 02595 12345" })];
    const read = (controls: PageSnapshot["controls"]) =>
      [layout, userExperience].flatMap((aspect) =>
        scoreAspect(aspect, designFacts({ both: { texts: firm, controls } })).gauges.map(
          ({ gauge }) => gauge.id,
        ),
      );
    const asked = read([]).filter((id) => !read(menu).includes(id));
    expect(asked.sort()).toEqual(["bands", "first-screen-action", "first-screen-phone", "first-screen-text"]);
  });
});

describe("what nearly every page has", () => {
  const gauge = (poor: number): Gauge => ({
    id: "any",
    label: "Irgendetwas",
    weight: 1,
    cost: 40,
    good: 0,
    poor,
    expected: "nichts",
    basis: "Erfahrung",
    read: () => ({ value: 1, shown: "1", praise: "", blame: "", suggestion: "" }),
  });
  const score = (poor: number) =>
    scoreAspect(
      {
        id: "layout",
        title: "",
        weight: 1,
        gauges: [gauge(poor), { ...gauge(9), cost: 0, weight: 9, good: 1 }],
      },
      designFacts(),
    ).score;

  it("costs nothing down to half of its points, and all of its cost without any [EYE-47]", () => {
    expect(score(2)).toBeCloseTo(95, 5);
    expect(score(4 / 3)).toBeCloseTo(92.5 - 20, 5);
    expect(score(1)).toBeCloseTo(90 - 40, 5);
  });
});
