// The _headers file of the static assets: security headers for all, one content security policy per page.
import { FEED_PATH } from "#content/blog/feed.ts";
import { owner } from "#content/owner.ts";

interface StylePolicy {
  path: string;
  styleHashes: string[];
}

interface PagePolicy extends StylePolicy {
  scriptHashes: string[];
}

/** Platform limits: 100 rules, 2,000 characters a line. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

const SHARED_HEADERS = [
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: strict-origin-when-cross-origin",
  "Strict-Transport-Security: max-age=63072000; includeSubDomains; preload",
  "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy: same-origin",
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
];

/**
 * Of feed and sitemap: browsers render XML with a built-in stylesheet and picture, to which they apply the page's policy. They differ
 * by browser, so no hash can allow them. Without script, forms, frames and requests, styles cannot leak anything.
 */
const XML_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const XML_PATHS = [FEED_PATH, "/sitemap.xml"];

/** Of pages only: search engines and messengers embed pictures, the frames of sample websites load typefaces. */
const PAGE_HEADERS = ["Cross-Origin-Resource-Policy: same-origin"];
const OUT_OF_INDEX = "X-Robots-Tag: noindex";
/** Sample websites: noindex; their frame in the portfolio has an opaque origin, so typefaces must allow any. */
const DEMO_HEADERS = [OUT_OF_INDEX, "Access-Control-Allow-Origin: *"];

/**
 * The text of `_headers`. Files other than pages (pictures, texts) get the closed policy of SHARED_HEADERS.
 * @param demos sample websites without script, which our pages may frame
 * @param isPreview adds noindex
 */
export function pageHeaders(
  pages: readonly PagePolicy[],
  demos: readonly StylePolicy[] = [],
  isPreview = false,
): string {
  const rules = [
    rule("/*", isPreview ? [...SHARED_HEADERS, OUT_OF_INDEX] : SHARED_HEADERS),
    rule("/assets/*", ["Cache-Control: public, max-age=31536000, immutable"]),
    ...XML_PATHS.map((path) => ownPolicy(path, XML_POLICY)),
    ...pages.map((page) => ownPolicy(page.path, policy(page), PAGE_HEADERS)),
    ...(demos.length > 0 ? [rule("/demos/*", DEMO_HEADERS)] : []),
    ...demos.map((demo) => ownPolicy(demo.path, demoPolicy(demo, isPreview))),
  ];
  if (rules.length > MAX_RULES)
    throw new Error(`_headers has ${rules.length} rules, ${MAX_RULES} are allowed.`);
  const long = rules.flatMap((text) => text.split("\n")).find((line) => line.length > MAX_LINE);
  if (long) throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 80)}`);
  return `${rules.join("\n\n")}\n`;
}

function rule(path: string, headers: readonly string[]): string {
  return [path, ...headers.map((header) => `  ${header}`)].join("\n");
}

/** Rules for the same path add up, so the shared policy is removed first. */
function ownPolicy(path: string, text: string, more: readonly string[] = []): string {
  return rule(path, ["! Content-Security-Policy", `Content-Security-Policy: ${text}`, ...more]);
}

/** Where `npm run deploy -- --preview` uploads to; the name of the account is part of it. */
const PREVIEW_ORIGIN = "https://*.workers.dev";

function demoPolicy({ path, styleHashes }: StylePolicy, isPreview: boolean): string {
  const origin = isPreview ? PREVIEW_ORIGIN : owner.siteUrl;
  return [
    "default-src 'none'",
    `style-src ${styleHashes.join(" ")}`,
    "img-src 'self' data:",
    // In WebKit 'self' matches nothing for an opaque origin: the sample's folder is listed for it.
    `font-src 'self' ${origin}${path}/`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

function policy({ scriptHashes, styleHashes }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(" ")}`,
    `style-src 'self' ${styleHashes.join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Text becomes neither HTML nor script nor an address of script, but for what app/trusted-html.ts lets through.
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}
