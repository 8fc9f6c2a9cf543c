// `npm run bench -- pages`: every page against its static twin, the same markup, CSS, fonts and pictures without any script.
// Lighthouse (mobile, simulated throttling), runs interleaved so that a busy moment hits both; medians, sizes, first click.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findWindowlessChromium } from "../chromium.ts";
import { freePort } from "../serving/free-port.ts";
import { blockingTime, type TraceEvent } from "./page-load/blocking-time.ts";
import { firstWorkingClick } from "./page-load/click.ts";
import { pageSizes } from "./page-load/page-sizes.ts";
import { staticTwin } from "./page-load/static-twin.ts";
import { makeCertificate, serveFolder } from "./page-server.ts";

const CLIENT = "build/client";
const LAUNCH_ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--ignore-certificate-errors",
];
/** For FCP and LCP against the twin. */
const MAX_RATIO = 1.1;
/** Budget for blocking time, by CPU time. */
const MAX_BLOCKING_MS = 20;
/** The budgets count HTML in the larger unit. */
const HTML_KB = 1024;
const KB = 1000;
const HEADS = [
  "page",
  "HTML",
  "CSS",
  "first",
  "JS",
  "img",
  "FCP",
  "×",
  "LCP",
  "×",
  "CLS",
  "TBT",
  "own",
  "click",
  "",
];
const WIDTHS = [38, 5, 4, 5, 6, 6, 9, 5, 9, 5, 6, 8, 5, 6, 5];
const LEGEND = `
Sizes in kB, brotli: HTML with its CSS and that CSS alone (of 1,024 bytes), script before load, script, pictures of the first load (of 1,000).
Times in ms, page/static twin and their ratio (at most ${MAX_RATIO}); TBT as Lighthouse
reckons it, own: the page's by processor time (at most ${MAX_BLOCKING_MS}); click: the first one that works.`;

interface Vitals {
  fcp: number;
  lcp: number;
  tbt: number;
  /** TBT by CPU time. */
  blocking: number;
  cls: number;
  foreignRequests: number;
  /** Pictures that arrived while the page loaded. */
  imageBytes: number;
}

interface Requested {
  url: string;
  resourceType: string;
  transferSize: number;
}

/** Prints a table, one line per page; false when a page is too slow, shifts, or requests a foreign host. */
export async function benchPages(pages: readonly string[], runs: number): Promise<boolean> {
  const twin = mkdtempSync(path.join(os.tmpdir(), "paettken-twin-"));
  process.on("exit", () => rmSync(twin, { recursive: true, force: true }));
  cpSync(CLIENT, twin, { recursive: true });
  for (const file of globSync(path.join(twin, "**/index.html"))) {
    writeFileSync(file, staticTwin(readFileSync(file, "utf8")));
  }
  const certificate = makeCertificate();
  const site = await serveFolder(CLIENT, certificate);
  const plain = await serveFolder(twin, certificate);
  try {
    let allWithin = true;
    console.log(row(HEADS));
    for (const page of pages) {
      const measured: Vitals[] = [];
      const limit: Vitals[] = [];
      for (let run = 0; run < runs; run++) {
        measured.push(await measure(site.origin + page));
        limit.push(await measure(plain.origin + page));
      }
      const click = await medianClick(site.origin + page, runs);
      const within = report(page, medians(measured), medians(limit), click);
      allWithin &&= within;
    }
    console.log(LEGEND);
    return allWithin;
  } finally {
    site.close();
    plain.close();
  }
}

async function measure(url: string): Promise<Vitals> {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, onlyCategories: ["performance"], logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const requests = audits["network-requests"]?.details as unknown as { items: Requested[] };
    return {
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      blocking: blockingTime(traceOf(result.artifacts)),
      cls: value("cumulative-layout-shift"),
      foreignRequests: requests.items.filter((item) => isForeign(item.url, url)).length,
      imageBytes: requests.items
        .filter(({ resourceType }) => resourceType === "Image")
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  } finally {
    await browser.close();
  }
}

/** Not in Lighthouse's types. */
function traceOf(artifacts: object): TraceEvent[] {
  return (artifacts as { Trace: { traceEvents: TraceEvent[] } }).Trace.traceEvents;
}

function report(page: string, site: Vitals, twin: Vitals, click: number | null): boolean {
  const ratio = { fcp: site.fcp / twin.fcp, lcp: site.lcp / twin.lcp };
  const { html, css, starter, script } = pageSizes(CLIENT, page);
  const kilobytes = (bytes: number, unit = KB) => (bytes / unit).toFixed(1);
  const within =
    ratio.fcp <= MAX_RATIO &&
    ratio.lcp <= MAX_RATIO &&
    site.blocking <= MAX_BLOCKING_MS &&
    site.cls === 0 &&
    site.foreignRequests === 0;
  console.log(
    row([
      page,
      kilobytes(html, HTML_KB),
      kilobytes(css, HTML_KB),
      kilobytes(starter),
      kilobytes(script),
      kilobytes(site.imageBytes),
      `${Math.round(site.fcp)}/${Math.round(twin.fcp)}`,
      ratio.fcp.toFixed(2),
      `${Math.round(site.lcp)}/${Math.round(twin.lcp)}`,
      ratio.lcp.toFixed(2),
      site.cls.toFixed(3),
      `${Math.round(site.tbt)}/${Math.round(twin.tbt)}`,
      String(Math.round(site.blocking)),
      click === null ? "none" : String(Math.round(click)),
      within ? "" : "over",
    ]),
  );
  return within;
}

function row(cells: readonly string[]): string {
  return cells
    .map((cell, column) => (column === 0 ? cell.padEnd(38) : cell.padStart(WIDTHS[column] ?? 0)))
    .join(" ");
}

/** Null where nothing on the page reacts to a click. */
async function medianClick(url: string, runs: number): Promise<number | null> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const browser = await launch([]);
    try {
      const time = await firstWorkingClick(browser, url);
      if (time !== null) times.push(time);
    } finally {
      await browser.close();
    }
  }
  return times.length > 0 ? median(times) : null;
}

function launch(args: readonly string[]): Promise<Browser> {
  const executablePath = findWindowlessChromium();
  if (!executablePath) throw new Error("The bench needs a Chromium (CHROME_PATH).");
  return chromium.launch({ executablePath, args: [...LAUNCH_ARGS, ...args] });
}

function isForeign(requested: string, page: string): boolean {
  return /^https?:/.test(requested) && new URL(requested).host !== new URL(page).host;
}

function medians(runs: readonly Vitals[]): Vitals {
  const of = (key: keyof Vitals) => median(runs.map((run) => run[key]));
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    blocking: of("blocking"),
    cls: of("cls"),
    foreignRequests: of("foreignRequests"),
    imageBytes: of("imageBytes"),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
