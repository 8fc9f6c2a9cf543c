// Errors as they travel: application/problem+json (RFC 9457) with a German `detail`.
import * as v from "valibot";

/** Every expected failure of the API. The last segment of a problem's `type`. */
export const errorCodes = [
  "bad-request", // 400: the body breaks the contract
  "bad-address", // 400: not an address that can be read
  "unauthorized", // 401
  "foreign-origin", // 403: a browser on another site
  "refused-address", // 403: an address we will not fetch
  "shut-out", // 403: the target's robots.txt names this crawler and forbids it the page
  "analysis-needed", // 403: a design rating without a fresh analysis of the same address
  "not-found", // 404
  "method-not-allowed", // 405
  "stale-turn", // 409: the conversation went on in another tab
  "gone", // 410: a shared report that has ended
  "body-too-large", // 413
  "not-json", // 415
  "not-html", // 422: the target answered with something else
  "quota-exhausted", // 429: three analyses a day are used
  "rate-limited", // 429: too many calls in a short time
  "target-busy", // 429: the target has had all requests of this minute
  "browser-share-spent", // 429: the visitor's share of the browser's day is used
  "target-unreachable", // 502: no DNS entry, refused connection, broken answer
  "page-missing", // 502: the browser was told 404 or 410
  "page-locked", // 502: the browser was told 401, 403, 429 or 451
  "page-failing", // 502: the browser was told another error
  "too-many-redirects", // 502
  "empty-page", // 502: the target sent no content
  "not-configured", // 503: a part of the site is not set up
  "browser-busy", // 503: no browser free for a design rating
  "browser-spent", // 503: the seconds a day that the browser has for design ratings are used
  "target-too-slow", // 504
  "internal", // 500
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** HTTP status of every failure. */
export const problemStatus = {
  "bad-request": 400,
  "bad-address": 400,
  unauthorized: 401,
  "foreign-origin": 403,
  "refused-address": 403,
  "shut-out": 403,
  "analysis-needed": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "stale-turn": 409,
  gone: 410,
  "body-too-large": 413,
  "not-json": 415,
  "not-html": 422,
  "quota-exhausted": 429,
  "rate-limited": 429,
  "target-busy": 429,
  "browser-share-spent": 429,
  "target-unreachable": 502,
  "page-missing": 502,
  "page-locked": 502,
  "page-failing": 502,
  "too-many-redirects": 502,
  "empty-page": 502,
  "not-configured": 503,
  "browser-busy": 503,
  "browser-spent": 503,
  "target-too-slow": 504,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  /** One German sentence a visitor understands. */
  detail: v.string(),
  requestId: v.string(),
});

export type Problem = v.InferOutput<typeof problemSchema>;

/** The `type` of a problem: a reference with full path, as RFC 9457 asks of relative ones. */
export function problemType(code: ErrorCode): string {
  return `/problems/${code}`;
}
