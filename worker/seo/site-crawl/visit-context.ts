// What a visit must know of the crawl.
import { type CrawlState, type SharedFacts, taskDeadlineMs } from "./crawl-state.ts";
import type { MayRequest } from "./frontier.ts";
import { pageKey, siteOf } from "./page-address.ts";

export interface VisitContext {
  /** As siteOf gives it. */
  site: string;
  shared: SharedFacts;
  mayRequest: MayRequest;
  /** Keys of pages already read. */
  known: ReadonlySet<string>;
  /** Fires when this task or the whole crawl has had its time. */
  deadline: AbortSignal;
}

export function visitContext(
  state: CrawlState,
  shared: SharedFacts,
  mayRequest: MayRequest,
  now: number,
): VisitContext {
  return {
    site: siteOf(new URL(state.startUrl)),
    shared,
    mayRequest,
    known: new Set(state.pages.flatMap(({ url, finalUrl }) => [url, finalUrl ?? url].map(pageKey))),
    deadline: AbortSignal.timeout(taskDeadlineMs(state, now)),
  };
}
