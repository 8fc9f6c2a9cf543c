// Contrast on twelve pages of small firms: what the design rating finds, beside what axe-core finds.
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { failsContrast } from "#worker/design/contrast.ts";
import { contrastVerdicts } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import { ratedViewports } from "../../support/design/design-facts-of.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";

const PAGES = readdirSync("test/fixtures/pages/design");
const FIXTURES = `${process.env.FIXTURE_ORIGIN}/design`;

/** Texts that only one of both complains of. */
const differences: Record<string, { oursOnly: string[]; axeOnly: string[]; why: string }> = {
  "unlabelled-form.html": {
    oursOnly: ["*"],
    axeOnly: [],
    why: "axe leaves texts of one character to people. This one has 4.1:1 and says what must be filled in.",
  },
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the twelve pages are there", () => {
  expect(PAGES).toHaveLength(12);
});

for (const file of PAGES) {
  test(`the same texts lack contrast as axe says, except where argued: ${file}`, async ({ page }) => {
    const { oursOnly, axeOnly } = differences[file] ?? { oursOnly: [], axeOnly: [] };
    await page.goto(`${FIXTURES}/${file}`);
    await markTexts(page);
    for (const { viewport } of Object.values(ratedViewports)) {
      await page.setViewportSize(viewport);
      const { texts } = await snapshotOf(page);
      const ours = texts
        .filter((text) => !text.isInactive && failsContrast(text))
        .map(({ sample }) => sample);
      const axe = await axeComplaints(page);
      expect([...axe, ...oursOnly].toSorted(), `${viewport.width} px`).toEqual(
        [...ours, ...axeOnly].toSorted(),
      );
    }
  });
}

/** Own texts of the elements that axe finds too pale, as TextItem.sample has them. */
async function axeComplaints(page: Page): Promise<string[]> {
  const verdicts = await contrastVerdicts(page);
  const failing = [...verdicts].filter(([, { verdict }]) => verdict === "fails").map(([id]) => id);
  return page.evaluate(
    (ids) =>
      ids.map((id) => {
        const own = [...(document.getElementById(id)?.childNodes ?? [])].filter(
          ({ nodeType }) => nodeType === Node.TEXT_NODE,
        );
        const text = own.map(({ textContent }) => textContent).join(" ");
        return text.replace(/\s+/g, " ").trim().slice(0, 120);
      }),
    failing,
  );
}

/** axe names an element by its id. */
async function markTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [at, element] of [...document.querySelectorAll("body, body *")].entries())
      element.id = `element-${at}`;
  });
}
