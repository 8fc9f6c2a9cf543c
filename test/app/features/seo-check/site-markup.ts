// The crawl's part of the page as markup and as text, without a browser.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readCrawl } from "#app/features/seo-check/site/read-crawl.ts";
import { SiteSection } from "#app/features/seo-check/site/site-section.tsx";
import type { SiteView } from "#app/features/seo-check/site/use-site-crawl.ts";
import { CRAWL_ID } from "./site-crawls.ts";

export function viewOf(snapshot: unknown, changes: Partial<SiteView> = {}): SiteView {
  return { id: CRAWL_ID, connection: "on", resumed: false, crawl: readCrawl(snapshot), ...changes };
}

export function markup(snapshot: unknown, changes: Partial<SiteView> = {}): string {
  return renderToStaticMarkup(
    createElement(SiteSection, { view: viewOf(snapshot, changes), onAgain: () => {} }),
  );
}

export function text(snapshot: unknown, changes: Partial<SiteView> = {}): string {
  return markup(snapshot, changes)
    .replace(/<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/\s*\n\s*/g, "\n");
}
