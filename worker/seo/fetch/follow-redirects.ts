// A request to a foreign server, with every redirect checked before it is followed.
import type { ErrorCode } from "#contract/problem.ts";
import type { Redirect } from "#contract/seo-report.ts";
import { type AddressGuard, checkAddress } from "../../address-guard/check-address.ts";
import { SiteBusyError } from "./site-requests.ts";

const MAX_REDIRECTS = 5;

/** The statuses that browsers follow (Fetch standard); 300, 304 and the retired ones are final answers. */
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

export interface HopDeps {
  fetch: typeof fetch;
  guard: AddressGuard;
  /** ms, from any fixed start. */
  now: () => number;
  /** Awaited before every request, outside of the measured time; false: the site has had its share (site-requests.ts). */
  ready?: ((url: URL) => Promise<boolean>) | undefined;
}

export type HopResult =
  | {
      ok: true;
      response: Response;
      /** Address of the final answer. */
      url: URL;
      redirects: Redirect[];
      /** `now()` at the first request, moved forward by the time our own checks of later hops took. */
      startedAt: number;
      /** ms from sending the last request to its headers. */
      responseTime: number;
    }
  /** `refused`: already the first connection did not come about. */
  | { ok: false; code: ErrorCode; refused?: boolean };

/**
 * Requests an address and follows up to five redirects. Fails with the code of the address check, "too-many-redirects"
 * (also for loops), "target-busy", or "target-unreachable" if the connection breaks, the signal fires or a redirect
 * leads nowhere.
 */
export async function followRedirects(
  address: string,
  headers: Record<string, string>,
  deps: HopDeps,
  signal: AbortSignal,
): Promise<HopResult> {
  const { fetch, guard, now, ready } = deps; // workerd's fetch refuses to be called as a method
  const redirects: Redirect[] = [];
  const seen = new Set<string>();
  let next = address;
  let startedAt: number | null = null;
  for (;;) {
    const checkingAt = now();
    const check = await checkAddress(next, guard, signal);
    if (!check.ok) return { ok: false, code: redirects.length > 0 ? redirectCode(check.code) : check.code };
    const { url } = check;
    if (seen.has(url.href)) return { ok: false, code: "too-many-redirects" };
    seen.add(url.href);

    if (ready !== undefined && !(await ready(url))) return { ok: false, code: "target-busy" };
    const sentAt = now();
    startedAt = startedAt === null ? sentAt : startedAt + (sentAt - checkingAt);
    const request = () =>
      fetch(url.href, { headers, redirect: "manual", signal }).catch((error) =>
        error instanceof SiteBusyError ? error : null,
      );
    let response = await request();
    // After a redirect the runtime may reuse a connection that an old server has closed: retried as browsers do
    // (RFC 9110, section 9.2.2).
    if (response === null && redirects.length > 0 && !signal.aborted) response = await request();
    if (response === null) {
      const refused = redirects.length === 0 && !signal.aborted;
      return { ok: false, code: "target-unreachable", ...(refused && { refused }) };
    }
    if (response instanceof SiteBusyError) return { ok: false, code: "target-busy" };
    if (!REDIRECT_STATUSES.includes(response.status)) {
      return { ok: true, response, url, redirects, startedAt, responseTime: now() - sentAt };
    }

    const target = redirectTarget(response.headers.get("location"), url);
    discard(response);
    if (target === null) return { ok: false, code: "target-unreachable" };
    if (redirects.length === MAX_REDIRECTS) return { ok: false, code: "too-many-redirects" };
    redirects.push({ from: url.href, to: target, status: response.status });
    next = target;
  }
}

/** The visitor's address was fine: a redirect to nonsense is the target's fault. */
function redirectCode(code: ErrorCode): ErrorCode {
  return code === "bad-address" ? "target-unreachable" : code;
}

function redirectTarget(location: string | null, base: URL): string | null {
  const target = location ? URL.parse(utf8FromLatin1(location), base) : null;
  if (target === null) return null;
  target.hash = "";
  return target.href;
}

/** Runtimes decode headers as Latin-1; servers that write umlauts into Location mean UTF-8, and browsers read it so. */
function utf8FromLatin1(text: string): string {
  const codes = Array.from(text, (char) => char.charCodeAt(0));
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return text;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(Uint8Array.from(codes));
  } catch {
    return text;
  }
}

/** Cancels a body that is not read; an error of it no longer matters. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}
