// What a fetched sitemap tells a crawl: addresses of pages on the site, or further sitemaps.
import type { SideFacts } from "../page-facts.ts";
import { sitemapEntries } from "../sitemap-entries.ts";
import { MAX_SITEMAP_ADDRESSES, type ReadSitemap } from "./crawl-state.ts";
import { kindOf, onSite } from "./page-address.ts";

/** Entries looked at; the rest of a huge sitemap is not. */
const MAX_ENTRIES = 5_000;

/** Null when there is none. One that could not be read is not whole: pages may be named in it. */
export function readSitemap({ state, text, url }: SideFacts["sitemap"], site: string): ReadSitemap | null {
  if (state === "missing" || url === null) return null;
  if (state === "unchecked" || text === null) return { url, addresses: [], children: [], isWhole: false };
  const { kind, addresses, complete } = sitemapEntries(text);
  const looked = addresses.slice(0, MAX_ENTRIES);
  const isWhole = complete && looked.length === addresses.length;
  const own = [
    ...new Set(looked.map((address) => onSite(address, url, site)).filter((address) => address !== null)),
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
