// Addresses that a page names, made short and harmless for the snapshot.
const MAX_ADDRESS = 300;

/** Absolute, http or https, without query, fragment and account; empty for all else. */
export function shortAddress(written: string, base = document.baseURI): string {
  const url = parsed(written, base);
  if (!url || !/^https?:$/.test(url.protocol)) return "";
  return `${url.origin}${url.pathname}`.slice(0, MAX_ADDRESS);
}

/** Null where it is none. */
export function parsed(written: string, base = document.baseURI): URL | null {
  // Empty would be the page itself; a picture written into the page may have megabytes.
  return /^\s*(?:data:|$)/i.test(written) ? null : URL.parse(written, base);
}

/** What the first url() of a CSS value names, as written, also where it was cut; null without. */
export function firstUrlOf(value: string): string | null {
  const found = /url\(\s*(?:"([^"]*)|'([^']*)|([^)\s]*))/.exec(value);
  return found ? (found[1] ?? found[2] ?? found[3] ?? "") : null;
}

/** The page's own host, with or without www, or one beside it: static.firma.de for www.firma.de. */
export function isOwnHost(hostname: string): boolean {
  const own = location.hostname;
  // The last two names: hosts of one registrar's test domain pass for each other, which does no harm here.
  const site = (host: string) => (/^[\d.]+$|^\[/.test(host) ? host : host.split(".").slice(-2).join("."));
  return own !== "" && site(hostname) === site(own);
}
