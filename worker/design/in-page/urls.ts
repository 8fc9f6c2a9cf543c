// Addresses in a page, made short and harmless for the snapshot.
const MAX_ADDRESS = 300;

/** Absolute, http or https, without query, fragment and credentials; empty for others. */
export function shortenUrl(written: string, base = document.baseURI): string {
  const url = parseUrl(written, base);
  if (!url || !/^https?:$/.test(url.protocol)) return "";
  return `${url.origin}${url.pathname}`.slice(0, MAX_ADDRESS);
}

/** Null for an invalid, empty or data: address. */
export function parseUrl(written: string, base = document.baseURI): URL | null {
  // An empty one would be the page itself; a data: address may have megabytes.
  return /^\s*(?:data:|$)/i.test(written) ? null : URL.parse(written, base);
}

/** Of the first url() in a CSS value, which may be truncated; null without. */
export function extractFirstUrl(value: string): string | null {
  const found = /url\(\s*(?:"([^"]*)|'([^']*)|([^)\s]*))/.exec(value);
  return found ? (found[1] ?? found[2] ?? found[3] ?? "") : null;
}

/** A host of the same site: static.firma.de for www.firma.de. */
export function isOwnHost(hostname: string): boolean {
  const own = location.hostname;
  // The last two labels; hosts of the same free domain pass as one site, which does no harm here.
  const site = (host: string) => (/^[\d.]+$|^\[/.test(host) ? host : host.split(".").slice(-2).join("."));
  return own !== "" && site(hostname) === site(own);
}
