// Crawls as routes see them; site-crawl.ts is where one lives.
import type { SeoReport } from "#contract/seo-report.ts";
import type { CrawlUpdate } from "#contract/site-crawl.ts";
import type { PageFacts } from "../page-facts.ts";
import { type CrawlStart, crawlStart } from "./first-page.ts";

export interface SiteCrawls {
  /** Begins a crawl with the page that has just been analysed. Null when its report is too large to be kept. */
  start(report: SeoReport, facts: PageFacts): Promise<string | null>;
  /** The crawl as JSON (SiteCrawl of the contract); null when there is none of this id, or no longer. */
  read(id: string): Promise<string | null>;
  /** What is new whenever something has changed, from now to the end. */
  follow(id: string, left: AbortSignal): AsyncGenerator<CrawlUpdate>;
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

/** It is kept for a day and sent with every answer as JSON; a firm's page has about 0.1 MB of it. */
const MAX_REPORT_CHARACTERS = 1_000_000;
/** Nothing else is a name we gave. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NEVER_SEEN = 0;
/** A crawl that is being moved or restarted is gone for a moment. */
const MAX_RETRIES = 5;
const RETRY_PAUSE_MS = 500;

/** @param open the store of an id, anew at every call: a stub breaks when its object restarts */
export function createSiteCrawls(open: (id: string) => CrawlStore, now: () => number): SiteCrawls {
  const storeOf = (id: string) => (UUID.test(id) ? open(id) : null);
  return {
    async start(report, facts) {
      if (JSON.stringify(report).length > MAX_REPORT_CHARACTERS) return null;
      const id = crypto.randomUUID();
      await open(id).start(crawlStart(id, report, facts, now()));
      return id;
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
