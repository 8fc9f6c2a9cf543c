// What a crawl takes from a sitemap: addresses of pages on the site, or further sitemaps.
import type { SideFacts } from "../html/page-facts.ts";
import { sitemapEntries } from "../robots/sitemap-entries.ts";
import { MAX_SITEMAP_ADDRESSES, type ReadSitemap } from "./crawl-state.ts";
import { kindOf, resolveOnSite } from "./page-address.ts";

/** Entries that are read of a huge sitemap. */
const MAX_ENTRIES = 5_000;

/** Null if there is none. One that could not be read is not whole: it may list pages. */
export function readSitemap({ state, text, url }: SideFacts["sitemap"], site: string): ReadSitemap | null {
  if (state === "missing" || url === null) return null;
  if (state === "unchecked" || text === null) return { url, addresses: [], children: [], isWhole: false };
  const { kind, addresses, complete } = sitemapEntries(text);
  const inspected = addresses.slice(0, MAX_ENTRIES);
  const isWhole = complete && inspected.length === addresses.length;
  const own = [
    ...new Set(
      inspected.map((address) => resolveOnSite(address, url, site)).filter((address) => address !== null),
    ),
  ];
  if (kind === "index") return { url, addresses: [], children: own, isWhole };
  const pages = own.filter((address) => kindOf(address) === "page");
  return {
    url,
    addresses: pages.slice(0, MAX_SITEMAP_ADDRESSES),
    children: [],
    isWhole: isWhole && pages.length <= MAX_SITEMAP_ADDRESSES,
  };
}
