// Whether a page was read to its end: if not, nothing can be called missing.
import type { PageFacts } from "./page-facts.ts";

/** Why something that is not in the facts may still be on the page, as a German sentence; null if all of it was read. */
export function unreadReason({ fetched, html }: Pick<PageFacts, "fetched" | "html">): string | null {
  if (fetched.truncated) return "Die Seite wurde nicht bis zum Ende gelesen.";
  return html.isCut ? "Ein Teil der Seite ist zu umfangreich und blieb unberücksichtigt." : null;
}
