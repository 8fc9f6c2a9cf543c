// What is known of the page in a tab while it loads.

export interface TabState {
  mainFrame: string;
  /** Visits of the main frame that began, redirects not counted; and documents it has shown. */
  visits: number;
  documents: number;
  /** Loader of the newest document: also the id of the request that brought it. */
  loader: string;
  url: string;
  isLoaded: boolean;
  /** Nothing is loaded any more, with or without a load event: a page that was kept from going elsewhere has none. */
  isStopped: boolean;
  /** From now on nothing is fetched any more. */
  isFrozen: boolean;
  requests: number;
  /** Requests under way, and those that are over, one way or another. */
  inFlight: Set<string>;
  ended: Set<string>;
  /** ms: when a request last began or ended. */
  lastTraffic: number;
}

export function newTabState(mainFrame: string, now: number): TabState {
  return {
    mainFrame,
    visits: 0,
    documents: 0,
    loader: "",
    url: "",
    isLoaded: false,
    isStopped: false,
    isFrozen: false,
    requests: 0,
    inFlight: new Set(),
    ended: new Set(),
    lastTraffic: now,
  };
}
