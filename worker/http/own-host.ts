// Whether a call is addressed to this very machine, under a name of its own: against DNS rebinding on a developer's computer.

/** Names of this machine as URL spells them. */
const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];
/** The same as a Host header, with or without port. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Both: Miniflare takes the address from a header that any page may send, a browser writes Host by itself. */
export function isAskedHere({ url, headers }: Request): boolean {
  return OWN_NAMES.includes(new URL(url).hostname) && OWN_HOST.test(headers.get("Host") ?? "");
}
