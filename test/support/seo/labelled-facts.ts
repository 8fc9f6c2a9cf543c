// The facts of a labelled page: its HTML as the analysis reads it, everything else as of a good page.
import type { LabelledPage } from "#test/fixtures/page-kinds/labelled-page.ts";
import type { PageFacts } from "#worker/seo/html/page-facts.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import { factsOf } from "./html.ts";
import { aPage } from "./page-facts.ts";

const unread = { state: "unchecked" as const, url: null, text: "", hrefs: [], reason: "Nicht gelesen." };

export async function factsOfLabelled({ url, html, imprint }: LabelledPage): Promise<PageFacts> {
  const read = { state: "found" as const, url: new URL("/impressum", url).href, hrefs: [], reason: null };
  const side = { imprint: imprint === undefined ? unread : { ...read, text: imprint } };
  return {
    ...aPage({ fetched: { url, requestedUrl: url }, side }),
    html: await factsOf(html, createWorkersRewriter),
  };
}
