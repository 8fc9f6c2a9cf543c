// Child process of the memory tests: analyses each address it is told on its standard input, one a line, with the Worker's own code, and
// answers with one line of JSON each. What it may use of memory, its parent says: node --max-old-space-size=96 …
import { createInterface } from "node:readline";
import { createNodeRewriter } from "#scripts/audit/rewriter-node.ts";
import { analyseSite } from "#worker/seo/analyse-site.ts";
import { crawlerUserAgent } from "#worker/seo/fetch/fetch-page.ts";

/** As in production: some bodies never end. */
const DEADLINE_MS = 14_500;

for await (const line of createInterface({ input: process.stdin })) {
  const { url, keywords } = JSON.parse(line) as { url: string; keywords: string[] };
  const begin = performance.now();
  const result = await analyseSite(
    { url, keywords },
    {
      fetch,
      rewriter: createNodeRewriter,
      resolveHost: async () => ["127.0.0.1"],
      now: Date.now,
      allowLoopback: true,
      ownHosts: [],
      userAgent: crawlerUserAgent("https://paettken.example"),
      signal: new AbortController().signal,
      deadlineMs: DEADLINE_MS,
    },
    () => {},
  );
  const report = result.ok ? JSON.stringify(result.report) : "";
  const answer = {
    code: result.ok ? null : result.code,
    characters: report.length,
    notes: result.ok ? result.report.notes : [],
    ms: Math.round(performance.now() - begin),
    peakMiB: Math.round(process.resourceUsage().maxRSS / 1024),
  };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
