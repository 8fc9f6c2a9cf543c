// The `fetch` for foreign sites: every request, also of a redirect, counts against what its site may get from all visitors
// in a minute. Requests are reserved in batches, so that counting takes a call only now and then.
import { getSiteKey } from "../page/urls.ts";

/** A page with its side files and its Impressum takes at most eight requests, each with up to five redirects. */
export const MAX_ANALYSIS_REQUESTS = 50;

/** Thrown instead of requesting from a site that has had its share. */
export class SiteBusyError extends Error {}

export interface SiteRequests {
  /** Throws SiteBusyError if nothing is left. */
  fetch: typeof fetch;
  /** Makes sure that the next request need not wait for the counter, which would look like a slow site. False: nothing is left. */
  ready(url: URL): Promise<boolean>;
  /** Requests made so far. */
  made(): number;
  /** Gives back what was reserved and not used. */
  refund(): Promise<void>;
}

/** What one site may get within a window of time. */
export interface SiteShare {
  take(amount: number): Promise<boolean>;
  settle(difference: number): Promise<void>;
  /** ms since 1970, when what is left of it expires. */
  endsAt: number;
}

export interface SiteRequestsOptions {
  fetch: typeof fetch;
  /** Of the current window. */
  shareOf: (site: string) => Promise<SiteShare>;
  now: () => number;
  /** Requests in all, to any site. */
  maxRequests: number;
}

/** An analysis makes about six requests, redirects included: mostly one call to the counter is enough. */
const BATCH = 8;

interface Lease {
  share: SiteShare;
  left: number;
}

/** For one analysis, or one crawl. */
export function createSiteRequests({ fetch, shareOf, now, maxRequests }: SiteRequestsOptions): SiteRequests {
  const leases = new Map<string, Lease>();
  /** By site: simultaneous requests wait for the same answer. */
  const renewals = new Map<string, Promise<boolean>>();
  let made = 0;

  /** If the counter does not answer, nothing is granted. */
  async function renew(site: string): Promise<boolean> {
    try {
      const share = await shareOf(site);
      // Near the end of the share a whole batch may be too much.
      const left = (await share.take(BATCH)) ? BATCH : (await share.take(1)) ? 1 : 0;
      leases.set(site, { share, left });
      return left > 0;
    } catch {
      return false;
    }
  }

  /** Nothing is awaited between checking and taking: two requests cannot both take the last one. */
  async function take(url: URL, amount: 0 | 1): Promise<boolean> {
    const site = getSiteKey(url);
    while (made < maxRequests) {
      const lease = leases.get(site);
      if (lease !== undefined && lease.left > 0 && now() < lease.share.endsAt) {
        lease.left -= amount;
        made += amount;
        return true;
      }
      const renewal = renewals.get(site) ?? renew(site).finally(() => renewals.delete(site));
      renewals.set(site, renewal);
      if (!(await renewal)) return false;
    }
    return false;
  }

  return {
    fetch: async (input, init) => {
      if (!(await take(new URL(String(input)), 1))) throw new SiteBusyError();
      return fetch(input, init);
    },
    ready: (url) => take(url, 0),
    made: () => made,
    async refund() {
      const unused = [...leases.values()].filter(({ left, share }) => left > 0 && now() < share.endsAt);
      leases.clear();
      // What cannot be given back is lost until the minute ends.
      await Promise.allSettled(unused.map(({ left, share }) => share.settle(-left)));
    },
  };
}
