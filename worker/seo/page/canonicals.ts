// The canonical address a page declares, by link element or Link header.
import type { PageFacts } from "../html/page-facts.ts";
import { parseLinkHeader } from "./link-header.ts";
import { isRemovable } from "./removable-parameters.ts";
import { getBaseUrl, resolveWebUrl } from "./urls.ts";

export interface Canonical {
  where: string;
  /** As written. */
  written: string;
  /** Absolute web address, null when it is none. */
  target: string | null;
}

/** Elements read. */
const MAX_ELEMENTS = 100;
/** Parameters compared of an address. */
const MAX_PARAMETERS = 100;

/** What Google reads: elements of the head, and the Link header. */
export function findCanonicals(facts: PageFacts): Canonical[] {
  const { html, fetched } = facts;
  const elements = html.links
    .filter(({ rel, inBody }) => rel.includes("canonical") && !inBody)
    .slice(0, MAX_ELEMENTS)
    .map(({ href }) => toCanonical('<link rel="canonical">', href?.trim() ?? "", getBaseUrl(facts)));
  const headers = parseLinkHeader(fetched.headers.link ?? "")
    .filter(({ rel }) => rel.includes("canonical"))
    .map(({ target }) => toCanonical("Kopfzeile Link", target, fetched.url));
  return [...elements, ...headers];
}

/** The canonical that all declarations agree on, when it is not this page. */
export function findForeignCanonical(facts: PageFacts): Canonical | null {
  const all = findCanonicals(facts);
  const targets = new Set(all.map(({ target }) => (target === null ? null : getPageKey(target))));
  const [first] = all;
  if (first === undefined || first.target === null || targets.size !== 1) return null;
  return isSamePage(first.target, facts.fetched.url) ? null : first;
}

/** Ignores fragment and trailing slash. */
export function isSamePage(one: string, other: string): boolean {
  return getPageKey(one) === getPageKey(other);
}

/**
 * Names of the parameters that the target leaves out of the page's address, where all of them are meant to be left out: those
 * of statistics, sessions, order, filters. Null where the two differ in anything else; empty where they do not differ.
 */
export function listLeftOut(target: string, page: string): string[] | null {
  const [one, other] = [new URL(target), new URL(page)];
  const path = ({ pathname }: URL) => pathname.replace(/;jsessionid=[^/]*/i, "").replace(/\/$/, "");
  if (one.origin !== other.origin || path(one) !== path(other)) return null;
  const rest = [...other.searchParams].slice(0, MAX_PARAMETERS);
  for (const [name, value] of [...one.searchParams].slice(0, MAX_PARAMETERS)) {
    const index = rest.findIndex((parameter) => parameter[0] === name && parameter[1] === value);
    if (index < 0) return null;
    rest.splice(index, 1);
  }
  return rest.every(([name, value]) => isRemovable(name, value)) ? rest.map(([name]) => name) : null;
}

export function getPageKey(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname.replace(/\/$/, "")}${url.search}`;
}

function toCanonical(where: string, written: string, base: string): Canonical {
  return { where, written, target: resolveWebUrl(written, base) };
}
