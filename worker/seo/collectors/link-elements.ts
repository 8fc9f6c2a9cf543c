// link elements: canonical, stylesheets, icons, language versions.
import type { LinkElementFact } from "../page-facts.ts";
import type { On } from "../rewriter.ts";
import { tokensOf } from "../scanner/outline.ts";
import { BODY_ATTRIBUTE } from "../scanner/sieve.ts";
import { attributeOf } from "./attribute-values.ts";

/** The list fills while the page is read. */
export function collectLinkElements(on: On): LinkElementFact[] {
  const links: LinkElementFact[] = [];
  on("link", {
    element(link) {
      links.push({
        rel: tokensOf(attributeOf(link, "rel") ?? ""),
        href: attributeOf(link, "href"),
        hreflang: attributeOf(link, "hreflang"),
        type: attributeOf(link, "type"),
        media: attributeOf(link, "media"),
        as: attributeOf(link, "as"),
        ...(link.getAttribute(BODY_ATTRIBUTE) === null ? {} : { inBody: true }),
      });
    },
  });
  return links;
}
