// Stand-ins for the crawl of a whole site, and the parts of the page that its tests touch.
import { expect, type Page } from "@playwright/test";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import { exampleReport } from "#test/support/example-report.ts";
import { CRAWL_ID, updateOf } from "../../app/features/seo-check/site-crawls.ts";
import {
  type Answer,
  type AnswerParts,
  openSeoCheck,
  report,
  type SeoCheckPage,
  startButton,
  stream,
  urlField,
} from "./seo-calls.ts";

export const wholeSite = (page: Page) =>
  page.getByRole("checkbox", { name: "Ganze Website prüfen (bis zu 20 Seiten)" });
export const site = (page: Page) => page.locator("section.site");
export const bar = (page: Page) => page.locator(".site-bar");

/** A crawl as it stands now, or an answer that is none. */
type Stand = SiteCrawl | Answer;

interface Crawl {
  /** Ids asked for so far. */
  asked: string[];
  /** What connections get from now on. */
  says: (stand: Stand) => void;
}

/** As the server does, a connection hears a running crawl's state once; the next one waits until there is news. */
export async function standInForCrawl(page: Page, first: Stand): Promise<Crawl> {
  const asked: string[] = [];
  let current = first;
  let told = false;
  let news = Promise.withResolvers<void>();
  await page.route("**/functions/v1/site-crawl/*", async (route, request) => {
    asked.push(new URL(request.url()).pathname.split("/").pop() ?? "");
    const asEvents = request.headers().accept === "text/event-stream";
    if (asEvents && told && isCrawl(current) && current.state === "running") await news.promise;
    if (asEvents) told = true;
    // A page that has left is no longer there to be answered.
    if (current === "offline") await route.abort().catch(() => {});
    else await route.fulfill(answerOf(current, asEvents)).catch(() => {});
  });
  return {
    asked,
    says: (stand) => {
      current = stand;
      told = false;
      news.resolve();
      news = Promise.withResolvers();
    },
  };
}

function isCrawl(stand: Stand): stand is SiteCrawl {
  return typeof stand === "object" && "progress" in stand;
}

function answerOf(stand: SiteCrawl | AnswerParts, asEvents: boolean): AnswerParts {
  if (!isCrawl(stand)) return stand;
  return asEvents ? stream(["state", updateOf(stand)]) : { json: stand };
}

/** Starts an analysis of the whole site; its report has come. */
export async function beginSite(page: Page, first: Stand): Promise<SeoCheckPage & { crawl: Crawl }> {
  const crawl = await standInForCrawl(page, first);
  const calls = await openSeoCheck(page);
  calls.crawler.answer(stream(["result", { ...exampleReport, siteCrawl: { id: CRAWL_ID } }]));
  await urlField(page).fill("firma.de");
  await wholeSite(page).check();
  await startButton(page).click();
  await expect(report(page)).toBeVisible();
  return { ...calls, crawl };
}
