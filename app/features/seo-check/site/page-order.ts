// In what order pages are shown, and how many of them stand in which band.
import { type Band, bandOf } from "../score-band.ts";
import type { ShownCrawl, ShownPage, ShownSiteFinding } from "./read-crawl.ts";

export type PageBand = Band | "none";

export function bandOfPage({ score }: ShownPage): PageBand {
  return score === null ? "none" : bandOf(score);
}

/** Lowest score first, then most faults; what could not be judged stands last. Otherwise as they were read. */
export function worstFirst(pages: readonly ShownPage[]): ShownPage[] {
  return [...pages].sort(
    (a, b) => (a.score ?? Infinity) - (b.score ?? Infinity) || (b.failed ?? 0) - (a.failed ?? 0) || 0,
  );
}

/** Bands that occur, the weakest first. */
export function bandCounts(pages: readonly ShownPage[]): { band: PageBand; count: number }[] {
  return (["poor", "fair", "good", "none"] as const)
    .map((band) => ({ band, count: pages.filter((page) => bandOfPage(page) === band).length }))
    .filter(({ count }) => count > 0);
}

/** What asks for something to be done: faults first, then hints. */
export function openFindings({ findings }: ShownCrawl): ShownSiteFinding[] {
  return [...withStatus(findings, "failed"), ...withStatus(findings, "warning")];
}

export function withStatus<F extends { status: string }>(findings: readonly F[], ...statuses: string[]): F[] {
  return findings.filter(({ status }) => statuses.includes(status));
}
