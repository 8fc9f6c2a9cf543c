// Addresses of a site as people read them: without what all of them share. They come from outside and stay text.

/** Path and query where the address lies on the host of `start`, else the address without scheme; unreadable as it came. */
export function shortAddress(address: string, start: string | null): string {
  const url = parse(address);
  if (url === null) return address;
  const path = readable(url.pathname + url.search);
  return url.host === parse(start ?? "")?.host ? path : url.host + path;
}

/** The address as target of a link; null where it is none that a browser should open. */
export function webAddress(address: string): string | null {
  const url = parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Umlauts instead of their codes, as browsers show them. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** URL.parse is missing in Safari 17. */
function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
