// A /seo-check that is loaded once and shows one report after the other, or one crawl: for `testOnSharedPage`.
import { expect, type Page } from "@playwright/test";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import { exampleReport } from "#test/support/example-report.ts";
import { CRAWL_ID, running } from "../../app/features/seo-check/site-crawls.ts";
import { openSeoCheck, report, type SeoCheckPage, startButton, stream, urlField } from "./seo-calls.ts";
import { standInForCrawl, wholeSite } from "./site-calls.ts";

export interface Reports extends SeoCheckPage {
  /** Shows the report of an answer: by an analysis, unless this very answer is on the page already. */
  show: (answer: object) => Promise<void>;
}

export async function openReports(page: Page): Promise<Reports> {
  const standIns = await openSeoCheck(page);
  let shown: object | null = null;
  return {
    ...standIns,
    show: async (answer) => {
      if (answer === shown) return;
      standIns.crawler.answer(stream(["result", answer]));
      await analyseAgain(page, standIns);
      shown = answer;
    },
  };
}

export interface Crawls extends SeoCheckPage {
  /** Analyses a whole site whose crawl stands as given; its report has come. */
  begin: (stand: SiteCrawl) => Promise<void>;
  crawl: Awaited<ReturnType<typeof standInForCrawl>>;
}

export async function openCrawls(page: Page): Promise<Crawls> {
  const crawl = await standInForCrawl(page, running(0, 1));
  const standIns = await openSeoCheck(page);
  return {
    ...standIns,
    crawl,
    begin: async (stand) => {
      crawl.says(stand);
      standIns.crawler.answer(stream(["result", { ...exampleReport, siteCrawl: { id: CRAWL_ID } }]));
      await wholeSite(page).check();
      await analyseAgain(page, standIns);
    },
  };
}

/** Analyses in the place of what is shown, as if it were the first time today. The new report has come. */
export async function analyseAgain(page: Page, { crawler }: SeoCheckPage): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem("seoCheckUsage");
    dispatchEvent(new Event("storage"));
  });
  const release = crawler.hold();
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  // The report before this one is gone.
  await expect(report(page)).toHaveCount(0);
  release();
  await expect(report(page)).toBeVisible();
}
