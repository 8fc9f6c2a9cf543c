// `npm run bench -- speed`: the speed that the check in the browser tells, beside Lighthouse with devtools throttling, on the same pages in the
// same run. The check runs as a whole, as for a visitor.
import lighthouse from "lighthouse";
import type { SpeedFigure, SpeedResult, Spread } from "#contract/speed-check.ts";
import { freePort } from "../serving/free-port.ts";
import { startBenchSite } from "./bench-site.ts";
import { checkByRoute } from "./check-calls.ts";
import { launchForLighthouse } from "./lighthouse.ts";
import { serveSpeedPages, speedPaths } from "./speed-pages.ts";

/** Of the largest paint, to Lighthouse's. */
const MAX_DIFFERENCE = 0.15;
const MAX_SHIFT = 0.02;
const WIDTHS = [32, 9, 13, 9, 8, 9, 8, 8, 8, 9, 9];
const LEGEND = `
Medians, times in ms: of three loads here and of so many runs of Lighthouse as --runs says. Largest paint at most ${MAX_DIFFERENCE * 100} % apart, shifts ${MAX_SHIFT}.`;

export interface Measured {
  fcp: number;
  lcp: number;
  cls: number;
  blocked: number;
}

/** @returns false where a page is further apart than it may be */
export async function benchSpeed(paths: readonly string[], runs: number): Promise<boolean> {
  const site = await startBenchSite();
  if (!site) return false;
  const pages = await serveSpeedPages();
  try {
    console.log(row(["page", "LCP", "spread", "LH", "%", "CLS", "LH", "FCP", "LH", "blocked", "LH"]));
    let isWithin = true;
    let worst = { lcp: 0, cls: 0 };
    for (const at of paths.length > 0 ? paths : speedPaths) {
      const url = pages.origin + at;
      const theirs = await askLighthouse(url, runs);
      const { check } = await checkByRoute(site.url, url);
      const result = check.speed?.result;
      if (!result) {
        console.log(`${at}: ${check.speed?.note ?? "no part"}`);
        isWithin = false;
        continue;
      }
      const ours = medianOf(result);
      const { difference, shift, isClose } = compareSpeed(ours, theirs);
      isWithin &&= isClose;
      worst = { lcp: Math.max(worst.lcp, Math.abs(difference)), cls: Math.max(worst.cls, shift) };
      const lcp = spreadOf(result, "lcp");
      console.log(
        row([
          at,
          ...[
            ours.lcp,
            `${Math.round(lcp.min)}–${Math.round(lcp.max)}`,
            theirs.lcp,
            (difference * 100).toFixed(1),
          ],
          ...[ours.cls.toFixed(3), theirs.cls.toFixed(3), ours.fcp, theirs.fcp, ours.blocked, theirs.blocked],
        ]),
      );
    }
    console.log(LEGEND);
    console.log(
      `\nlargest paint  ${(worst.lcp * 100).toFixed(1)} % apart at most (limit ${MAX_DIFFERENCE * 100})\nshifts         ${worst.cls.toFixed(3)} apart at most (limit ${MAX_SHIFT})`,
    );
    return isWithin;
  } finally {
    pages.close();
    await site.kill();
  }
}

/** How far apart two measurements of a page are. `difference`: of the largest paint, as a share of theirs. */
export function compareSpeed(
  ours: Pick<Measured, "lcp" | "cls">,
  theirs: Pick<Measured, "lcp" | "cls">,
): { difference: number; shift: number; isClose: boolean } {
  const difference = (ours.lcp - theirs.lcp) / theirs.lcp;
  const shift = Math.abs(ours.cls - theirs.cls);
  return { difference, shift, isClose: Math.abs(difference) <= MAX_DIFFERENCE && shift <= MAX_SHIFT };
}

/** Medians of several runs, each in a browser of its own. */
async function askLighthouse(url: string, runs: number): Promise<Measured> {
  const all: Measured[] = [];
  for (let run = 0; run < runs; run++) all.push(await askOnce(url));
  const median = (name: keyof Measured) => middle(all.map((one) => one[name]));
  return { fcp: median("fcp"), lcp: median("lcp"), cls: median("cls"), blocked: median("blocked") };
}

async function askOnce(url: string): Promise<Measured> {
  const port = await freePort();
  const browser = await launchForLighthouse(port);
  try {
    const flags = {
      port,
      onlyCategories: ["performance"],
      logLevel: "error" as const,
      throttlingMethod: "devtools" as const,
    };
    const result = await lighthouse(url, flags);
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    const value = (id: string) => result.lhr.audits[id]?.numericValue ?? Number.NaN;
    return {
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      cls: value("cumulative-layout-shift"),
      blocked: value("total-blocking-time"),
    };
  } finally {
    await browser.close();
  }
}

function medianOf(result: SpeedResult): Measured {
  const median = (id: SpeedFigure["id"]) => spreadOf(result, id).median;
  return { fcp: median("fcp"), lcp: median("lcp"), cls: median("cls"), blocked: median("blocked") };
}

function spreadOf({ figures }: SpeedResult, id: SpeedFigure["id"]): Spread {
  return (
    figures.find((one) => one.id === id)?.spread ?? { median: Number.NaN, min: Number.NaN, max: Number.NaN }
  );
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(cells: readonly (string | number)[]): string {
  const texts = cells.map((cell) => (typeof cell === "number" ? String(Math.round(cell)) : cell));
  return texts
    .map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0)))
    .join("");
}
