// What /genauigkeit says of the check, counted anew.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { truthFigures as shown } from "#content/truth-figures.ts";
import type { TruthFigures } from "#content/truth-types.ts";
import { floors, goals, missedGoals } from "#scripts/bench/truth/goals.ts";
import { analyseLabelled, halves, readLabelledPages } from "#scripts/bench/truth/labelled-pages.ts";
import { countLinks } from "#scripts/bench/truth/link-pages.ts";
import { ownFigures } from "#scripts/bench/truth/own-figures.ts";
import { comparePages, truthFigures } from "#scripts/bench/truth/truth-figures.ts";

/** Seconds on an idle machine. */
const COUNT_TIMEOUT_MS = 5 * 60_000;

let counted: TruthFigures;
let scores: number[];

beforeAll(async () => {
  const pages = { open: readLabelledPages("open"), locked: readLabelledPages("locked") };
  const reports = await Promise.all([...pages.open, ...pages.locked].map(analyseLabelled));
  scores = reports.filter(({ unscoredReason }) => unscoredReason === undefined).map(({ score }) => score);
  counted = truthFigures(
    { open: await comparePages(pages.open), locked: await comparePages(pages.locked) },
    {
      own: await ownFigures([...pages.open, ...pages.locked]),
      freshLinks: await countLinks("locked"),
    },
    shown.date,
  );
}, COUNT_TIMEOUT_MS);

describe("the figures about the check's truth", () => {
  it("are those that the labelled pages give now: else `npm run bench -- truth --write` [EXACT-02]", () => {
    expect(shown).toEqual(counted);
  });

  it("come from at least 120 pages, in two halves of about the same size [EXACT-03]", () => {
    expect(counted.pages).toBeGreaterThanOrEqual(120);
    expect(Math.abs(counted.open.pages - counted.locked.pages)).toBeLessThanOrEqual(4);
    for (const half of halves) expect(counted[half].complaints).toBeGreaterThan(500);
  });

  it.each(halves)("are not worse in the %s half than they once were [EXACT-04]", (half) => {
    expect(missedGoals(counted[half], floors)).toEqual([]);
  });

  it("hold for links on pages that nobody looked at while the rules were changed [EXACT-09]", async () => {
    const open = await countLinks("open");
    for (const { imprint, privacy } of [open, counted.freshLinks])
      for (const [right, decided] of [imprint, privacy]) {
        expect(decided).toBeGreaterThanOrEqual(25);
        expect(right / decided).toBeGreaterThanOrEqual(goals.imprint);
      }
  });

  it("leave no doubt about what can be counted without labels: fields, words, robots.txt, syllables [EXACT-05]", () => {
    const { fields, words, robots, syllablesHeldOut } = counted.own;
    for (const [equal, compared] of [fields, words, robots]) {
      expect(compared).toBeGreaterThan(100);
      expect(equal).toBe(compared);
    }
    expect(syllablesHeldOut[0] / syllablesHeldOut[1]).toBeGreaterThanOrEqual(0.97);
  });
});

describe("docs/score.md", () => {
  it("shows how the points are distributed over the labelled pages today [PTS-08]", () => {
    const tens = Array.from(
      { length: 10 },
      (_, ten) => scores.filter((score) => Math.min(9, Math.floor(score / 10)) === ten).length,
    );
    const rows = readFileSync("docs/score.md", "utf8").matchAll(/^\| (\d+)–\d+ \| \d+ \| (\d+) \|$/gm);
    expect(Array.from(rows, ([, from, count]) => [Number(from), Number(count)])).toEqual(
      tens.map((count, ten) => [10 * ten, count]),
    );
  });
});
