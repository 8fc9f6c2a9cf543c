// `npm run bench -- pages`: every page against its static twin, the same markup, CSS, fonts and pictures without any script.
// Lighthouse (mobile, simulated throttling), runs interleaved so that a busy moment hits both; medians, sizes, first click.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { firstWorkingClick } from "./bench-click.ts";
import { makeCertificate, serveFolder } from "./bench-server.ts";
import { findChromium } from "./chromium.ts";
import { staticTwin } from "./static-twin.ts";

const CLIENT = "build/client";
const LAUNCH_ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--ignore-certificate-errors",
];
/** The issue's bound for FCP and LCP against the twin. */
const MAX_RATIO = 1.1;

interface Vitals {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  foreignRequests: number;
}

/** Prints a table per page; false when a page is slower than allowed, shifts, or asks a foreign host. */
export async function benchPages(pages: readonly string[], runs: number): Promise<boolean> {
  const twin = mkdtempSync(path.join(os.tmpdir(), "paettken-twin-"));
  cpSync(CLIENT, twin, { recursive: true });
  for (const file of globSync(path.join(twin, "**/index.html"))) {
    writeFileSync(file, staticTwin(readFileSync(file, "utf8")));
  }
  const certificate = makeCertificate();
  const site = await serveFolder(CLIENT, certificate);
  const plain = await serveFolder(twin, certificate);
  try {
    let allWithin = true;
    for (const page of pages) {
      const measured: Vitals[] = [];
      const limit: Vitals[] = [];
      for (let run = 0; run < runs; run++) {
        measured.push(await measure(site.origin + page));
        limit.push(await measure(plain.origin + page));
      }
      allWithin = report(page, medians(measured), medians(limit)) && allWithin;
      reportSizes(page);
      await reportClick(page, site.origin + page, runs);
    }
    return allWithin;
  } finally {
    site.close();
    plain.close();
    rmSync(twin, { recursive: true, force: true });
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
    const requests = audits["network-requests"]?.details as unknown as { items: { url: string }[] };
    return {
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      foreignRequests: requests.items.filter((item) => isForeign(item.url, url)).length,
    };
  } finally {
    await browser.close();
  }
}

function report(page: string, site: Vitals, twin: Vitals): boolean {
  const ratio = { fcp: site.fcp / twin.fcp, lcp: site.lcp / twin.lcp };
  const milliseconds = (value: number) => `${Math.round(value)} ms`.padStart(9);
  console.log(`\n${page}`);
  console.log("                FCP       LCP       TBT    CLS");
  for (const [name, vitals] of [
    ["site      ", site],
    ["static    ", twin],
  ] as const) {
    const times = [vitals.fcp, vitals.lcp, vitals.tbt].map(milliseconds).join(" ");
    console.log(`  ${name}${times}  ${vitals.cls.toFixed(3)}`);
  }
  console.log(`  ratio        ${ratio.fcp.toFixed(3)}     ${ratio.lcp.toFixed(3)}   (at most ${MAX_RATIO})`);
  console.log(`  foreign requests: ${site.foreignRequests}`);
  return ratio.fcp <= MAX_RATIO && ratio.lcp <= MAX_RATIO && site.cls === 0 && site.foreignRequests === 0;
}

/** Brotli sizes as the budgets of ARCHITECTURE.md count them. */
function reportSizes(page: string): void {
  const html = readFileSync(path.join(CLIENT, page, "index.html"), "utf8");
  const starter = html.match(/<script>([\s\S]*?)<\/script><\/head>/)?.[1] ?? "";
  const modules = html.match(/data-modules="([^"]*)"/)?.[1]?.split(" ") ?? [];
  const scripts = modules.map((name) => brotliBytes(readFileSync(path.join(CLIENT, name))));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `  brotli: HTML ${kilobytes(brotliBytes(html))}, script before load ${kilobytes(brotliBytes(starter))}, ` +
      `script in all ${kilobytes(scripts.reduce((sum, bytes) => sum + bytes, 0))}`,
  );
}

async function reportClick(page: string, url: string, runs: number): Promise<void> {
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
  console.log(
    `  first working click: ${times.length > 0 ? `${Math.round(median(times))} ms` : `none on ${page}`}`,
  );
}

function launch(args: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("The bench needs a Chromium (CHROME_PATH).");
  return chromium.launch({ executablePath, args: [...LAUNCH_ARGS, ...args] });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
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
    cls: of("cls"),
    foreignRequests: of("foreignRequests"),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
