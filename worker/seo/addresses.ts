// Addresses on a page: what a relative one means, and which belong to the same site.
import { getDomain } from "tldts";
import { withoutEnd } from "./trimmed-end.ts";

/** What of a page's facts says what its addresses mean. */
export interface AddressedPage {
  fetched: { url: string };
  html: { baseHref: string | null };
}

/** The address relative ones are resolved against (HTML standard, document base URL). */
export function baseOf(facts: AddressedPage): string {
  const base = facts.html.baseHref === null ? null : absolute(facts.html.baseHref, facts.fetched.url);
  return base !== null && /^https?:/.test(base) ? base : facts.fetched.url;
}

/** Absolute form of an address as written, or null when it is none. Fragments are kept. */
export function absolute(written: string, base: string): string | null {
  return URL.canParse(written, base) ? new URL(written, base).href : null;
}

/**
 * Same registrable domain by the public suffix list with its private part, so that two customers of one
 * hoster are two sites. Hosts without one (IP addresses, localhost) are compared by name.
 */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.hostname === other.hostname) return true;
  const domain = registrableDomain(one.hostname);
  return domain !== null && domain === registrableDomain(other.hostname);
}

function registrableDomain(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true });
}

/** File extension of the path, lower case, without dot; "" when there is none. */
export function extensionOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  return /\.([a-z0-9]{1,5})$/i.exec(path)?.[1]?.toLowerCase() ?? "";
}

/** First address of a srcset attribute (HTML standard: up to white space, trailing commas cut off). */
export function firstSrcsetCandidate(srcset: string): string | null {
  const written = /^[\s,]*([^\s]+)/.exec(srcset)?.[1] ?? "";
  return withoutEnd(written, ",") || null;
}
