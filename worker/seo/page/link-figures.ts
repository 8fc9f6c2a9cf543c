// Counts of links.
import type { LinkFigures } from "#contract/seo-figures.ts";
import type { AnchorFact, PageFacts } from "../html/page-facts.ts";
import { getBaseUrl, isSameSite } from "./urls.ts";

/**
 * internal (same registrable domain as the page) and external count a[href] whose target is http or https after resolution
 * against base; nofollow counts among these. withoutText counts all a[href] with neither text nor another name (image alt, aria-label).
 */
export function countLinks(facts: PageFacts): LinkFigures {
  const figures: LinkFigures = { internal: 0, external: 0, nofollow: 0, withoutText: 0, tel: 0, mailto: 0 };
  const page = new URL(facts.fetched.url);
  const base = getBaseUrl(facts);
  for (const anchor of facts.html.anchors) {
    if (isNameless(anchor)) figures.withoutText++;
    const target = URL.parse(anchor.href, base);
    if (target?.protocol === "tel:") figures.tel++;
    if (target?.protocol === "mailto:") figures.mailto++;
    if (target?.protocol !== "http:" && target?.protocol !== "https:") continue;
    figures[isSameSite(page, target) ? "internal" : "external"]++;
    if (anchor.rel.includes("nofollow")) figures.nofollow++;
  }
  return figures;
}

/** A link a screen reader can only announce by its address. */
export function isNameless(anchor: AnchorFact): boolean {
  return anchor.text.trim() === "" && anchor.otherName.trim() === "";
}
