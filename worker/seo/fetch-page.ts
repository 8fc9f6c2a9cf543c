// Fetches the page to be analysed, up to the point where its HTML can be streamed.
import type { ErrorCode } from "#contract/problem.ts";
import type { Redirect } from "#contract/seo-report.ts";
import { HEAD_BYTES, turnsAway } from "./blocked-answer.ts";
import { discard, followRedirects, type HopDeps } from "./follow-redirects.ts";
import { contentKind, looksLikeHtml, SNIFF_BYTES } from "./html-answer.ts";
import { CRAWLER_NAME } from "./robots-of-site.ts";
import { type WatchedBody, watchBody } from "./watched-body.ts";

/** Half a second of the promised 15 s is kept for judging and answering. */
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
  /** As the server says it, in decoded bytes only when nothing was compressed. */
  contentLength: number | null;
  body: WatchedBody;
}

export type FetchResult = { ok: true; page: FetchedPage } | { ok: false; code: ErrorCode };

/**
 * Requests the page with every rule for strangers' addresses. Error pages of the target (404, 500) are pages too;
 * answers of firewalls pass whatever their type, so that the report can name them.
 * After `signal` fires the result means nothing and is "target-unreachable".
 */
export async function fetchPage(
  address: string,
  deps: FetchPageDeps,
  { signal, deadline }: FetchSignals,
): Promise<FetchResult> {
  const anyEnd = AbortSignal.any([signal, deadline]);
  const hop = await followRedirects(address, requestHeaders(deps.userAgent), deps, anyEnd);
  if (!hop.ok) return { ok: false, code: deadline.aborted ? "target-too-slow" : hop.code };

  const { response } = hop;
  const headers = plainHeaders(response.headers);
  const setCookies = response.headers.getSetCookie();
  const status = response.status;
  const blocked = turnsAway(response);
  const kind = contentKind(headers);
  if (kind === "other" && !blocked) {
    discard(response);
    return { ok: false, code: "not-html" };
  }

  const body = await watchBody(response.body, {
    now: deps.now,
    signal: anyEnd,
    headBytes: HEAD_BYTES,
    readAhead: kind === "unnamed" ? SNIFF_BYTES : 1,
  });
  const code = blocked ? null : bodyFault(body, kind === "unnamed");
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

/** Honest about who asks; what may be compressed is the runtime's business. */
export function requestHeaders(
  userAgent: string,
  accept = "text/html,application/xhtml+xml",
): Record<string, string> {
  return { "user-agent": userAgent, accept: `${accept},*/*;q=0.1`, "accept-language": "de,en;q=0.5" };
}

/** Names the crawler and where to read about it. `siteOrigin` without path or slash at the end. */
export function crawlerUserAgent(siteOrigin: string): string {
  return `${CRAWLER_NAME}/1.0 (+${siteOrigin}/seo-check)`;
}

function plainHeaders(headers: Headers): Record<string, string> {
  const plain: Record<string, string> = {};
  headers.forEach((value, name) => {
    if (name !== "set-cookie") plain[name] = value;
  });
  return plain;
}

function bodyFault(body: WatchedBody, sniff: boolean): ErrorCode | null {
  const head = body.head();
  if (head.length === 0) return body.end() === "complete" ? "empty-page" : "target-unreachable";
  return sniff && !looksLikeHtml(head) ? "not-html" : null;
}

function declaredLength(headers: Record<string, string>): number | null {
  const length = Number(headers["content-length"] ?? Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 && !headers["content-encoding"] ? length : null;
}
