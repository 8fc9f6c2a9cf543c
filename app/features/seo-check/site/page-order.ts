import { type Band, getBand } from "../score-band.ts";
import type { ShownCrawl, ShownPage, ShownSiteFinding } from "./read-crawl.ts";

export type PageBand = Band | "none";

export function getPageBand({ score }: ShownPage): PageBand {
  return score === null ? "none" : getBand(score);
}

/** Lowest score first, then most failures; unjudged pages last. */
export function sortWorstFirst(pages: readonly ShownPage[]): ShownPage[] {
  return [...pages].sort(
    (a, b) => (a.score ?? Infinity) - (b.score ?? Infinity) || (b.failed ?? 0) - (a.failed ?? 0) || 0,
  );
}

/** Bands that occur, worst first. */
export function countBands(pages: readonly ShownPage[]): { band: PageBand; count: number }[] {
  return (["poor", "fair", "good", "none"] as const)
    .map((band) => ({ band, count: pages.filter((page) => getPageBand(page) === band).length }))
    .filter(({ count }) => count > 0);
}

export function getOpenFindings({ findings }: ShownCrawl): ShownSiteFinding[] {
  return [...filterByStatus(findings, "failed"), ...filterByStatus(findings, "warning")];
}

export function filterByStatus<F extends { status: string }>(
  findings: readonly F[],
  ...statuses: string[]
): F[] {
  return findings.filter(({ status }) => statuses.includes(status));
}
