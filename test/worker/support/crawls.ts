// Crawls begun as the Worker begins them, with the analysis of the first page.
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { SeoProgress, SeoRequest } from "#contract/seo-request.ts";
import type { CrawlUpdate, SiteCrawl } from "#contract/site-crawl.ts";
import { readConfig } from "#worker/config.ts";
import { unlimitedAllowance } from "#worker/quota/allowance.ts";
import { analyseSite } from "#worker/seo/analyse-site.ts";
import { createSiteCrawls } from "#worker/seo/site-crawl/site-crawls.ts";
import { siteReading } from "#worker/services/site-reading.ts";
import { SITE } from "./fake-site.ts";

export const crawls = createSiteCrawls(
  (id) => env.SITE_CRAWL.getByName(id),
  Date.now,
  async () => unlimitedAllowance,
);

/** The real analysis with the Worker's settings. */
export function analyseWith() {
  const config = readConfig(env);
  if (!config.ok) throw new Error(JSON.stringify(config.refusals));
  return (request: SeoRequest, signal: AbortSignal, onProgress: (progress: SeoProgress) => void) =>
    analyseSite(request, { ...siteReading(config.config, env), signal }, onProgress);
}

/** Analyses the first page and begins the crawl; the id. */
export async function beginCrawl(url = `${SITE}/`): Promise<string> {
  const result = await analyseWith()({ url, wholeSite: true }, new AbortController().signal, () => {});
  if (!result.ok) throw new Error(`Expected a report, got ${result.code}`);
  const begun = await crawls.start(result.report, result.facts);
  if (!begun.ok) throw new Error(`Expected a crawl: ${begun.reason}`);
  return begun.id;
}

/** Everything that is heard of a crawl up to its end. */
export async function heardOf(id: string, from = crawls): Promise<CrawlUpdate[]> {
  const heard: CrawlUpdate[] = [];
  for await (const update of from.follow(id, new AbortController().signal)) heard.push(update);
  return heard;
}

/** What is known of a crawl now. */
export async function read(id: string): Promise<SiteCrawl> {
  return JSON.parse((await crawls.read(id)) ?? "null") as SiteCrawl;
}

/** The crawl when it has ended. */
export async function untilEnded(id: string): Promise<SiteCrawl> {
  await heardOf(id);
  return read(id);
}

/** A whole crawl from a first page. */
export async function crawled(url?: string): Promise<SiteCrawl> {
  return untilEnded(await beginCrawl(url));
}

/** What the object of a crawl holds. */
export function storedOf(id: string) {
  return runInDurableObject(env.SITE_CRAWL.getByName(id), async (_, state) => ({
    names: [...state.storage.kv.list()].map(([name]) => name),
    alarm: await state.storage.getAlarm(),
  }));
}

/** Ends the object in the middle of whatever it does; the next call starts it anew from what is stored. */
export async function restart(id: string): Promise<void> {
  const abort = (_: unknown, state: DurableObjectState) => state.abort("restart");
  await runInDurableObject(env.SITE_CRAWL.getByName(id), abort).catch(() => {});
}

/** Paths of the pages read, in order. */
export const paths = (crawl: SiteCrawl) => crawl.pages.map(({ url }) => url.slice(SITE.length));

export const finding = (crawl: SiteCrawl, id: string) => crawl.findings.find((one) => one.id === id);
