// Finds the link to a legal page, by its text or its target.
import { absolute, baseOf, isSameSite } from "./addresses.ts";
import type { AnchorFact, PageFacts } from "./page-facts.ts";

export interface LegalPage {
  /** Matches short link texts ("Hinweise zum Datenschutz"). */
  label: RegExp;
  /** Matches the last segment of the path, without file ending, or the fragment. */
  segment: RegExp;
  /** Matches a whole link text: such a link counts wherever it leads (some firms host the page elsewhere). */
  exact: RegExp;
}

/** Characters; longer link texts are headlines about the subject, not the way to the page. */
const longestLabel = 40;

/** True when the page is the legal page itself or has a link to it. */
export function leadsTo(facts: PageFacts, page: LegalPage): boolean {
  const own = new URL(facts.fetched.url);
  const base = baseOf(facts);
  return (
    page.segment.test(lastSegment(own)) ||
    facts.html.anchors.some((anchor) => isLinkTo(anchor, own, base, page))
  );
}

function isLinkTo({ href, text, otherName }: AnchorFact, own: URL, base: string, page: LegalPage): boolean {
  const labels = [text, otherName].map((label) => label.trim().replace(/\s+/g, " "));
  if (labels.some((label) => page.exact.test(label))) return true;
  const named = labels.some((label) => label.length <= longestLabel && page.label.test(label));
  const target = absolute(href, base);
  if (target === null) return named;
  const url = new URL(target);
  // "Datenschutzerklärung von Google" leads to somebody else's page.
  const elsewhere = /^https?:$/.test(url.protocol) && !isSameSite(own, url);
  return !elsewhere && (named || page.segment.test(lastSegment(url)) || page.segment.test(url.hash.slice(1)));
}

/** "/rechtliches/datenschutz.html" → "datenschutz" */
function lastSegment({ pathname }: URL): string {
  const segment = pathname.replace(/\/+$/, "").split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(segment).replace(/\.[a-z]{2,5}$/i, "");
  } catch {
    return segment;
  }
}
