// The _headers file of the static assets: security headers for all, one content security policy per page.

interface PagePolicy {
  path: string;
  scriptHashes: string[];
  styleHashes: string[];
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

/** The text of `_headers`. Files that are no pages (pictures, feeds) get the closed policy of SHARED_HEADERS. */
export function pageHeaders(pages: readonly PagePolicy[]): string {
  const rules = [
    rule("/*", SHARED_HEADERS),
    rule("/assets/*", ["Cache-Control: public, max-age=31536000, immutable"]),
    ...pages.map((page) =>
      rule(page.path, ["! Content-Security-Policy", `Content-Security-Policy: ${policy(page)}`]),
    ),
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
  ].join("; ");
}
