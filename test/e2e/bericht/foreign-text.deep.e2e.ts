// A shared report whose every text is an attack: on its page, and in what its browser stores or asks.
import { browserCheck } from "#test/fixtures/browser-check.ts";
import { designRating } from "#test/fixtures/design-rating.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { xssPayloads } from "#test/fixtures/xss-payloads.ts";
import { expect, test } from "../../support/browser-test.ts";
import { watch, withPayloads } from "../support/foreign-text.ts";
import { report } from "../support/seo-calls.ts";
import { shareReport } from "../support/shared-reports.ts";
import { standIn } from "../support/stand-in.ts";
import { visit } from "../support/visit.ts";

/** Pictures stay what they are: no other address gets through the schema. */
function withPictures<T extends typeof designRating>(attacked: T): T {
  return { ...attacked, screenshot: designRating.screenshot, screenshots: designRating.screenshots };
}

test("shows them all as text [SHARE-08]", async ({ page, request }) => {
  const { path } = await shareReport(request, `${process.env.FIXTURE_ORIGIN}/example-firm/`);
  await standIn(page, "**/functions/v1/shared-report/*", {
    json: {
      sharedAt: "2026-11-27T10:00:00.000Z",
      expiresAt: "2026-12-27T10:00:00.000Z",
      scope: "all",
      line: xssPayloads[0],
      report: withPayloads(seoAnswer),
      crawl: null,
      design: withPictures(withPayloads(designRating)),
      check: withPayloads(browserCheck),
      notes: [xssPayloads[1], xssPayloads[2]],
      hasPdf: true,
    },
  });
  const watching = await watch(page);
  await visit(page, path);
  await expect(report(page)).toBeVisible();
  for (const fold of await page.locator("main details").all())
    await fold.evaluate((element: HTMLDetailsElement) => {
      element.open = true;
    });
  await watching.expectHarmless();
  await watching.expectShown(20);
});
