// What one view of a rated page may ask of the net: its own site, other people's sites, and bytes in all. Pure.
import { getDomain } from "tldts";

/** Both views of a rating together: 400 requests, of them 100 to any one foreign site. Pages of ordinary size make a hundred. */
export const MAX_REQUESTS = 400;
export const MAX_FOREIGN_REQUESTS = 100;
/** Received from the net, as sent: 40 MB for both views. A page with large photos has 10. */
export const MAX_BYTES = 40_000_000;
/** Each view has its half, so that a page that wastes one leaves the other, and the same page always gets the same. */
const VIEWS = 2;

export interface RequestLimits {
  /** Counts one request; false when it is one too many. */
  allowRequest(address: string): boolean;
  /** Patterns of what may not be asked for any more, `*` for any text. */
  blockedPatterns(): string[];
  /** Counts bytes; false when they are too many. */
  allowBytes(bytes: number): boolean;
  /** Requests to this site are no foreign ones. */
  setOwnSite(address: string): void;
}

export function createRequestLimits(address: string): RequestLimits {
  let ownSite = siteOf(address);
  let requests = 0;
  let isFull = false;
  let loaded = 0;
  /** Requests to each foreign site, and the sites that have had more than enough. */
  const foreign = new Map<string, number>();
  const full = new Set<string>();
  return {
    allowRequest(asked) {
      const site = siteOf(asked);
      const count = foreign.get(site) ?? 0;
      if (site !== ownSite && count >= MAX_FOREIGN_REQUESTS / VIEWS) full.add(site);
      isFull ||= requests >= MAX_REQUESTS / VIEWS;
      if (isFull || full.has(site)) return false;
      requests += 1;
      if (site !== ownSite) foreign.set(site, count + 1);
      return true;
    },
    blockedPatterns() {
      return isFull ? ["*"] : [...full].flatMap((site) => [`*://${site}/*`, `*://*.${site}/*`]);
    },
    allowBytes(bytes) {
      loaded += bytes;
      return loaded <= MAX_BYTES / VIEWS;
    },
    setOwnSite(final) {
      ownSite = siteOf(final);
    },
  };
}

/** Registrable domain, so that a.example.org and b.example.org are one; host and port where there is none, as on loopback. */
function siteOf(address: string): string {
  if (!URL.canParse(address)) return "";
  const { hostname, host } = new URL(address);
  return getDomain(hostname) ?? host;
}
