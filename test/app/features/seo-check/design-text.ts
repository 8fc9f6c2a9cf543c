// The rating of a design as markup and as text: what a visitor reads, without a browser.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DesignSection } from "#app/features/seo-check/design/design-section.tsx";
import { markupText } from "./markup-text.ts";

export function designMarkup(visualDesign: unknown): string {
  return renderToStaticMarkup(createElement(DesignSection, { visualDesign }));
}

/** Text of the rating, one line per block. */
export function designText(visualDesign: unknown): string {
  return markupText(designMarkup(visualDesign));
}
