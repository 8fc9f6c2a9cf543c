// Orders, confirms and ends watches as visitors do, through the served site.
import { setTimeout as pause } from "node:timers/promises";
import { API_BASE, PUBLIC_KEY } from "#content/api.ts";
import { keptReportHeader } from "#contract/kept-report.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import type { TakenMail } from "./mailbox.ts";

const MAIL_LIMIT_MS = 20_000;
const CRAWL_LIMIT_MS = 30_000;
const POLL_MS = 20;
const headers = { "content-type": "application/json", authorization: `Bearer ${PUBLIC_KEY}` };

/** What the SEO check says of a website now. */
export interface Reading {
  report: SeoReport;
  /** Null where only one page was asked for. */
  crawl: SiteCrawl | null;
}

/** @param kept id under which the server shall keep the report */
export async function analyse(
  port: number,
  url: string,
  wholeSite: boolean,
  kept?: string,
): Promise<Reading> {
  const answer = await call(port, `${API_BASE}/seo-crawler`, {
    headers: { ...headers, ...(kept !== undefined && { [keptReportHeader]: kept }) },
    body: JSON.stringify({ url, wholeSite }),
  });
  const report = (await answer.json()) as SeoReport;
  return { report, crawl: wholeSite ? await crawlOf(port, report) : null };
}

async function crawlOf(port: number, { siteCrawl, url }: SeoReport): Promise<SiteCrawl> {
  for (const end = Date.now() + CRAWL_LIMIT_MS; Date.now() < end; await pause(POLL_MS)) {
    const answer = await call(port, `${API_BASE}/site-crawl/${siteCrawl?.id}`, { method: "GET", headers });
    const crawl = (await answer.json()) as SiteCrawl;
    if (crawl.state === "done") return crawl;
  }
  throw new Error(`The pages of ${url} were not read in time`);
}

/** @returns path of the confirmed watch's page */
export async function beginWatch(
  port: number,
  { url, wholeSite }: { url: string; wholeSite: boolean },
  email: string,
  taken: readonly TakenMail[],
): Promise<string> {
  const keptReport = crypto.randomUUID();
  await analyse(port, url, wholeSite, keptReport);
  await call(port, `${API_BASE}/watch`, { headers, body: JSON.stringify({ keptReport, email }) });
  const path = await pathInMail(email, taken);
  await call(port, path, formOf(port, "confirm"));
  return path;
}

/** As a mail program does it. @returns whether the site said that it is over */
export async function endWatch(port: number, path: string): Promise<boolean> {
  const answer = await fetch(`${addressOf(port)}${path}/ende`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  }).catch(() => null);
  // 410: it had ended when the answer was cut off.
  return answer !== null && (answer.ok || answer.status === 410);
}

async function pathInMail(email: string, taken: readonly TakenMail[]): Promise<string> {
  for (const end = Date.now() + MAIL_LIMIT_MS; Date.now() < end; await pause(POLL_MS)) {
    const [path] = /\/beobachtung\/[0-9a-f]{32}/.exec(taken.find(({ to }) => to === email)?.text ?? "") ?? [];
    if (path !== undefined) return path;
  }
  throw new Error(`No confirmation came to ${email}`);
}

function formOf(port: number, was: string) {
  return {
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://localhost:${port}`,
    },
    body: new URLSearchParams({ was }).toString(),
    redirect: "manual" as const,
  };
}

async function call(port: number, path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(`${addressOf(port)}${path}`, { method: "POST", ...init });
  if (answer.status >= 400) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
