// What a rating says beside what else it says: each thing once, and nothing against itself.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryDesignFacts } from "#test/support/design/arbitrary-design-facts.ts";
import {
  box,
  controlItem,
  designFacts,
  ink,
  mediaItem,
  paper,
  technique,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import { line, number, read, type Shown } from "#test/support/design/said-readings.ts";
import type { DesignFacts, TextItem } from "#worker/design/page-snapshot.ts";
import { scoreAspects } from "#worker/design/rate.ts";
import { aspects } from "#worker/design/registry.ts";
import { NEEDS_WORK } from "#worker/design/score-aspect.ts";
import { covered, denied } from "#worker/design/unsaid.ts";

function saidOf(facts: DesignFacts) {
  const said = scoreAspects(facts)
    .flatMap(({ gauges }) => gauges)
    .filter(({ isSaid }) => isSaid);
  const ids = (isComplaint: boolean) =>
    said.filter(({ score }) => score < NEEDS_WORK === isComplaint).map(({ gauge }) => gauge.id);
  return { complaints: ids(true), praises: ids(false) };
}

describe("beside what else it says, a rating", () => {
  it("names gauges that there are, and none beside itself [EYE-59]", () => {
    const ids = new Set(aspects.flatMap(({ gauges }) => gauges.map(({ id }) => id)));
    for (const table of [covered, denied])
      for (const [id, others] of Object.entries(table)) {
        expect([id, ...others].filter((one) => !ids.has(one))).toEqual([]);
        expect(others).not.toContain(id);
      }
  });

  it("never praises what it complains of, on any page [EYE-59]", () => {
    fc.assert(
      fc.property(arbitraryDesignFacts, (facts) => {
        const { complaints, praises } = saidOf(facts);
        for (const praise of praises)
          expect(
            complaints.filter((id) => denied[praise]?.includes(id)),
            praise,
          ).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("tells of a page in tiny letters one fault of size, and does not praise its grading or its air [EYE-59]", () => {
    const texts = [20, 300, 600].map((y) => line(y, { size: 10 }));
    const { complaints, praises } = saidOf(designFacts({ both: { texts: [...texts, number] } }));
    expect(complaints).toContain("body-size");
    expect(complaints).not.toContain("small-text");
    for (const id of ["size-count", "white-space"]) expect(praises).not.toContain(id);
  });

  it("marks nothing of which it says nothing [EYE-59]", () => {
    const texts = [20, 300, 600].map((y) => line(y, { size: 10 }));
    const marks = scoreAspects(designFacts({ both: { texts } })).flatMap(({ annotations }) => annotations);
    expect(marks.map(({ measurement }) => measurement)).toContain("body-size");
    expect(marks.map(({ measurement }) => measurement)).not.toContain("small-text");
  });
});

const PHONE = { viewport: { width: 390, height: 844 }, page: { width: 390, height: 2_000 } };

describe("what a page has not deserved", () => {
  const look = (background: typeof ink) => ({
    background,
    color: paper,
    borderRadius: 4,
    height: 48,
    family: "Figtree",
    size: 16,
  });
  const green = { r: 20, g: 120, b: 40, a: 1 };
  const button = (x: number, background: typeof ink) =>
    controlItem({ kind: "button", name: `Anfragen ${x}`, box: box(x, 20, 120, 48), look: look(background) });
  const face = (family: string) =>
    technique({ fonts: [{ family, display: "swap", format: "woff2", origin: "own" }] });
  const isPraised = (id: string, both: Shown) => read(id, both)?.withoutPraise !== true;

  it.each<[string, string, Shown, Shown]>([
    [
      "buttons easily recognised, where each looks different",
      "button-looks",
      { controls: [button(20, ink), button(200, ink), button(400, green), button(600, green)] },
      { controls: [button(20, ink), button(200, green)] },
    ],
    [
      "emphasis that stands out, where there is one weight",
      "font-weights",
      { texts: [line(0), line(0), textItem({ weight: 700 })] },
      { texts: [line(0)] },
    ],
    [
      "emphasis that stands out, where most is bold",
      "font-weights",
      { texts: [line(0), line(0), textItem({ weight: 700 })] },
      { texts: [line(0, { weight: 700 }), line(0, { weight: 700 }), line(0)] },
    ],
    [
      "clear grading, where sizes are hardly apart",
      "size-count",
      { texts: [line(0, { size: 16 }), line(90, { size: 18 }), line(200, { size: 60 })] },
      { texts: [line(0, { size: 16 }), line(90, { size: 17 }), line(200, { size: 60 })] },
    ],
    [
      "few hues, where the only one is the browser's blue",
      "hue-count",
      { texts: [line(0, { color: green })] },
      { texts: [line(0, { color: { r: 0, g: 0, b: 238, a: 1 } })] },
    ],
    [
      "fields like the rest, where there are none",
      "plain-controls",
      { controls: [button(20, ink), controlItem({ kind: "field" })] },
      { controls: [button(20, ink)] },
    ],
    [
      "columns of today, where there are none",
      "layout-technique",
      {},
      { technique: technique({ layouts: { flex: 0, grid: 0, float: 0, table: 0, absolute: 0, block: 9 } }) },
    ],
  ])("is praise for %s [EYE-59]", (_, id, deserved, undeserved) => {
    expect([isPraised(id, deserved), isPraised(id, undeserved)]).toEqual([true, false]);
  });

  it("is praise for a heading that only greets, nor blame for a title that is no heading [EYE-58]", () => {
    const heading = (sample: string) =>
      read("first-screen-heading", { texts: [textItem({ sample, headingLevel: 1, size: 40 }), number] });
    expect(heading("Herzlich willkommen auf unserer Homepage!")?.withoutPraise).toBe(true);
    expect(heading("Dachdecker in Olfen")?.withoutPraise).toBe(false);
    const title = (size: number) =>
      read("first-screen-heading", { texts: [textItem({ size, box: box(20, 40, 500, 40) }), number] });
    expect([title(16)?.withoutBlame, title(32)?.withoutBlame]).toEqual([false, true]);
  });

  it("is a typeface that looks the same everywhere, where only headings have it [EYE-58]", () => {
    const praise = (texts: TextItem[]) => read("own-typeface", { texts, technique: face("Figtree") })?.praise;
    expect(praise([line(0, { family: "Figtree" })])).toContain("überall gleich aus");
    const mixed = [
      line(0, { family: "Arial" }),
      line(0, { family: "Arial" }),
      textItem({ family: "Figtree" }),
    ];
    expect(praise(mixed)).toContain("Ein Teil der Texte");
  });

  it("is contrast everywhere, where text stands on pictures [EYE-58]", () => {
    const praise = (background: typeof ink | null) =>
      read("text-contrast", { texts: [line(0), line(100, { background })] })?.praise;
    expect(praise(paper)).toContain("überall");
    expect(praise(null)).not.toContain("überall");
  });

  it("is old technique to remove where a doctype is to be renewed [EYE-58]", () => {
    const advice = (changes: Parameters<typeof technique>[0]) =>
      read("old-techniques", { technique: technique(changes) })?.suggestion;
    expect(advice({ doctype: null })).toMatch(/^Lassen Sie die Seite mit dem heutigen Dokumenttyp beginnen/);
    expect(advice({ oldTechniques: ["flash"] })).toMatch(/^Ersetzen oder entfernen Sie: Flash/);
    expect(advice({ doctype: null, oldTechniques: ["flash"] })).toMatch(
      /Dokumenttyp.*ersetzen oder entfernen/,
    );
  });

  it("is fit pictures, where one of them is far too large for the phone [EYE-58]", () => {
    const photo = (width: number) =>
      mediaItem({
        kind: "img",
        format: "jpeg",
        box: box(0, 0, 350, 240),
        natural: { width, height: width * 0.68 },
      });
    const isPraised = (widths: number[]) =>
      read("responsive-pictures", { media: widths.map(photo) }, PHONE)?.withoutPraise !== true;
    expect([isPraised([700, 700, 700]), isPraised([700, 700, 3_600])]).toEqual([true, false]);
  });

  it("is old technique, where only the doctype is [EYE-58]", () => {
    const complains = (changes: Parameters<typeof technique>[0]) =>
      read("old-techniques", { technique: technique(changes) })?.withoutBlame !== true;
    expect(complains({ doctype: null })).toBe(false);
    expect(complains({ doctype: null, oldTechniques: ["flash"] })).toBe(true);
  });

  it("is a colour too many, where dark ground only turns the same text round [EYE-58]", () => {
    const grey = (value: number) => ({ r: value, g: value, b: value, a: 1 });
    const onLight = [0, 60, 110].map((value) => line(value, { color: grey(value), background: paper }));
    const onDark = [255, 235, 215, 190, 165, 140].map((value) =>
      line(value, { color: grey(value), background: ink }),
    );
    const complaint = (texts: TextItem[]) => read("text-colours", { texts })?.withoutBlame !== true;
    expect(complaint([...onLight, ...onDark])).toBe(false);
    const many = [0, 35, 60, 85, 105, 125, 145, 165].map((value) =>
      line(value, { color: grey(value), background: paper }),
    );
    expect(complaint(many)).toBe(true);
  });
});
