// The rating of a design as markup and as text: what a visitor reads, without a browser.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DesignSection } from "#app/features/seo-check/design/design-section.tsx";

export function designMarkup(visualDesign: unknown): string {
  return renderToStaticMarkup(createElement(DesignSection, { visualDesign }));
}

/** Text of the rating, one line per block. */
export function designText(visualDesign: unknown): string {
  return designMarkup(visualDesign)
    .replace(/<(span|strong|em|b)\b[^>]*>|<\/(span|strong|em|b)>/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/[ \u00a0]+/g, " ")
    .replace(/\s*\n\s*/g, "\n");
}
