// What the page says about itself as a whole: language and base address.
import type { On } from "../rewriter.ts";
import { attributeOf } from "./attribute-values.ts";

interface DocumentFacts {
  lang: string | null;
  baseHref: string | null;
}

/** The object fills while the page is read. */
export function collectDocument(on: On): DocumentFacts {
  const facts: DocumentFacts = { lang: null, baseHref: null };
  on("html", {
    element(html) {
      // Later html tags add what the first does not have.
      facts.lang ??= attributeOf(html, "lang");
    },
  });
  on("base[href]", {
    element(base) {
      facts.baseHref ??= attributeOf(base, "href");
    },
  });
  return facts;
}
