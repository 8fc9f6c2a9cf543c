// Which address a page names as its original, by link element or Link header.
import { absolute, baseOf } from "./addresses.ts";
import { readLinkHeader } from "./link-header.ts";
import type { PageFacts } from "./page-facts.ts";

export interface Canonical {
  where: string;
  /** As written. */
  written: string;
  /** Absolute web address, null when it is none. */
  target: string | null;
}

/** What Google reads: elements of the head, and the Link header. */
export function canonicalsOf(facts: PageFacts): Canonical[] {
  const { html, fetched } = facts;
  const elements = html.links
    .filter(({ rel, inBody }) => rel.includes("canonical") && !inBody)
    .map(({ href }) => declared('<link rel="canonical">', href?.trim() ?? "", baseOf(facts)));
  const headers = readLinkHeader(fetched.headers.link ?? "")
    .filter(({ rel }) => rel.includes("canonical"))
    .map(({ target }) => declared("Kopfzeile Link", target, fetched.url));
  return [...elements, ...headers];
}

/** The one address that is named, when all say the same and it is not this page's own. */
export function otherOriginal(facts: PageFacts): Canonical | null {
  const all = canonicalsOf(facts);
  const targets = new Set(all.map(({ target }) => (target === null ? null : samePageKey(target))));
  const [first] = all;
  if (first === undefined || first.target === null || targets.size !== 1) return null;
  return isSamePage(first.target, facts.fetched.url) ? null : first;
}

/** Fragment and a slash at the end make no other page here. */
export function isSamePage(one: string, other: string): boolean {
  return samePageKey(one) === samePageKey(other);
}

export function samePageKey(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname.replace(/\/$/, "")}${url.search}`;
}

function declared(where: string, written: string, base: string): Canonical {
  const target = written === "" ? null : absolute(written, base);
  return { where, written, target: target !== null && /^https?:/.test(target) ? target : null };
}
