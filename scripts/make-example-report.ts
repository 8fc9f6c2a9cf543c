// `npm run example-report`, after a change to audits or figures: writes app/content/example-report.json, the report of the SEO
// check on a sample site of the portfolio. The check runs as it does for visitors, against a stand-in for a small web host.
import { readFile, writeFile } from "node:fs/promises";
import type { SeoReport } from "#contract/seo-report.ts";
import { analyseSite } from "#worker/seo/analyse-site.ts";
import { createNodeRewriter } from "./audit/rewriter-node.ts";

/** Names under example.com belong to nobody (RFC 2606), and unlike .example the check does not refuse them. */
const HOST = "prodach.example.com";
const root = new URL("../", import.meta.url);
const target = new URL("app/content/example-report.json", root);

/** What the host has; for everything else it answers 404. The sample site links to an Impressum that is not its own. */
const files: Record<string, string> = {
  "/": "public/demos/prodach/index.html",
  "/impressum": "test/fixtures/pages/example-host/impressum.html",
};

/** Keeps the sample site out of search here; the website of a real firm would not have it. */
const BAN = '<meta name="robots" content="noindex">\n';

/** As a small host sends them: no compression, nothing on security. */
const headers = { "content-type": "text/html; charset=UTF-8", server: "Apache" };

/** ms the host takes for the page, and the moment of the run: the clock stands still but for this. */
const ANSWERS_AFTER = 640;
const STARTED = Date.parse("2026-11-21T13:05:00Z");

export async function makeExampleReport(): Promise<SeoReport> {
  let now = STARTED;
  const result = await analyseSite(
    { url: `http://${HOST}`, keywords: ["Dachdecker Lüdinghausen", "Sturmschaden", "Dachfenster"] },
    {
      allowLoopback: false,
      ownHosts: [],
      // Any public address: nothing is sent there.
      resolveHost: async () => ["192.0.79.1"],
      fetch: async (input) => {
        const url = new URL(input instanceof Request ? input.url : input);
        if (url.protocol === "http:") return Response.redirect(`https://${HOST}${url.pathname}`, 301);
        if (url.pathname === "/") now = STARTED + ANSWERS_AFTER;
        const file = files[url.pathname];
        if (file === undefined) return new Response("Nicht gefunden", { status: 404, headers });
        const html = await readFile(new URL(file, root), "utf8");
        if (!html.includes(BAN)) throw new Error(`${file} no longer says that it stays out of search.`);
        return new Response(html.replace(BAN, ""), { headers });
      },
      rewriter: createNodeRewriter,
      now: () => now,
      userAgent: "PaettkenSeoCheck/1.0",
      signal: new AbortController().signal,
    },
    () => {},
  );
  if (!result.ok) throw new Error(`The example could not be analysed: ${result.code}`);
  return { ...result.report, checkedAt: new Date(STARTED).toISOString() };
}

if (import.meta.main) await writeFile(target, `${JSON.stringify(await makeExampleReport(), null, 2)}\n`);
