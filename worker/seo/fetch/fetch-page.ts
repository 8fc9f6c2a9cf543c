// Fetches the page to be analysed, up to the point where its HTML can be streamed.
import { CRAWLER_NAME, CRAWLER_PAGE } from "#content/crawler.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { Redirect } from "#contract/seo-report.ts";
import { HEAD_BYTES, isRefused } from "./blocked-answer.ts";
import { discard, followRedirects, type HopDeps } from "./follow-redirects.ts";
import { contentKind, looksLikeHtml, SNIFF_BYTES } from "./html-answer.ts";
import { type WatchedBody, watchBody } from "./watched-body.ts";

/** Half a second of the promised 15 s is reserved for judging and answering. */
export const PAGE_DEADLINE_MS = 14_500;

export interface FetchPageDeps extends HopDeps {
  userAgent: string;
}

export interface FetchSignals {
  /** The visitor left. */
  signal: AbortSignal;
  /** Time is up, over all hops and the body. */
  deadline: AbortSignal;
}

export interface FetchedPage {
  /** Final address. */
  url: URL;
  redirects: Redirect[];
  status: number;
  /** Lower-case names, without set-cookie. */
  headers: Record<string, string>;
  setCookies: string[];
  /** `now()` at the first request. */
  startedAt: number;
  /** ms */
  responseTime: number;
  /** Declared decoded bytes; null if the body is compressed. */
  contentLength: number | null;
  body: WatchedBody;
}

/** `refused`: as in HopResult. */
export type FetchResult = { ok: true; page: FetchedPage } | { ok: false; code: ErrorCode; refused?: boolean };

/**
 * Requests the page through the address guard. Error pages of the target (404, 500) are pages too; answers of firewalls
 * are accepted whatever their type, so that the report can name them. After `signal` fires the result is
 * "target-unreachable" and meaningless.
 */
export async function fetchPage(
  address: string,
  deps: FetchPageDeps,
  { signal, deadline }: FetchSignals,
): Promise<FetchResult> {
  const anySignal = AbortSignal.any([signal, deadline]);
  const hop = await followRedirects(address, requestHeaders(deps.userAgent), deps, anySignal);
  if (!hop.ok) return deadline.aborted ? { ok: false, code: "target-too-slow" } : hop;

  const { response } = hop;
  const { "set-cookie": _, ...headers } = Object.fromEntries(response.headers);
  const setCookies = response.headers.getSetCookie();
  const status = response.status;
  const blocked = isRefused(response);
  const kind = contentKind(headers);
  if (kind === "other" && !blocked) {
    discard(response);
    return { ok: false, code: "not-html" };
  }

  const body = await watchBody(response.body, {
    now: deps.now,
    signal: anySignal,
    headBytes: HEAD_BYTES,
    readAhead: kind === "unnamed" ? SNIFF_BYTES : 1,
  });
  const code = blocked ? null : bodyError(body, kind === "unnamed");
  if (deadline.aborted || code !== null) {
    await body.stream.cancel();
    return { ok: false, code: deadline.aborted ? "target-too-slow" : (code ?? "internal") };
  }
  const { url, redirects, startedAt, responseTime } = hop;
  const contentLength = declaredLength(headers);
  return {
    ok: true,
    page: { url, redirects, status, headers, setCookies, startedAt, responseTime, contentLength, body },
  };
}

/**
 * The same, by http where https refuses the connection at once, as with a server that has no certificate. The guard judges that
 * address anew. No http after a timeout: a slow line must not cost the encryption.
 */
export async function fetchPageWithHttpFallback(
  address: string,
  deps: FetchPageDeps,
  signals: FetchSignals,
): Promise<FetchResult> {
  const first = await fetchPage(address, deps, signals);
  if (first.ok || !first.refused || !address.startsWith("https:")) return first;
  const plain = await fetchPage(`http:${address.slice("https:".length)}`, deps, signals);
  return plain.ok ? plain : first;
}

/** Says honestly who asks. The runtime adds accept-encoding. */
export function requestHeaders(
  userAgent: string,
  accept = "text/html,application/xhtml+xml",
): Record<string, string> {
  return { "user-agent": userAgent, accept: `${accept},*/*;q=0.1`, "accept-language": "de,en;q=0.5" };
}

/** Names the crawler and where to read about it. @param siteOrigin without path or trailing slash */
export function crawlerUserAgent(siteOrigin: string): string {
  return `${CRAWLER_NAME}/1.0 (+${siteOrigin}${CRAWLER_PAGE})`;
}

function bodyError(body: WatchedBody, sniff: boolean): ErrorCode | null {
  const head = body.head();
  if (head.length === 0) return body.end() === "complete" ? "empty-page" : "target-unreachable";
  return sniff && !looksLikeHtml(head) ? "not-html" : null;
}

function declaredLength(headers: Record<string, string>): number | null {
  const length = Number(headers["content-length"] ?? Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 && !headers["content-encoding"] ? length : null;
}
