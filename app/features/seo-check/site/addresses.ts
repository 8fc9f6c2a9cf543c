// Short, readable addresses. They come from outside and stay text.
import { tryOr } from "#app/try-or.ts";

/** Path and query on the host of `start`, else without scheme; unparsable addresses unchanged. */
export function shortAddress(address: string, start: string | null): string {
  const url = parseUrl(address);
  if (url === null) return address;
  const encoded = url.pathname + url.search;
  // Umlauts instead of percent codes, as browsers show them.
  const path = tryOr(() => decodeURI(encoded), encoded);
  return url.host === parseUrl(start ?? "")?.host ? path : url.host + path;
}

/** Link target; null unless http or https. */
export function webAddress(address: string): string | null {
  const url = parseUrl(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** URL.parse is missing in Safari 17. */
function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
