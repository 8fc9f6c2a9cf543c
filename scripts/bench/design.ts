// `npm run bench -- design`: whether scores repeat, the time of a rating beside a bare pair of screenshots of the same page in the
// same run, and whether a browser is left running.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { aspectIds, type DesignRating } from "#contract/design-rating.ts";
import { findWindowlessChromium, provideChromium } from "../chromium.ts";
import { freePort } from "../serving/free-port.ts";
import { serve } from "../serving/serve.ts";
import { rateByRoute } from "./design-calls.ts";
import { ratedPaths, serveRatedPages } from "./design-pages.ts";

/** Points between the lowest and the highest rating of a page. */
const MAX_SPREAD = 2;
/** Time of a rating to that of the bare pair. */
const MAX_RATIO = 2.2;
/** A process takes a moment to exit. */
const EXIT_MS = 5_000;
const POLL_MS = 100;
const QUALITY = 72;
const VIEWPORTS = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
];
const HEADS = [
  "page",
  "total",
  "layout",
  "type",
  "colour",
  "use",
  "modern",
  "brand",
  "rating",
  "pair",
  "×",
  "",
];
const WIDTHS = [36, 7, 7, 7, 7, 7, 7, 7, 8, 8, 5, 6];
const LEGEND = `
Scores: lowest–highest of all runs, at most ${MAX_SPREAD} apart. Times: medians in ms; pair: a browser started, the page loaded and pictured in
full at 1280 and at 390 px, the browser closed, as a rating does, too. Their ratio: at most ${MAX_RATIO}, as the median of all pages.`;

interface Run {
  rating: DesignRating;
  ratingMs: number;
  pairMs: number;
}

/**
 * Prints a table, one line a page as it is rated.
 * @param paths of ratedPaths; all of them where empty
 * @returns false when scores differ, ratings are slow or a browser is left
 */
export async function benchDesign(paths: readonly string[], runs: number): Promise<boolean> {
  // The local Browser Rendering uses the one without a window where there is one; so does the pair.
  const executable = provideChromium() && findWindowlessChromium();
  if (!executable) return false;
  const folder = mkdtempSync(path.join(os.tmpdir(), "paettken-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Browsers of this site are recognised by their profile in here.
  process.env.TMPDIR = folder;
  const settings = { CRAWL_ALLOW_LOOPBACK: "on", RATE_LIMITS: "off", SEO_DAILY_LIMIT: "10000" };
  const site = await serve(await freePort(), folder, { ...process.env, ...settings }, showFailures);
  if (!site) return false;
  const pages = await serveRatedPages();
  try {
    console.log(row(HEADS));
    const ratios: number[] = [];
    let isSteady = true;
    for (const at of paths.length > 0 ? paths : ratedPaths) {
      const rounds: Run[] = [];
      for (let run = 0; run < runs; run++) {
        const pairMs = await timeOfPair(executable, pages.origin + at);
        const { rating, durationMs } = await rateByRoute(site.url, pages.origin + at);
        rounds.push({ rating, ratingMs: durationMs, pairMs });
      }
      const [rating, pair] = [median(rounds.map((r) => r.ratingMs)), median(rounds.map((r) => r.pairMs))];
      ratios.push(rating / pair);
      isSteady =
        report(
          at,
          rounds.map((round) => round.rating),
          rating,
          pair,
        ) && isSteady;
    }
    const left = await browsersLeft(folder);
    const ratio = median(ratios);
    console.log(LEGEND);
    console.log(`\nscores      ${isSteady ? "repeat" : "DIFFER"}`);
    console.log(
      `cost        ${ratio.toFixed(2)} × the bare pair (limit ${MAX_RATIO}), worst page ${Math.max(...ratios).toFixed(2)} ×`,
    );
    console.log(`browsers    ${left} left of ${ratios.length * runs} ratings`);
    return isSteady && ratio <= MAX_RATIO && left === 0;
  } finally {
    pages.close();
    await site.kill();
  }
}

/** ms */
async function timeOfPair(executablePath: string, url: string): Promise<number> {
  const begin = performance.now();
  const browser = await chromium.launch({ executablePath });
  for (const viewport of VIEWPORTS) {
    const page = await browser.newPage(viewport);
    await page.goto(url, { waitUntil: "load" });
    await page.screenshot({ fullPage: true, type: "jpeg", quality: QUALITY });
    await page.close();
  }
  await browser.close();
  return performance.now() - begin;
}

function report(page: string, ratings: readonly DesignRating[], ratingMs: number, pairMs: number): boolean {
  const scores = [
    ratings.map(({ overallScore }) => overallScore),
    ...aspectIds.map((id) => ratings.map(({ designAspects }) => designAspects[id].score)),
  ];
  const isSteady = scores.every((of) => Math.max(...of) - Math.min(...of) <= MAX_SPREAD);
  const times = [Math.round(ratingMs), Math.round(pairMs), (ratingMs / pairMs).toFixed(2)].map(String);
  console.log(row([page, ...scores.map(range), ...times, isSteady ? "" : "DIFFER"]));
  for (const line of differences(ratings)) console.log(`    ${line}`);
  return isSteady;
}

/** Every measurement whose points were not the same in all runs, with its values. */
function differences(ratings: readonly DesignRating[]): string[] {
  return aspectIds.flatMap((aspect) =>
    (ratings[0]?.measurements[aspect] ?? []).flatMap(({ id }) => {
      const found = ratings.map(({ measurements }) => measurements[aspect].find((one) => one.id === id));
      const values = found.map((one) => one?.value ?? "none");
      return new Set(found.map((one) => one?.score)).size > 1 ? [`${id}: ${values.join(", ")}`] : [];
    }),
  );
}

function range(values: readonly number[]): string {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min === max ? String(min) : `${min}–${max}`;
}

async function browsersLeft(folder: string): Promise<number> {
  for (const end = Date.now() + EXIT_MS; ; await pause(POLL_MS)) {
    const left = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })
      .split("\n")
      .filter((line) => line.includes(`--user-data-dir=${folder}`) && !line.includes("--type=")).length;
    if (left === 0 || Date.now() > end) return left;
  }
}

function showFailures(line: string): void {
  if (/"event":"exception"/.test(line)) console.error(line);
}

function row(cells: readonly string[]): string {
  return cells
    .map((cell, column) => (column === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[column] ?? 0)))
    .join(" ");
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
