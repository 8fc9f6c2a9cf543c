// Crawls as routes see them; one crawl is site-crawl.ts.
import type { SeoReport } from "#contract/seo-report.ts";
import type { CrawlUpdate } from "#contract/site-crawl.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { disallowsWholeSite } from "../robots/robots-of-site.ts";
import type { CrawlStart } from "./first-page.ts";

export interface SiteCrawls {
  /** Begins a crawl with the page that has just been analysed, or returns why not. */
  start(report: SeoReport, facts: PageFacts): Promise<CrawlBeginning>;
  /** The crawl as JSON (SiteCrawl of the contract); null if there is none of this id, or no longer. */
  read(id: string): Promise<string | null>;
  /** Yields what is new after each change, until the end. */
  follow(id: string, left: AbortSignal): AsyncGenerator<CrawlUpdate>;
}

/** "tooLarge": the report is too large to be stored; "tooOften": this site, today; "shutOut": by robots.txt. */
export type CrawlBeginning =
  | { ok: true; id: string }
  | { ok: false; reason: "tooLarge" | "tooOften" | "shutOut" };

/** How often a site may still be crawled today. */
export interface CrawlAllowance {
  take(amount: number): Promise<boolean>;
  settle(difference: number): Promise<void>;
}

export interface CrawlChange {
  revision: number;
  update: CrawlUpdate;
}

/** Where one crawl lives: the Durable Object's stub, or a stand-in. */
export interface CrawlStore {
  start(start: CrawlStart): Promise<void>;
  /** SiteCrawl of the contract as JSON. */
  read(): Promise<string | null>;
  /** @param seen pages known to the caller */
  changeSince(revision: number, seen: number): Promise<CrawlChange | null>;
}

/** The report is kept for a day and sent with every answer; that of a usual page has about 0.1 MB. */
const MAX_REPORT_CHARACTERS = 1_000_000;
/** As made by crypto.randomUUID. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NEVER_SEEN = 0;
/** A crawl that is being moved or restarted is unavailable for a moment. */
const MAX_RETRIES = 5;
const RETRY_PAUSE_MS = 500;

/** @param open the store of an id, newly at every call: a stub breaks when its object restarts */
export function createSiteCrawls(
  open: (id: string) => CrawlStore,
  now: () => number,
  crawlAllowance: (start: URL) => Promise<CrawlAllowance>,
): SiteCrawls {
  const storeOf = (id: string) => (UUID.test(id) ? open(id) : null);
  return {
    async start(report, facts) {
      const { url } = facts.fetched;
      if (disallowsWholeSite(facts.side.robotsTxt, url)) return { ok: false, reason: "shutOut" };
      if (JSON.stringify(report).length > MAX_REPORT_CHARACTERS) return { ok: false, reason: "tooLarge" };
      const allowance = await crawlAllowance(new URL(url));
      if (!(await allowance.take(1))) return { ok: false, reason: "tooOften" };
      const id = crypto.randomUUID();
      try {
        const { createCrawlStart } = await import("./first-page.ts");
        await open(id).start(createCrawlStart(id, report, facts, now()));
      } catch (error) {
        await allowance.settle(-1);
        throw error;
      }
      return { ok: true, id };
    },
    async read(id) {
      return (await storeOf(id)?.read()) ?? null;
    },
    async *follow(id, left) {
      let revision = NEVER_SEEN;
      let seen = 0;
      let failures = 0;
      while (!left.aborted) {
        try {
          const change = await storeOf(id)?.changeSince(revision, seen);
          failures = 0;
          if (!change || left.aborted) return;
          const { update } = change;
          if (change.revision !== revision) yield update;
          if (update.state !== "running") return;
          revision = change.revision;
          seen = update.from + update.rows.length;
        } catch (error) {
          if (++failures > MAX_RETRIES) throw error;
          await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
        }
      }
    },
  };
}
