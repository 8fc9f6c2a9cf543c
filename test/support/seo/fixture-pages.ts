/// <reference types="vite/types/importMeta.d.ts" />
// Own pages with one fault each: bytes, headers and side files go the way of a real analysis.
import type { FindingStatus, SeoReport } from "#contract/seo-report.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import type { FetchFacts, PageFacts, SideFacts, SideFile } from "#worker/seo/html/page-facts.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import { legalChecks } from "#worker/seo/legal/legal-findings.ts";
import { bodyOf, utf8 } from "./html.ts";

export type Complaints = Record<string, Extract<FindingStatus, "failed" | "warning">>;

export interface FixtureCase {
  /** What is wrong, or unusual and all right. */
  page: string;
  /** Which clean page is changed. Default: the roofer's. */
  of?: CleanPageName;
  /** A piece of the page that stands there once → what replaces it ("" removes it). */
  html?: Record<string, string>;
  /** The whole page as bytes, made from its changed HTML, for other charsets. */
  encode?: (html: string) => Uint8Array;
  /** Changed headers of the answer; null removes one. */
  headers?: Record<string, string | null>;
  answer?: Partial<Omit<FetchFacts, "headers">>;
  side?: Partial<SideFacts>;
  /** Changed pieces of the Impressum behind the link. */
  imprint?: Record<string, string>;
  keywords?: string[];
  /** How many faults it has, each to be complained of once. Default: one, or none where nothing is expected. */
  faults?: number;
  /** All findings that complain, and how. Empty: the page is as good as without the change. */
  expected: Complaints;
  /** The same for the checks on German law. Default: none. */
  legal?: Complaints;
  /** Titles of findings that cannot complain, or where the wording is the point. */
  titles?: Record<string, RegExp>;
}

const files = import.meta.glob<string>("../../fixtures/pages/clean/*/*.html", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Addresses under which the clean pages stand. */
export const cleanPages = {
  roofer: "https://www.dachdeckerei-musterkamp.example/",
  restaurant: "https://kajuete-sieben.example/",
  physiotherapist: "https://www.physio-thelen.example/physiotherapie-koeln",
  "bicycle-shop": "https://radwerk-berger.example/laden",
  "tax-adviser": "https://www.steuer-huber.example/",
  hairdresser: "https://scherenschnitt.example/",
  article: "https://gartenbote-havixbeck.example/ratgeber/rasen-vertikutieren",
  product: "https://holzspielzeug-telgte.example/produkt/murmelbahn-buche",
  "sports-club": "https://tv-blau-weiss-nordwalde.example/",
  "blog-post": "https://www.dachdeckerei-musterkamp.example/blog/moos-auf-dem-dach",
} as const;
export type CleanPageName = keyof typeof cleanPages;

const goodHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  "cache-control": "max-age=600",
  etag: '"5f3c"',
  date: "Sat, 21 Nov 2026 14:05:00 GMT",
  server: "nginx",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "content-security-policy":
    "default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; object-src 'none'",
};

export function found(text: string): SideFile {
  return { state: "found", status: 200, text, reason: null };
}

export const missingFile: SideFile = {
  state: "missing",
  status: 404,
  text: null,
  reason: "Die Datei gibt es nicht (HTTP 404).",
};

export function sitemapOf(...addresses: string[]): string {
  const entries = addresses.map((loc) => `<url><loc>${loc}</loc><lastmod>2026-11-02</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`;
}

/** The file of a clean page as it is written. */
export function sourceOf(name: CleanPageName, file: "index" | "impressum" = "index"): string {
  const source = files[`../../fixtures/pages/clean/${name}/${file}.html`];
  if (source === undefined) throw new Error(`There is no ${file}.html of ${name}.`);
  return source;
}

function htmlOf({ of = "roofer", html = {} }: Pick<FixtureCase, "of" | "html">): string {
  return changed(sourceOf(of), html);
}

/** A change that does not fit exactly one place would test nothing, so it is an error. */
function changed(source: string, changes: Record<string, string>): string {
  let result = source;
  for (const [from, to] of Object.entries(changes)) {
    const parts = result.split(from);
    if (parts.length !== 2) throw new Error(`„${from}“ stands ${parts.length - 1} times on the page.`);
    result = parts.join(to);
  }
  return result;
}

export interface Arrival {
  /** How the body is cut on its way. */
  pieces?: (bytes: Uint8Array) => Uint8Array[];
  responseTime?: number;
  loadTime?: number;
}

/** The same as files of a server, for an analysis that fetches them. Its own address stands in none of them. */
export function filesOf(one: FixtureCase) {
  const { of = "roofer", encode = utf8, imprint = {}, side = {}, answer = {} } = one;
  return {
    page: encode(htmlOf(one)),
    headers: headersOf(one),
    setCookies: answer.setCookies ?? [],
    imprint: changed(sourceOf(of, "impressum"), imprint),
    robotsTxt: side.robotsTxt?.text ?? null,
    sitemap: side.sitemap?.text ?? null,
  };
}

/** Everything the analysis knows of a case before it judges. */
export async function pageFactsOf(one: FixtureCase, arrival: Arrival = {}): Promise<PageFacts> {
  const { pieces = (bytes) => [bytes], responseTime = 120, loadTime = 400 } = arrival;
  const { of = "roofer", answer = {}, encode = utf8 } = one;
  const url = answer.url ?? cleanPages[of];
  const headers = headersOf(one);
  const body = bodyOf(pieces(encode(htmlOf(one))));
  const { html, bytes, truncated, notes } = await collectHtmlFacts(body, {
    contentType: headers["content-type"] ?? null,
    rewriter: createWorkersRewriter,
  });
  const fetched: FetchFacts = {
    requestedUrl: url,
    url,
    redirects: [],
    status: 200,
    setCookies: [],
    responseTime,
    loadTime,
    bytes,
    truncated,
    blockedBy: null,
    ...answer,
    headers,
  };
  return { fetched, html, side: { ...(await sideFactsFor(one, url)), ...one.side }, notes };
}

function headersOf({ headers = {} }: FixtureCase): Record<string, string> {
  const all = Object.entries({ ...goodHeaders, ...headers });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null));
}

async function sideFactsFor({ of = "roofer", imprint = {} }: FixtureCase, url: string): Promise<SideFacts> {
  const sitemapUrl = new URL("/sitemap.xml", url).href;
  const { html } = await collectHtmlFacts(bodyOf([utf8(changed(sourceOf(of, "impressum"), imprint))]), {
    contentType: "text/html; charset=utf-8",
    rewriter: createWorkersRewriter,
  });
  return {
    robotsTxt: found(`User-agent: *\nDisallow: /intern/\n\nSitemap: ${sitemapUrl}\n`),
    sitemap: { ...found(sitemapOf(url, new URL("/kontakt", url).href)), url: sitemapUrl },
    llmsTxt: missingFile,
    imprint: {
      state: "found",
      url: new URL("/impressum", url).href,
      text: html.text.text,
      hrefs: html.anchors.map(({ href }) => href),
      reason: null,
    },
  };
}

export const checkedAt = "2026-11-21T14:05:00.000Z";

export function reportOf(facts: PageFacts, keywords: string[] = [], at = checkedAt): SeoReport {
  return buildReport(facts, { keywords, checkedAt: at });
}

/** Ids of what is failed or a warning. */
export function complaintsOf(findings: readonly { id: string; status: FindingStatus }[]): Complaints {
  return Object.fromEntries(
    findings.flatMap(({ id, status }) => (status === "failed" || status === "warning" ? [[id, status]] : [])),
  );
}

const isLegal = (id: string) => legalChecks.some((check) => check.id === id);

/** What a list of findings (not those on law) says otherwise than the case expects; empty when it says just that. */
export function deviationsFrom(
  { expected, titles = {} }: FixtureCase,
  findings: readonly { id: string; status: FindingStatus; title: string }[],
): string[] {
  const complaints = complaintsOf(findings);
  const ids = new Set([...Object.keys(expected), ...Object.keys(complaints)]);
  const wrong = [...ids].filter((id) => complaints[id] !== expected[id]);
  const missed = Object.entries(titles).filter(
    ([id, title]) =>
      !isLegal(id) && !findings.some((finding) => finding.id === id && title.test(finding.title)),
  );
  return [...wrong, ...missed.map(([id]) => id)];
}
