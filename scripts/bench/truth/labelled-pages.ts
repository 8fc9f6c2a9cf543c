// The labelled pages: how they are stored, and how one is analysed. Format and rules of labelling: test/fixtures/labelled/README.md.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { pageKinds } from "#contract/page-kinds.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import type { ImprintFacts, PageFacts, SideFacts, SideFile } from "#worker/seo/html/page-facts.ts";
import { createNodeRewriter } from "../../audit/rewriter-node.ts";

/** Rules may be tuned to the open half; the locked one is only counted. */
export const halves = ["open", "locked"] as const;
export type Half = (typeof halves)[number];

const reasons = v.record(v.string(), v.string());

const labelsSchema = v.strictObject({
  system: v.string(),
  url: v.pipe(v.string(), v.url()),
  server: v.picklist(["hardened", "usual", "bare", "file"]),
  kind: v.picklist(pageKinds),
  /** Services that run when the page opens, as far as the HTML shows. */
  trackers: v.array(v.string()),
  consentTool: v.nullable(v.string()),
  imprintLink: v.boolean(),
  privacyLink: v.boolean(),
  /** Text of the page behind the link. */
  imprint: v.nullable(v.string()),
  robotsTxt: v.nullable(v.string()),
  /** Null: there is no sitemap. */
  sitemapListsPage: v.nullable(v.boolean()),
  /** True and worth telling, by id of the question. */
  faults: reasons,
  /** True, but no use to this owner. */
  trifles: reasons,
});
export type Labels = v.InferOutput<typeof labelsSchema>;

export interface LabelledPage {
  name: string;
  half: Half;
  html: Buffer;
  labels: Labels;
}

const FOLDER = path.resolve(import.meta.dirname, "../../../test/fixtures/labelled");

/** @throws naming the file whose labels are not in shape */
export function readLabelledPages(half: Half): LabelledPage[] {
  const folder = path.join(FOLDER, half);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => {
      const name = path.basename(file, ".html");
      const parsed = v.safeParse(
        labelsSchema,
        JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")),
      );
      if (!parsed.success) throw new Error(`${name}: ${v.summarize(parsed.issues)}`);
      return { name, half, html: readFileSync(path.join(folder, file)), labels: parsed.output };
    });
}

const hardened = {
  "content-encoding": "br",
  "cache-control": "max-age=600",
  etag: '"a1b2c3"',
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "content-security-policy":
    "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'; form-action 'self'",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "SAMEORIGIN",
};

const CHECKED_AT = "2026-11-24T12:00:00.000Z";

const headersOf: Record<Labels["server"], Record<string, string>> = {
  hardened,
  usual: { "content-encoding": "gzip", "cache-control": "max-age=0", etag: '"a1b2c3"', server: "nginx" },
  bare: { server: "Apache/2.4.57 (Debian)", "x-powered-by": "PHP/8.1.2" },
  file: {},
};

const unprotected = ["hsts", "nosniff", "content-security-policy", "referrer-policy", "framing"];

/** Faults that follow from what the server sends. */
export const serverFaults: Record<Labels["server"], readonly string[]> = {
  hardened: [],
  usual: unprotected,
  bare: [...unprotected, "compression", "caching", "software-versions"],
  file: [],
};

export async function analyseLabelled({ html, labels }: LabelledPage): Promise<SeoReport> {
  const contentType = "text/html";
  const body = new Response(new Uint8Array(html)).body;
  if (body === null) throw new Error("a response with bytes has a body");
  const { notes, bytes, truncated, ...collected } = await collectHtmlFacts(body, {
    contentType,
    rewriter: createNodeRewriter,
  });
  const facts: PageFacts = {
    fetched: {
      requestedUrl: labels.url,
      url: labels.url,
      redirects: [],
      status: 200,
      headers: { "content-type": contentType, ...dateOf(labels), ...headersOf[labels.server] },
      setCookies: [],
      responseTime: 0,
      loadTime: 0,
      bytes,
      truncated,
      blockedBy: null,
      ...(labels.server === "file" ? { noAnswer: true as const } : {}),
    },
    html: collected.html,
    side: sideFacts(labels),
    notes,
  };
  return buildReport(facts, { keywords: [], checkedAt: CHECKED_AT });
}

/** Every server says when it answers (RFC 9110, 6.6.1). */
function dateOf({ server }: Labels): Record<string, string> {
  return server === "file" ? {} : { date: new Date(CHECKED_AT).toUTCString() };
}

function sideFacts({ url, robotsTxt, sitemapListsPage, imprint, imprintLink }: Labels): SideFacts {
  const address = sitemapAddress(robotsTxt, url);
  const listed = sitemapListsPage === true ? url : new URL("/kontakt", url).href;
  const sitemap = sitemapListsPage === null ? null : `<urlset><url><loc>${listed}</loc></url></urlset>`;
  return {
    robotsTxt: file(robotsTxt),
    sitemap: { ...file(sitemap), url: sitemap === null ? null : address },
    llmsTxt: file(null),
    imprint: imprintFacts(imprint, imprintLink ? new URL("/impressum", url).href : null),
  };
}

function sitemapAddress(robotsTxt: string | null, url: string): string {
  const named = /^sitemap:\s*(\S+)/im.exec(robotsTxt ?? "")?.[1];
  return new URL(named ?? "/sitemap.xml", url).href;
}

function file(text: string | null): SideFile {
  return text === null
    ? { state: "missing", status: 404, text: null, reason: "Status 404" }
    : { state: "found", status: 200, text, reason: null };
}

function imprintFacts(text: string | null, url: string | null): ImprintFacts {
  return text === null
    ? { state: "unchecked", url, text: "", hrefs: [], reason: "Das Impressum wurde nicht gelesen." }
    : { state: "found", url, text, hrefs: [], reason: null };
}
