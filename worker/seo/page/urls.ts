// URLs on a page: resolution against the base, and which belong to the same site.
import { getDomain } from "tldts";
import { MAX_URL_LENGTH } from "#contract/seo-request.ts";
import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import { trimEndChars } from "../text/trim-end.ts";

export interface BaseUrlFacts {
  fetched: { url: string };
  html: { baseHref: string | null };
}

/**
 * Document base URL of the HTML standard. Of one that exceeds the limit for addresses only the site is used: otherwise every
 * link of the page would become as long.
 */
export const getBaseUrl = memoizeByFacts((facts: BaseUrlFacts): string => {
  const base = readDeclaredBase(facts);
  if (base === null) return facts.fetched.url;
  return base.length > MAX_URL_LENGTH ? new URL("/", base).href : base;
});

export function isBaseUrlTooLong(facts: BaseUrlFacts): boolean {
  return (readDeclaredBase(facts)?.length ?? 0) > MAX_URL_LENGTH;
}

function readDeclaredBase({ fetched, html }: BaseUrlFacts): string | null {
  const base = html.baseHref === null ? null : resolveUrl(html.baseHref, fetched.url);
  return base !== null && /^https?:/.test(base) ? base : null;
}

/** Absolute form of an address as written, or null when it is none. Fragments are kept. */
export function resolveUrl(written: string, base: string): string | null {
  return URL.parse(written, base)?.href ?? null;
}

/** The same for http and https only; an empty string is not an address. */
export function resolveWebUrl(written: string, base: string): string | null {
  const url = written.trim() === "" ? null : resolveUrl(written, base);
  return url !== null && /^https?:/.test(url) ? url : null;
}

/** null where the escapes are not valid UTF-8. */
export function decodeEscapes(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Same registrable domain by the public suffix list with its private part, so that two customers of one
 * hoster are two sites. Hosts without one (IP addresses, localhost) are compared by name.
 */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.hostname === other.hostname) return true;
  const domain = getRegistrableDomain(one.hostname);
  return domain !== null && domain === getRegistrableDomain(other.hostname);
}

/**
 * The key under which requests to one site are counted, whatever the subdomain. Without a registrable domain it is host and port:
 * on localhost every port is another site, and elsewhere the address guard allows two ports only.
 */
export function getSiteKey(url: URL): string {
  return getRegistrableDomain(url.hostname) ?? url.host;
}

function getRegistrableDomain(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true });
}

/** File extension of the path, lower case, without dot; "" when there is none. */
export function getExtension(address: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(stripQuery(address))?.[1]?.toLowerCase() ?? "";
}

/** Without query and fragment. */
export function stripQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? "";
}

/** First address of a srcset attribute (HTML standard: up to white space, trailing commas cut off). */
export function getFirstSrcsetUrl(srcset: string): string | null {
  const written = /^[\s,]*([^\s]+)/.exec(srcset)?.[1] ?? "";
  return trimEndChars(written, ",") || null;
}
