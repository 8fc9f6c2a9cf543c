// What is broken, found in made-up facts: each kind, and what looks like it and is none.
import { describe, expect, it } from "vitest";
import { damageTexts } from "#content/report/design-damage.ts";
import {
  box,
  designFacts,
  mediaItem,
  paper,
  surfaceItem,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import { damagedScore, findDamage } from "#worker/design/damage/find-damage.ts";
import { rate } from "#worker/design/rate.ts";

type Changes = Parameters<typeof designFacts>[0];
const idsOf = (changes: Changes) => findDamage(designFacts(changes)).map(({ id }) => id);
const words = (sample: string, characters = 200) => textItem({ sample, characters });
const grey = { r: 204, g: 204, b: 204, a: 1 };
const greyBox = (x: number, y: number, width = 300, height = 200) =>
  surfaceItem({ box: box(x, y, width, height), color: grey, role: "background" });
const boxes = (count: number) => Array.from({ length: count }, (_, index) => box(10, 100 * index, 80, 20));

describe("damage", () => {
  it("is none on an ordinary page [EYE-41]", () => {
    expect(idsOf({ both: { texts: [words("Wir bauen Küchen.")] } })).toEqual([]);
  });

  it.each([
    ["Lorem ipsum dolor sit amet", true],
    ["Hier folgt Ihr Text", true],
    ["Das ist Blindtext.", true],
    ["Der Dolor-Wein aus Sit", false],
    ["Hier steht der Meister selbst am Ofen", false],
  ])("%s is a filler: %s [EYE-41]", (sample, isFiller) => {
    const texts = [words("Wir bauen Küchen.", 500), words(sample)];
    expect(idsOf({ both: { texts } }).includes("placeholder-text")).toBe(isFiller);
  });

  it("is no single filler in a long page [EYE-41]", () => {
    expect(idsOf({ both: { texts: [words("Text", 20_000), words("Lorem ipsum")] } })).toEqual([]);
  });

  it("are pictures that did not come, from two on, unless we refused them ourselves [EYE-41]", () => {
    const damage = (count: number) => ({
      brokenImages: boxes(count),
      overlaps: [],
      cutTexts: [],
      invisibleTexts: [],
    });
    expect(idsOf({ both: { damage: damage(1) } })).toEqual([]);
    expect(idsOf({ both: { damage: damage(2) } })).toEqual(["images"]);
    expect(idsOf({ both: { damage: damage(9) }, capture: { refusedRequests: 8 } })).toEqual([]);
    expect(idsOf({ both: { damage: damage(9) }, capture: { refusedRequests: 1 } })).toEqual(["images"]);
  });

  it("are texts over texts, from two places on [EYE-41]", () => {
    const damage = (count: number) => ({
      brokenImages: [],
      overlaps: boxes(count),
      cutTexts: [],
      invisibleTexts: [],
    });
    expect(idsOf({ both: { damage: damage(1) } })).toEqual([]);
    expect(idsOf({ both: { damage: damage(2) } })).toEqual(["overlap"]);
  });

  it("are grey boxes without content, not those with content, nor coloured, nor lines [EYE-41]", () => {
    expect(idsOf({ both: { surfaces: [greyBox(0, 0), greyBox(400, 0)] } })).toEqual(["placeholder-boxes"]);
    const filled = {
      surfaces: [greyBox(0, 0), greyBox(400, 0)],
      texts: [0, 400].map((x) => textItem({ box: box(x + 20, 20, 100, 20) })),
    };
    expect(idsOf({ both: filled })).toEqual([]);
    const named = {
      ...filled,
      texts: [0, 400].map((x) => textItem({ box: box(x + 20, 20, 100, 20), sample: "600 × 400" })),
    };
    expect(idsOf({ both: named })).toEqual(["placeholder-boxes"]);
    expect(idsOf({ both: { surfaces: [greyBox(0, 0, 300, 4), greyBox(0, 40, 300, 4)] } })).toEqual([]);
    const coloured = { ...greyBox(0, 0), color: { r: 204, g: 120, b: 90, a: 1 } };
    expect(idsOf({ both: { surfaces: [coloured, { ...coloured, color: paper }] } })).toEqual([]);
  });

  it("are texts that cannot be seen, from one place on, and cut ones, from two on [EYE-43]", () => {
    const damage = { brokenImages: [], overlaps: [], cutTexts: [], invisibleTexts: [] };
    expect(idsOf({ both: { damage: { ...damage, invisibleTexts: boxes(1) } } })).toEqual(["invisible-text"]);
    expect(idsOf({ both: { damage: { ...damage, cutTexts: boxes(1) } } })).toEqual([]);
    expect(idsOf({ both: { damage: { ...damage, cutTexts: boxes(2) } } })).toEqual(["cut-text"]);
    const [found] = findDamage(designFacts({ both: { damage: { ...damage, cutTexts: boxes(2) } } }));
    expect(found?.text).toBe(damageTexts["cut-text"](2));
    expect(damagedScore(90, found ? [found] : [])).toBe(78);
  });

  it("are stretches without anything, almost as high as a screen, below the first one [EYE-43]", () => {
    const at = (y: number) => textItem({ box: box(100, y, 400, 40) });
    const page = { width: 1_280, height: 2_400 };
    const ids = (desktop: NonNullable<Changes>["desktop"]) => idsOf({ desktop: { page, ...desktop } });
    expect(ids({ texts: [at(100), at(600), at(1_200), at(1_800), at(2_300)] })).toEqual([]);
    expect(ids({ texts: [at(100), at(600), at(1_600), at(2_300)] })).toEqual(["empty-band"]);
    expect(ids({ texts: [at(100), at(600), at(1_200)] })).toEqual(["empty-band"]);
    const photo = mediaItem({ kind: "background", box: box(0, 650, 1_280, 900) });
    expect(ids({ texts: [at(100), at(600), at(1_600), at(2_300)], media: [photo] })).toEqual([]);
    // A first screen with its words at the bottom is a matter of taste.
    expect(ids({ page: { width: 1_280, height: 800 }, texts: [at(700)] })).toEqual([]);
    // Laid out for 980 px a phone shows a screen of 2,120 px.
    const phone = {
      viewport: { width: 980, height: 2_120 },
      page: { width: 980, height: 2_120 },
      texts: [at(100)],
    };
    expect(idsOf({ mobile: phone })).not.toContain("empty-band");
  });

  it("costs at least 25 points, caps a page that shows no design at 40, and is said first [EYE-41]", () => {
    expect(
      damagedScore(
        95,
        findDamage(
          designFacts({
            both: { damage: { brokenImages: boxes(3), overlaps: [], cutTexts: [], invisibleTexts: [] } },
          }),
        ),
      ),
    ).toBe(70);
    expect(
      damagedScore(
        60,
        findDamage(
          designFacts({
            both: {
              damage: { brokenImages: boxes(3), overlaps: boxes(3), cutTexts: [], invisibleTexts: [] },
            },
          }),
        ),
      ),
    ).toBe(10);
    const facts = designFacts({ both: { texts: [words("Lorem ipsum dolor sit amet")] } });
    expect(rate(facts).improvements[0]).toBe(damageTexts["placeholder-text"](1));
  });
});
