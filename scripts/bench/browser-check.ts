// `npm run bench -- browser`: what the whole check in the browser takes beside a design rating of the same page in the same run.
import { type BrowserCheck, type ReaderId, readerIds } from "#contract/browser-check.ts";
import { startBenchSite } from "./bench-site.ts";
import { checkByRoute } from "./check-calls.ts";
import { rateByRoute } from "./design-calls.ts";
import { ratedPaths, serveRatedPages } from "./design-pages.ts";

/** Time of a check to that of a rating. */
const MAX_RATIO = 4;
/** Pages of different kinds: the home page's sample sites and fixtures. */
const PAGES = 8;
const WIDTHS = [36, 9, 9, 6];
const LEGEND = `
Medians in ms, from the call to its answer, a browser started and closed each. The check has all its readers; a page with a banner is opened four
times more. Ratio: at most ${MAX_RATIO}, as the median of all pages.`;

/** @returns false when checks are slow, or one of their parts is missing */
export async function benchBrowserCheck(paths: readonly string[], runs: number): Promise<boolean> {
  const site = await startBenchSite();
  if (!site) return false;
  const pages = await serveRatedPages();
  try {
    console.log(row(["page", "check", "rating", "×"]));
    const ratios: number[] = [];
    let isWhole = true;
    for (const at of paths.length > 0 ? paths : ratedPaths.slice(0, PAGES)) {
      const checks: number[] = [];
      const ratings: number[] = [];
      for (let run = 0; run < runs; run++) {
        ratings.push((await rateByRoute(site.url, pages.origin + at)).durationMs);
        const { check, durationMs } = await checkByRoute(site.url, pages.origin + at);
        checks.push(durationMs);
        for (const part of missing(check)) {
          isWhole = false;
          console.log(`    ${part}: nothing was read`);
        }
      }
      const [check, rating] = [median(checks), median(ratings)];
      ratios.push(check / rating);
      console.log(
        row([at, String(Math.round(check)), String(Math.round(rating)), (check / rating).toFixed(2)]),
      );
    }
    const { ratio, isAffordable } = judgeCost(ratios);
    console.log(LEGEND);
    console.log(
      `\ncost        ${ratio.toFixed(2)} × the rating (limit ${MAX_RATIO}), worst page ${Math.max(...ratios).toFixed(2)} ×`,
    );
    return isWhole && isAffordable;
  } finally {
    pages.close();
    await site.kill();
  }
}

/** @param ratios time of a check to that of a rating, page by page */
export function judgeCost(ratios: readonly number[]): { ratio: number; isAffordable: boolean } {
  const ratio = median(ratios);
  return { ratio, isAffordable: ratio <= MAX_RATIO };
}

function missing(check: BrowserCheck): ReaderId[] {
  return readerIds.filter((id) => (check[id]?.result ?? null) === null);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(cells: readonly string[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0)))
    .join("");
}
