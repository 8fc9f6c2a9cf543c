// Our own SEO check over every page of the build: `npm run audit -- --site`, and the tests.
import { readFileSync } from "node:fs";
import { absoluteUrl } from "#app/absolute-url.ts";
import { builtPaths } from "#app/paths.ts";
import type { Finding, SeoReport } from "#contract/seo-report.ts";
import { germanNumber } from "#worker/seo/engine/wording.ts";
import { analyseFile } from "./analyse-file.ts";
import { createNodeRewriter } from "./rewriter-node.ts";

const CLIENT = "build/client";
/** Added to every file by the platform. */
const PLATFORM_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  etag: '"of-the-file"',
};

export interface FileReport {
  report: SeoReport;
  failed: Finding[];
}

/** A built page with the headers it is served with. Rejects as node:fs does when the site is not built. */
export function auditPage(path: string): Promise<FileReport> {
  const rules = readFileSync(`${CLIENT}/_headers`, "utf8");
  const headers = { ...PLATFORM_HEADERS, ...headersFor(path, rules) };
  return auditFile(`${CLIENT}${path === "/" ? "" : path}/index.html`, absoluteUrl(path), headers);
}

/**
 * @param url where the file is published
 * @param headers as sent with it
 */
export async function auditFile(
  file: string,
  url: string,
  headers?: Record<string, string>,
): Promise<FileReport> {
  const report = await analyseFile(file, createNodeRewriter, {
    keywords: [],
    url,
    ...(headers && { headers }),
  });
  return { report, failed: report.findings.filter(({ status }) => status === "failed") };
}

/** Headers of a page by a `_headers` file: those for all paths, then its own, where `! Name` removes one. */
export function headersFor(path: string, rules: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of rules.split("\n\n")) {
    const [pattern, ...lines] = block.trim().split("\n");
    if (pattern !== "/*" && pattern !== path) continue;
    for (const line of lines) {
      const [, dropped, name = "", value = ""] = line.trim().match(/^(! )?([\w-]+)(?:: (.*))?$/) ?? [];
      if (dropped) delete headers[name.toLowerCase()];
      else headers[name.toLowerCase()] = value;
    }
  }
  return headers;
}

/** One line per page: score, Flesch-Amstad, words, what failed. */
export async function formatSiteTable(): Promise<string> {
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
