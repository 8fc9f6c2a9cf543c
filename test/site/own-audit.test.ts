// The site takes its own medicine: `npm run audit` over every built page, in process. Needs `npm run build` before.
import { describe, expect, it } from "vitest";
import { absoluteUrl } from "#app/absolute-url.ts";
import { builtPaths } from "#app/paths.ts";
import { analyseFile } from "#scripts/analyse-file.ts";
import { createNodeRewriter } from "#scripts/rewriter-node.ts";

/** A file has no headers; test/e2e/security-headers.e2e.ts looks at those the server sends. */
const FROM_SERVER_ALONE = ["hsts", "nosniff", "compression"];
/** What the site sells is at least this. */
const MIN_SCORE = 90;

describe.each(builtPaths)("the SEO check of our own page %s", (path) => {
  it(`gives ${MIN_SCORE} points or more and names no failure [EDGE-20]`, async () => {
    const file = `build/client${path === "/" ? "" : path}/index.html`;
    const report = await analyseFile(file, createNodeRewriter, { keywords: [], url: absoluteUrl(path) });
    const failed = report.findings.filter(
      ({ id, status }) => status === "failed" && !FROM_SERVER_ALONE.includes(id),
    );
    expect(failed.map(({ title, evidence }) => ({ title, evidence }))).toEqual([]);
    expect(report.score).toBeGreaterThanOrEqual(MIN_SCORE);
  });
});
