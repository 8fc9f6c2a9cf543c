// Finds the link to a legal page, by its text or its target.
import { absolute, baseOf, isSameSite } from "./addresses.ts";
import type { AnchorFact, PageFacts } from "./page-facts.ts";

export interface LegalPage {
  /** Matches link texts and paths of the site's own pages. */
  names: RegExp;
  /** Matches a whole link text, folded: such a link counts wherever it leads (some firms host the page elsewhere). */
  exact: RegExp;
}

/** True when the page is the legal page itself or has a link to it. */
export function leadsTo(facts: PageFacts, page: LegalPage): boolean {
  const own = new URL(facts.fetched.url);
  return (
    page.names.test(decodedPath(own)) ||
    facts.html.anchors.some((anchor) => isLinkTo(anchor, own, facts, page))
  );
}

function isLinkTo(
  { href, text, otherName }: AnchorFact,
  own: URL,
  facts: PageFacts,
  { names, exact }: LegalPage,
): boolean {
  const label = `${text} ${otherName}`.trim().replace(/\s+/g, " ");
  if (exact.test(label) || exact.test(text.trim())) return true;
  const target = absolute(href, baseOf(facts));
  if (target === null) return names.test(label);
  const url = new URL(target);
  // "Datenschutzerklärung von Google" leads to somebody else's page.
  const elsewhere = /^https?:$/.test(url.protocol) && !isSameSite(own, url);
  return !elsewhere && (names.test(label) || names.test(decodedPath(url)) || names.test(url.hash));
}

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
