// Finds the link to a legal page, by its text or its target.
import { type AddressedPage, absolute, baseOf, isSameSite } from "./addresses.ts";
import type { AnchorFact } from "./page-facts.ts";
import { withoutEnd } from "./trimmed-end.ts";

export interface LegalPage {
  /** Matches short link texts ("Hinweise zum Datenschutz"). */
  label: RegExp;
  /** Matches the last segment of the path, without file ending, or the fragment. */
  segment: RegExp;
  /** Matches a whole link text: such a link counts wherever it leads (some firms host the page elsewhere). */
  exact: RegExp;
}

/** What a link was found by, the surest first. */
export type LinkSign = "exact" | "target" | "label";
const signsBySureness: readonly LinkSign[] = ["exact", "target", "label"];

/** Characters; longer link texts are headlines about the subject, not the way to the page. */
const longestLabel = 40;

export type LinkedPage = AddressedPage & { html: { anchors: readonly AnchorFact[] } };

/** True when the page is the legal page itself or has a link to it. */
export function leadsTo(facts: LinkedPage, page: LegalPage): boolean {
  return isItself(facts, page) || linksTo(facts, page).length > 0;
}

/** By its address. */
export function isItself({ fetched }: LinkedPage, page: LegalPage): boolean {
  return page.segment.test(segmentOf(new URL(fetched.url)));
}

/** The links to the legal page, as written, the surest first, else in the order of the page. */
export function linksTo(facts: LinkedPage, page: LegalPage): string[] {
  const own = new URL(facts.fetched.url);
  const base = baseOf(facts);
  const found = facts.html.anchors.flatMap((anchor) => {
    const sign = signOf(anchor, own, base, page);
    return sign === null ? [] : [{ href: anchor.href, sign }];
  });
  const sureness = ({ sign }: { sign: LinkSign }) => signsBySureness.indexOf(sign);
  return found.sort((a, b) => sureness(a) - sureness(b)).map(({ href }) => href);
}

function signOf(
  { href, text, otherName }: AnchorFact,
  own: URL,
  base: string,
  page: LegalPage,
): LinkSign | null {
  const labels = [text, otherName].map((label) => label.trim().replace(/\s+/g, " "));
  if (labels.some((label) => page.exact.test(label))) return "exact";
  const named = labels.some((label) => label.length <= longestLabel && page.label.test(label));
  const target = absolute(href, base);
  if (target === null) return named ? "label" : null;
  const url = new URL(target);
  // "Datenschutzerklärung von Google" leads to somebody else's page.
  if (/^https?:$/.test(url.protocol) && !isSameSite(own, url)) return null;
  if (page.segment.test(segmentOf(url)) || page.segment.test(url.hash.slice(1))) return "target";
  return named ? "label" : null;
}

/** "/rechtliches/datenschutz.html" → "datenschutz" */
export function segmentOf({ pathname }: URL): string {
  const segment = withoutEnd(pathname, "/").split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(segment).replace(/\.[a-z]{2,5}$/i, "");
  } catch {
    return segment;
  }
}
