// Our own SEO check over every page of the build: `npm run audit -- --site`, and the tests.
import { absoluteUrl } from "#app/absolute-url.ts";
import { builtPaths } from "#app/paths.ts";
import type { Finding, SeoReport } from "#contract/seo-report.ts";
import { germanNumber } from "#worker/seo/wording.ts";
import { analyseFile } from "./analyse-file.ts";
import { createNodeRewriter } from "./rewriter-node.ts";

const CLIENT = "build/client";
/** A file has no headers; test/e2e/security-headers.e2e.ts looks at those the server sends. */
const FROM_SERVER_ALONE: readonly string[] = ["hsts", "nosniff", "compression"];

export interface FileReport {
  report: SeoReport;
  /** What failed and a file can show. */
  failed: Finding[];
}

/** A built page. Rejects as node:fs does when the site is not built. */
export function auditPage(path: string): Promise<FileReport> {
  return auditFile(`${CLIENT}${path === "/" ? "" : path}/index.html`, absoluteUrl(path));
}

/** @param url where the file is published */
export async function auditFile(file: string, url: string): Promise<FileReport> {
  const report = await analyseFile(file, createNodeRewriter, { keywords: [], url });
  const failed = report.findings.filter(
    ({ id, status }) => status === "failed" && !FROM_SERVER_ALONE.includes(id),
  );
  return { report, failed };
}

/** One line a page: score, Flesch-Amstad, words, what failed. */
export async function siteTable(): Promise<string> {
  const pages = await Promise.all(builtPaths.map(auditPage));
  const rows = pages.map(({ report, failed }, index) => [
    builtPaths[index] ?? "",
    germanNumber(report.score),
    germanNumber(report.content.readabilityScore ?? Number.NaN, 1),
    germanNumber(report.content.wordCount),
    failed.map(({ title }) => title).join(", ") || "–",
  ]);
  const table = [["Seite", "Punkte", "Flesch", "Wörter", "nicht bestanden"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}
