// Counts of links, and how a link's target is read.
import type { LinkFigures } from "#contract/seo-report.ts";
import { baseOf, isSameSite } from "./addresses.ts";
import type { AnchorFact, PageFacts } from "./page-facts.ts";

export type LinkTarget = "internal" | "external" | "tel" | "mailto" | "other";

/**
 * internal and external count a[href] whose target is http or https after resolution against base; nofollow
 * counts among these. withoutText counts all a[href] with neither text nor another name (image alt, aria-label).
 */
export function linkFigures(facts: PageFacts): LinkFigures {
  const figures: LinkFigures = { internal: 0, external: 0, nofollow: 0, withoutText: 0, tel: 0, mailto: 0 };
  const targetOf = targetReader(facts);
  for (const anchor of facts.html.anchors) {
    const target = targetOf(anchor);
    if (target !== "other") figures[target]++;
    if ((target === "internal" || target === "external") && anchor.rel.includes("nofollow"))
      figures.nofollow++;
    if (isNameless(anchor)) figures.withoutText++;
  }
  return figures;
}

/** Reads targets relative to one page; internal = same registrable domain as the page. */
function targetReader(facts: PageFacts): (anchor: AnchorFact) => LinkTarget {
  const page = new URL(facts.fetched.url);
  const base = baseOf(facts);
  return ({ href }) => {
    if (!URL.canParse(href, base)) return "other";
    const target = new URL(href, base);
    if (target.protocol === "tel:") return "tel";
    if (target.protocol === "mailto:") return "mailto";
    if (target.protocol !== "http:" && target.protocol !== "https:") return "other";
    return isSameSite(page, target) ? "internal" : "external";
  };
}

/** A link a screen reader can only announce by its address. */
export function isNameless(anchor: AnchorFact): boolean {
  return anchor.text.trim() === "" && anchor.otherName.trim() === "";
}
