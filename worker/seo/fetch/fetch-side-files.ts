// robots.txt, sitemap and llms.txt of the page's site: whether they exist, and what is in them.
import type { ErrorCode } from "#contract/problem.ts";
import type { SideFacts, SideFile } from "../html/page-facts.ts";
import { isSameSite } from "../page/urls.ts";
import { parseRobotsTxt } from "../robots/robots-txt.ts";
import { isRefused } from "./blocked-answer.ts";
import { decompressGzip, isGzip } from "./decompress-gzip.ts";
import { requestHeaders } from "./fetch-page.ts";
import { discard, followRedirects, type HopDeps } from "./follow-redirects.ts";
import { looksLikeHtml } from "./html-answer.ts";
import { watchBody } from "./watched-body.ts";

/** For one file. Sitemaps that robots.txt lists are fetched one after the other, within the deadline of the analysis. */
const SIDE_FILE_DEADLINE_MS = 5_000;
/** What Google reads of a robots.txt (RFC 9309 asks for at least as much). */
const MAX_BYTES = 500 * 1024;
/** Sitemaps of robots.txt that are tried; most sites list one. */
const MAX_SITEMAPS = 3;

export interface SideFileDeps extends HopDeps {
  userAgent: string;
  /** ms, default SIDE_FILE_DEADLINE_MS */
  deadlineMs?: number;
}

export type SideFiles = Pick<SideFacts, "robotsTxt" | "sitemap" | "llmsTxt">;
type SitemapFacts = SideFacts["sitemap"];

/**
 * Fetches the side files of the page's origin in parallel. A file that does not come in time, or that a firewall denies
 * us, is "unchecked" with a German reason. Never rejects.
 * @param robotsTxtRequest if it is under way already
 */
export async function fetchSideFiles(
  page: URL,
  deps: SideFileDeps,
  signal: AbortSignal,
  robotsTxtRequest?: Promise<SideFile>,
): Promise<SideFiles> {
  const done = new AbortController();
  const anySignal = AbortSignal.any([signal, done.signal]);
  const llmsTxt = fetchPlainText(new URL("/llms.txt", page).href, "llms.txt", deps, anySignal);
  const standardAddress = new URL("/sitemap.xml", page).href;
  const standard = fetchSitemap(standardAddress, deps, anySignal);
  const robotsTxt = await (robotsTxtRequest ?? fetchRobotsTxt(page, deps, anySignal));
  let sitemap: SitemapFacts | null = null;
  for (const address of listSameSiteSitemaps(robotsTxt.text ?? "", page)) {
    sitemap = await (address === standardAddress ? standard : fetchSitemap(address, deps, anySignal));
    if (sitemap.state === "found") break;
  }
  sitemap ??= await standard;
  const files = { robotsTxt, sitemap, llmsTxt: await llmsTxt };
  done.abort(); // cancels /sitemap.xml if robots.txt listed a better one
  return files;
}

/** Of the page's origin. Never rejects, as fetchSideFiles. */
export function fetchRobotsTxt(page: URL, deps: SideFileDeps, signal: AbortSignal): Promise<SideFile> {
  return fetchPlainText(new URL("/robots.txt", page).href, "robots.txt", deps, signal);
}

/** The first few in the order of robots.txt. Sitemaps on other sites do not count. */
export function listSameSiteSitemaps(robotsTxt: string, page: URL): string[] {
  const listed = parseRobotsTxt(robotsTxt)
    .sitemaps.map((value) => value.split(/\s/, 1)[0] ?? "")
    .map((address) => (address === "" ? null : URL.parse(address, page)))
    .filter((address) => address !== null && isSameSite(address, page));
  return [...new Set(listed.map((address) => String(address)))].slice(0, MAX_SITEMAPS);
}

/** @param name of the file, as the visitor knows it */
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

/** Also compressed ones (sitemap.xml.gz), of which no more is decompressed than is read of others. Never rejects. */
export async function fetchSitemap(
  address: string,
  deps: SideFileDeps,
  signal: AbortSignal,
): Promise<SitemapFacts> {
  const answer = await fetchFile(address, "application/xml,text/xml,application/gzip", deps, signal);
  if (!answer.ok) return { ...answer.file, url: address };
  const { status } = answer;
  const { bytes, end } = isGzip(answer.bytes)
    ? await decompressGzip(answer.bytes, MAX_BYTES)
    : { bytes: answer.bytes, end: "complete" as const };
  const text = new TextDecoder().decode(bytes);
  // Comments and style sheet references may precede the root element, and it may have a prefix.
  if (/<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s/>]/i.test(text)) {
    return { state: "found", status, text, reason: null, url: address };
  }
  const file = end === "complete" ? missing(status, NO_SITEMAP) : unchecked(status, GZIP_FAILURES[end]);
  return { ...file, url: address };
}

type FileAnswer = { ok: true; status: number; bytes: Uint8Array } | { ok: false; file: SideFile };

/** The first 500 KiB of an answer with status 200, or what the lack of one means. */
async function fetchFile(
  address: string,
  accept: string,
  deps: SideFileDeps,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const deadline = AbortSignal.timeout(deps.deadlineMs ?? SIDE_FILE_DEADLINE_MS);
  const anySignal = AbortSignal.any([signal, deadline]);
  const hop = await followRedirects(address, requestHeaders(deps.userAgent, accept), deps, anySignal);
  if (!hop.ok) return { ok: false, file: unchecked(null, failureReason(hop.code, anySignal.aborted)) };
  const { response } = hop;
  const { status } = response;
  if (status !== 200) {
    discard(response);
    return { ok: false, file: missingOrUnchecked(response) };
  }
  const body = await watchBody(response.body, {
    now: deps.now,
    signal: anySignal,
    headBytes: MAX_BYTES,
    readAhead: MAX_BYTES,
  });
  await body.stream.cancel();
  if (body.end() === "aborted") return { ok: false, file: unchecked(status, TOO_SLOW) };
  if (body.end() === "cut") return { ok: false, file: unchecked(status, "Die Verbindung brach ab.") };
  return { ok: true, status, bytes: body.head() };
}

function failureReason(code: ErrorCode, isTooSlow: boolean): string {
  if (code === "target-busy") return TARGET_BUSY;
  return isTooSlow ? TOO_SLOW : NO_ANSWER;
}

const TARGET_BUSY =
  "Die Datei wurde nicht abgerufen, um die Website nicht mit zu vielen Anfragen auf einmal zu belasten.";
const TOO_SLOW = "Die Datei kam nicht rechtzeitig.";
const NO_ANSWER = "Die Datei ließ sich nicht abrufen.";
const NO_SITEMAP = "Die Antwort ist keine XML-Sitemap.";
const GZIP_FAILURES = {
  cut: "Die Datei ist gepackt (gz). In den ersten 500 KB ihres Inhalts beginnt keine Sitemap, mehr wurde nicht entpackt.",
  broken: "Die Datei ist gepackt (gz) und ließ sich nicht entpacken.",
};

/** RFC 9309: 4xx means that there is no file; refusals and server errors leave it open. */
function missingOrUnchecked(response: Response): SideFile {
  const { status } = response;
  if (isRefused(response)) {
    return { ...unchecked(status, `Der Zugriff wurde verweigert (HTTP ${status}).`), isRefused: true };
  }
  if (status >= 500) return unchecked(status, `Der Server meldet einen Fehler (HTTP ${status}).`);
  return missing(status, `Die Datei gibt es nicht (HTTP ${status}).`);
}

function missing(status: number, reason: string): SideFile {
  return { state: "missing", status, text: null, reason };
}

function unchecked(status: number | null, reason: string): SideFile {
  return { state: "unchecked", status, text: null, reason };
}
