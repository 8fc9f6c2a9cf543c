// The corpus of payloads in what the SEO check shows: reports, refusals, crawls. Other places: foreign-text.e2e.ts.
import type { Page } from "@playwright/test";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { exampleReport } from "#test/support/example-report.ts";
import {
  crawledPage,
  done,
  running,
  sharedFinding,
  siteFinding,
} from "../../app/features/seo-check/site-crawls.ts";
import { xssPayloads } from "../../fixtures/xss-payloads.ts";
import { expect } from "../../support/browser-test.ts";
import { watch, withPayloads } from "../support/foreign-text.ts";
import { startButton, stream, urlField } from "../support/seo-calls.ts";
import { analyseAgain, openCrawls } from "../support/seo-reports.ts";
import { testOnSharedPage } from "../support/shared-page.ts";
import { site } from "../support/site-calls.ts";
import { problem } from "../support/stand-in.ts";

// All of it comes to one page, which is watched from its opening on.
const test = testOnSharedPage(async (page) => ({ ...(await watch(page)), ...(await openCrawls(page)) }));

// Refused calls are what one of these tests is about.
test.use({ expectedErrors: /Failed to load resource/ });

const all = xssPayloads.join("\n");

test("a report, its previews, its printed form and the comparison show payloads as text [SEO-62] [QUAL-13]", async ({
  page,
  opened,
}) => {
  const { crawler, expectHarmless, expectShown } = opened;
  const url = "https://firma.de/?x=<img src=x onerror=window.__xss=1>";
  const first = { ...withPayloads(seoAnswer), url, requestedUrl: url };
  // The same address once more: what was wrong is right now, so there is something to compare.
  const findings = first.findings.map((finding) => ({ ...finding, status: "passed" }));
  const second = { ...first, findings, score: 99, checkedAt: "2026-12-01T09:00:00.000Z" };
  for (const answer of [withPayloads(exampleReport), first, second]) {
    crawler.answer(stream(["result", answer]));
    await analyseAgain(page, opened);
    await expect(startButton(page)).toBeEnabled();
    await unfold(page);
    await expectHarmless();
    if (answer !== second) await expectShown(60);
  }
  await expect(page.locator(".report-comparison")).toContainText("__xss");
  await page.emulateMedia({ media: "print" });
  await expectHarmless();
});

test("what a call is refused with, and what it tells on the way, is text [SEO-62]", async ({
  page,
  opened,
}) => {
  const { crawler, expectHarmless } = opened;
  const progress = stream(
    ["progress", { phase: "fetch", percent: 20, label: all }],
    ["error", { type: "/problems/target-unreachable", title: all, status: 502, detail: all, requestId: all }],
  );
  for (const answer of [
    progress,
    problem(502, "target-unreachable", all),
    { status: 500, contentType: "text/html", body: all },
  ]) {
    crawler.answer(answer);
    await urlField(page).fill("firma.de");
    await startButton(page).click();
    await expect(startButton(page)).toBeEnabled();
    await expectHarmless();
  }
});

test("a crawl shows payloads in addresses, titles and findings as text [CRAWL-28]", async ({
  page,
  opened,
}) => {
  const { begin, crawl, expectHarmless, expectShown } = opened;
  const pages = Array.from({ length: 12 }, (_, at) =>
    crawledPage(`/${at}/`, 60, { note: at % 4 ? null : "Grund" }),
  );
  await begin(withPayloads({ ...running(3, 12), report: exampleReport }));
  await expectHarmless();
  crawl.says(
    withPayloads(
      done({
        pages,
        shared: [sharedFinding([0, 1, 2]), sharedFinding([3], { titles: ["Satz"] })],
        findings: Array.from({ length: 6 }, () => siteFinding()),
      }),
    ),
  );
  await expect(site(page).getByRole("table")).toBeVisible();
  await unfold(page);
  await expectShown(40);
  await expectHarmless();
});

async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}
