// What a screen reader hears of a crawl: its beginning, every fifth page, its end. Never every page.
import { siteTexts, spokenTexts } from "#content/pages/seo-site.ts";
import { openFindings } from "./page-order.ts";
import type { SiteView } from "./use-site-crawl.ts";

/** Pages from one announcement to the next. */
const STEP = 5;

export function spoken({ id, line, crawl }: SiteView): string {
  if (id === null) return siteTexts.neverBegun;
  if (line === "lost" || line === "gone") return siteTexts[line];
  if (crawl?.state === "failed") return siteTexts.failedHeading;
  if (crawl?.state === "done") return spokenTexts.done(crawl.progress.read, openFindings(crawl).length);
  const read = Math.floor((crawl?.progress.read ?? 0) / STEP) * STEP;
  return read === 0 ? spokenTexts.begun : spokenTexts.step(read);
}
