// Writes app/content/example-report.ts: what the SEO check says about test/fixtures/pages/example-firm, as if that page
// stood on the web. Run it after a change to audits or figures: node scripts/make-example-report.ts
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import type { SeoReport } from "#contract/seo-report.ts";
import { createNodeRewriter } from "#scripts/rewriter-node.ts";
import { buildReport } from "#worker/seo/build-report.ts";
import { collectHtmlFacts } from "#worker/seo/collect-facts.ts";
import type { FetchFacts, SideFacts } from "#worker/seo/page-facts.ts";

const page = new URL("../test/fixtures/pages/example-firm/index.html", import.meta.url);
const target = new URL("../app/content/example-report.ts", import.meta.url);

/** The answer of a small shared host: compressed, without security headers, quick enough. */
const fetched: Omit<FetchFacts, "bytes" | "truncated"> = {
  requestedUrl: "http://dachdeckerei-musterkamp.example/",
  url: "https://www.dachdeckerei-musterkamp.example/",
  redirects: [
    {
      from: "http://dachdeckerei-musterkamp.example/",
      to: "https://www.dachdeckerei-musterkamp.example/",
      status: 301,
    },
  ],
  status: 200,
  headers: { "content-type": "text/html; charset=UTF-8", "content-encoding": "gzip", server: "Apache" },
  setCookies: [],
  responseTime: 612,
  loadTime: 987,
  blockedBy: null,
};

const side: SideFacts = {
  robotsTxt: { state: "found", status: 200, text: "User-agent: *\nDisallow: /wp-admin/\n", reason: null },
  sitemap: {
    state: "unchecked",
    status: null,
    text: null,
    url: null,
    reason: "Die sitemap.xml antwortete nicht innerhalb von 5 Sekunden.",
  },
  llmsTxt: { state: "missing", status: 404, text: null, reason: "Die Datei gibt es nicht (HTTP 404)." },
  imprint: { state: "missing", url: null, text: "", hrefs: [], reason: null },
};

const options = {
  keywords: ["Dachdecker Olfen", "Flachdach", "Dachwartung"],
  checkedAt: "2026-11-21T13:05:00.000Z",
};

export async function makeExampleReport(): Promise<SeoReport> {
  const { html, bytes, truncated, notes } = await collectHtmlFacts(
    new Blob([await readFile(page)]).stream(),
    {
      contentType: fetched.headers["content-type"] ?? null,
      rewriter: createNodeRewriter,
      onProgress: () => {},
    },
  );
  return buildReport({ fetched: { ...fetched, bytes, truncated }, html, side, notes }, options);
}

async function write(): Promise<void> {
  const report = JSON.stringify(await makeExampleReport(), null, 2);
  await writeFile(
    target,
    `// What the SEO check says about a firm that does not exist. Written by scripts/make-example-report.ts.\nimport type { SeoReport } from "#contract/seo-report.ts";\n\nexport const exampleReport: SeoReport = ${report};\n`,
  );
  execFileSync("node_modules/.bin/biome", ["check", "--write", target.pathname], { stdio: "inherit" });
}

if (import.meta.main) await write();
