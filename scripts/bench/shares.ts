// `npm run bench -- shares`: what a shared report takes in the storage of its object, read from its database: words, pictures, PDF.
import { globSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { keptReportHeader } from "#contract/kept-report.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { ShareAnswer } from "#contract/shared-report.ts";
import { postForSealed, postToApi } from "./api-calls.ts";
import { startBenchSite } from "./bench-site.ts";
import { ratedPaths, serveRatedPages } from "./design-pages.ts";

const MAX_WORDS = 1_000_000;
/** Of a PDF without pictures of the page. */
const MAX_PDF = 1_500_000;
const COLUMNS = ["words", "pictures", "pdf", "whole", "bare pdf"] as const;
const LEGEND = `
kB of 1,000 bytes, as they lie in the object. Whole: the database, with words, pictures and the PDF that has the pictures. Bare pdf: of the same
report shared without pictures. Limits: words ${MAX_WORDS / 1_000}, bare pdf ${MAX_PDF / 1_000}.`;

type Sizes = Record<(typeof COLUMNS)[number], number>;

/**
 * Analyses, rates, checks and shares each page, prints both PDFs, and reads what is stored.
 * @param paths of ratedPaths; all of them where empty
 * @returns false when one is above its limit
 */
export async function benchShares(paths: readonly string[]): Promise<boolean> {
  const site = await startBenchSite();
  if (!site) return false;
  const pages = await serveRatedPages();
  try {
    console.log(row(["page", ...COLUMNS]));
    const all: Sizes[] = [];
    for (const at of paths.length > 0 ? paths : ratedPaths) {
      const sizes = await sizesOf(site.url, site.folder, pages.origin + at);
      all.push(sizes);
      console.log(row([at, ...COLUMNS.map((name) => kilobytes(sizes[name]))]));
    }
    for (const [name, of] of [
      ["smallest", (values: number[]) => Math.min(...values)],
      ["median", median],
      ["largest", (values: number[]) => Math.max(...values)],
    ] as const)
      console.log(row([name, ...COLUMNS.map((column) => kilobytes(of(all.map((sizes) => sizes[column]))))]));
    console.log(LEGEND);
    return all.every((sizes) => sizes.words <= MAX_WORDS && sizes["bare pdf"] <= MAX_PDF);
  } finally {
    pages.close();
    await site.kill();
  }
}

async function sizesOf(site: string, state: string, url: string): Promise<Sizes> {
  const keptReport = crypto.randomUUID();
  const { designToken, browserToken } = await postToApi<SeoReport>(
    site,
    "seo-crawler",
    { url },
    {
      [keptReportHeader]: keptReport,
    },
  );
  const design = await postForSealed(site, "visual-design-analyzer", { url, designToken });
  const check = await postToApi(site, "browser-check", { url, browserToken });
  const share = { keptReport, scope: "all", days: 7, line: "", design, check };
  const [withPictures, bare] = [
    await shared(site, state, { ...share, pictures: true }),
    await shared(site, state, { ...share, pictures: false }),
  ];
  return { ...withPictures, "bare pdf": bare.pdf };
}

/** Shares, lets the PDF be made, and measures what lies in the object. */
async function shared(site: string, state: string, request: object): Promise<Sizes> {
  const before = new Set(databases(state));
  const { path: at } = await postToApi<ShareAnswer>(site, "shared-report", request);
  const pdf = await fetch(`${site}${at}/pdf`);
  if (!pdf.ok) throw new Error(`The PDF answers ${pdf.status}`);
  await pdf.arrayBuffer();
  const file = databases(state).find((one) => !before.has(one));
  if (file === undefined) throw new Error("Nothing was stored");
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const bytesOf = (name: string) =>
      Number(
        database.prepare("SELECT sum(length(value)) AS bytes FROM _cf_KV WHERE key LIKE ?").get(`${name}/%`)
          ?.bytes ?? 0,
      );
    const [words, pictures, made] = ["words", "pictures", "pdf"].map(bytesOf) as [number, number, number];
    const pages = Number(database.prepare("PRAGMA page_count").get()?.page_count);
    const pageBytes = Number(database.prepare("PRAGMA page_size").get()?.page_size);
    return { words, pictures, pdf: made, whole: pages * pageBytes, "bare pdf": 0 };
  } finally {
    database.close();
  }
}

function databases(state: string): string[] {
  return globSync(path.join(state, "v3/do/*-SharedReport/*.sqlite")).filter(
    (file) => path.basename(file) !== "metadata.sqlite",
  );
}

function kilobytes(bytes: number): string {
  return Math.round(bytes / 1_000).toLocaleString("en-GB");
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function row([page = "", ...cells]: readonly string[]): string {
  return page.padEnd(40) + cells.map((cell) => cell.padStart(10)).join("");
}
