// Analyses: first failing ones, which do not use up the quota, then those that crawl whole sites.
import { setTimeout as pause } from "node:timers/promises";
import { SEO_DAILY_LIMIT } from "#content/constants.ts";
import { keptReportHeader } from "#contract/kept-report.ts";
import { maxAttempts } from "#worker/quota/quota-rules.ts";
import type { Answer, Caller } from "./calls.ts";

export interface Analyses {
  begun: number;
  reports: { url: string; designToken: string | undefined; crawl: string | undefined }[];
}

const FAILING = ["/loop", "/cut", "/to-third-cut"];
/** Leaves attempts for the whole sites. */
const FAILURES = maxAttempts(SEO_DAILY_LIMIT) - SEO_DAILY_LIMIT;
/** More than the quota. */
const TRIES = 15;
const CRAWL_TIMEOUT_MS = 150_000;
const POLL_MS = 1_000;

/** @param target origin of the site to read */
export async function analyseAll(call: Caller, target: string): Promise<Analyses> {
  const analyses: Analyses = { begun: 0, reports: [] };
  const note = (url: string, answer: Answer) => {
    if (answer.code !== "quota-exhausted") analyses.begun += 1;
    if (answer.status !== 200 || answer.body === null) return;
    const { designToken, siteCrawl } = answer.body as { designToken?: string; siteCrawl?: { id: string } };
    analyses.reports.push({ url, designToken, crawl: siteCrawl?.id });
  };
  const read = async (path: string, more: object = {}) => {
    const url = `${target}${path}`;
    const headers = { [keptReportHeader]: crypto.randomUUID() };
    note(url, await call("seo-crawler", { body: { url, ...more }, headers }));
  };
  for (let n = 0; n < FAILURES; n++) await read(`${FAILING[n % FAILING.length]}-${n}`);
  // The third site is crawled as well, through a redirect.
  await read("/to-third", { wholeSite: true });
  // Concurrently, to race the counters.
  await Promise.all(Array.from({ length: TRIES }, (_, n) => read(`/?${n}`, { wholeSite: true })));
  for (let n = 0; n < TRIES; n++) await read(`/to-third-${n}`, { wholeSite: true });
  return analyses;
}

export async function waitForCrawls(call: Caller, { reports }: Analyses): Promise<void> {
  for (const { crawl } of reports) {
    if (crawl === undefined) continue;
    for (const end = Date.now() + CRAWL_TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
      const { body } = await call(`site-crawl/${crawl}`, { method: "GET" });
      if (body?.state !== "running") break;
    }
  }
}
