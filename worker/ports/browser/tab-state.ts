// What is known of the page in a tab while it loads.
import type { CDPSession } from "@cloudflare/puppeteer";

export class TabState {
  mainFrame: string;
  /** Visits of the main frame that began, redirects not counted; and documents it has shown. */
  visits = 0;
  documents = 0;
  /** Loader of the newest document: also the id of the request that brought it. */
  loader = "";
  url = "";
  isLoaded = false;
  /** Loading stopped, with or without a load event: a page kept from navigating has none. */
  isStopped = false;
  isCrashed = false;
  /** Nothing may be fetched any more. */
  isFrozen = false;
  /** Likewise, because its bytes are used up. */
  isSpent = false;
  /** How many patterns the browser has been told not to ask for any more. */
  blockedPatterns = 0;
  /** Requests that wait for the guard, by the id of their interception, and the session that has stopped them. */
  readonly paused = new Map<string, CDPSession>();
  /** Network ids of requests that the guard let through, and of those that no net was needed for. */
  readonly allowed = new Set<string>();
  readonly cached = new Set<string>();
  /** Requests to public addresses that came past the interception. */
  unintercepted = 0;
  readonly judging = new Set<Promise<void>>();
  /** Requests under way, and those that are over, one way or another. */
  readonly inFlight = new Set<string>();
  readonly ended = new Set<string>();
  /** Style sheets of all documents, by network id. */
  readonly sheets = new Map<string, { url: string; loader: string; hasCome: boolean }>();
  /** ms: when a request last began or ended. */
  lastTraffic: number;

  constructor(mainFrame: string, now: number) {
    this.mainFrame = mainFrame;
    this.lastTraffic = now;
  }
}
