// robots.txt and sitemap beside the page: whether they are there, and what robots.txt says.
import { isSameSite } from "./addresses.ts";
import { turnsAway } from "./blocked-answer.ts";
import { requestHeaders } from "./fetch-page.ts";
import { discard, followRedirects, type HopDeps } from "./follow-redirects.ts";
import { looksLikeHtml } from "./html-answer.ts";
import type { SideFacts, SideFile } from "./page-facts.ts";
import { parseRobotsTxt } from "./robots-txt.ts";
import { isGzip, unpackGzip } from "./unpack-gzip.ts";
import { watchBody } from "./watched-body.ts";

/** For one file. Sitemaps that robots.txt names come one after the other; together they have what the page leaves. */
const SIDE_FILE_DEADLINE_MS = 5_000;
/** What Google reads of a robots.txt (RFC 9309 asks for at least as much). */
const MAX_BYTES = 500 * 1024;
/** How many sitemaps named in robots.txt are tried; most sites name one. */
const MAX_SITEMAPS = 3;

export interface SideFileDeps extends HopDeps {
  userAgent: string;
  /** ms, default SIDE_FILE_DEADLINE_MS */
  deadlineMs?: number;
}

export type SideFiles = Pick<SideFacts, "robotsTxt" | "sitemap" | "llmsTxt">;
type SitemapFacts = SideFacts["sitemap"];

/**
 * Looks at /robots.txt and the sitemap of the page's origin, at the same time. A file that does not come in time, or
 * that a firewall keeps from us, is "unchecked" with a German reason. Never rejects.
 * @param askedRobotsTxt where somebody else waits for it too
 */
export async function fetchSideFiles(
  page: URL,
  deps: SideFileDeps,
  signal: AbortSignal,
  askedRobotsTxt?: Promise<SideFile>,
): Promise<SideFiles> {
  const enough = new AbortController();
  const anyEnd = AbortSignal.any([signal, enough.signal]);
  const llmsTxt = fetchPlainText(new URL("/llms.txt", page).href, "llms.txt", deps, anyEnd);
  const standardAddress = new URL("/sitemap.xml", page).href;
  const standard = fetchSitemap(standardAddress, deps, anyEnd);
  const robotsTxt = await (askedRobotsTxt ?? fetchRobotsTxt(page, deps, anyEnd));
  let sitemap: SitemapFacts | null = null;
  for (const address of namedSitemaps(robotsTxt.text ?? "", page)) {
    sitemap = await (address === standardAddress ? standard : fetchSitemap(address, deps, anyEnd));
    if (sitemap.state === "found") break;
  }
  sitemap ??= await standard;
  const files = { robotsTxt, sitemap, llmsTxt: await llmsTxt };
  enough.abort(); // lets go of /sitemap.xml where robots.txt named a better one
  return files;
}

/** Of the page's origin. Never rejects, as fetchSideFiles. */
export function fetchRobotsTxt(page: URL, deps: SideFileDeps, signal: AbortSignal): Promise<SideFile> {
  return fetchPlainText(new URL("/robots.txt", page).href, "robots.txt", deps, signal);
}

/** The first few same-site sitemaps in the order of robots.txt. Others cannot be this site's word for itself. */
export function namedSitemaps(robotsTxt: string, page: URL): string[] {
  const named = parseRobotsTxt(robotsTxt)
    .sitemaps.map((value) => value.split(/\s/, 1)[0] ?? "")
    .filter((address) => address !== "" && URL.canParse(address, page))
    .map((address) => new URL(address, page))
    .filter((address) => isSameSite(address, page));
  return [...new Set(named.map((address) => address.href))].slice(0, MAX_SITEMAPS);
}

/** @param name as the visitor knows the file */
async function fetchPlainText(
  address: string,
  name: string,
  deps: SideFileDeps,
  signal: AbortSignal,
): Promise<SideFile> {
  const answer = await fetchFile(address, "text/plain", deps, signal);
  if (!answer.ok) return answer.file;
  const { status, bytes } = answer;
  const text = new TextDecoder().decode(bytes);
  if (looksLikeHtml(bytes)) return missing(status, `Statt einer ${name} kommt eine HTML-Seite.`);
  if (text.includes("\0")) return missing(status, `Unter /${name} liegt keine Textdatei.`);
  return { state: "found", status, text, reason: null };
}

/** Also of packed ones (sitemap.xml.gz), of which no more is unpacked than of others is read. Never rejects. */
export async function fetchSitemap(
  address: string,
  deps: SideFileDeps,
  signal: AbortSignal,
): Promise<SitemapFacts> {
  const answer = await fetchFile(address, "application/xml,text/xml,application/gzip", deps, signal);
  if (!answer.ok) return { ...answer.file, url: address };
  const { status } = answer;
  const { bytes, end } = isGzip(answer.bytes)
    ? await unpackGzip(answer.bytes, MAX_BYTES)
    : { bytes: answer.bytes, end: "complete" as const };
  const text = new TextDecoder().decode(bytes);
  // Comments and style sheet references may stand before the root element, and it may have a prefix.
  if (/<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s/>]/i.test(text)) {
    return { state: "found", status, text, reason: null, url: address };
  }
  const file = end === "complete" ? missing(status, NO_SITEMAP) : unchecked(status, PACKED[end]);
  return { ...file, url: address };
}

type FileAnswer = { ok: true; status: number; bytes: Uint8Array } | { ok: false; file: SideFile };

/** A 200 answer's first 500 KiB, or what the absence of one means. */
async function fetchFile(
  address: string,
  accept: string,
  deps: SideFileDeps,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const deadline = AbortSignal.timeout(deps.deadlineMs ?? SIDE_FILE_DEADLINE_MS);
  const anyEnd = AbortSignal.any([signal, deadline]);
  const hop = await followRedirects(address, requestHeaders(deps.userAgent, accept), deps, anyEnd);
  if (!hop.ok) return { ok: false, file: unchecked(null, anyEnd.aborted ? TOO_SLOW : NO_ANSWER) };
  const { response } = hop;
  const { status } = response;
  if (status !== 200) {
    discard(response);
    return { ok: false, file: withoutFile(response) };
  }
  const body = await watchBody(response.body, {
    now: deps.now,
    signal: anyEnd,
    headBytes: MAX_BYTES,
    readAhead: MAX_BYTES,
  });
  await body.stream.cancel();
  if (body.end() === "aborted") return { ok: false, file: unchecked(status, TOO_SLOW) };
  if (body.end() === "cut") return { ok: false, file: unchecked(status, "Die Verbindung brach ab.") };
  return { ok: true, status, bytes: body.head() };
}

const TOO_SLOW = "Die Datei kam nicht rechtzeitig.";
const NO_ANSWER = "Die Datei ließ sich nicht abrufen.";
const NO_SITEMAP = "Die Antwort ist keine XML-Sitemap.";
const PACKED = {
  cut: "Die Datei ist gepackt (gz). In den ersten 500 KB ihres Inhalts beginnt keine Sitemap, mehr wurde nicht entpackt.",
  broken: "Die Datei ist gepackt (gz) und ließ sich nicht entpacken.",
};

/** RFC 9309: 4xx means there is no file; refusals and server errors leave it open. */
function withoutFile(response: Response): SideFile {
  const { status } = response;
  if (turnsAway(response)) return unchecked(status, `Der Zugriff wurde verweigert (HTTP ${status}).`);
  if (status >= 500) return unchecked(status, `Der Server meldet einen Fehler (HTTP ${status}).`);
  return missing(status, `Die Datei gibt es nicht (HTTP ${status}).`);
}

function missing(status: number, reason: string): SideFile {
  return { state: "missing", status, text: null, reason };
}

function unchecked(status: number | null, reason: string): SideFile {
  return { state: "unchecked", status, text: null, reason };
}
