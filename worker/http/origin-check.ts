// Only our own pages may call from a browser. Programs without a browser send no Origin and meet the key and the limits.
import { createMiddleware } from "hono/factory";
import type { ApiContext } from "./context.ts";
import { problem } from "./problem.ts";

/** "none": typed into the address bar. */
const OWN_FETCH_SITES = ["same-origin", "none"];

export function originCheck(siteOrigin: string) {
  return createMiddleware<ApiContext>(async (c, next) => {
    const origin = c.req.header("Origin");
    const fetchSite = c.req.header("Sec-Fetch-Site");
    const foreign =
      (origin !== undefined && origin !== siteOrigin && !isAddressedOrigin(origin, c.req.raw)) ||
      (fetchSite !== undefined && !OWN_FETCH_SITES.includes(fetchSite));
    if (foreign) return problem(c, "foreign-origin");
    await next();
  });
}

/**
 * Preview deployments and local ports count as our own: the page came from where the call goes. Not plain http under
 * another name (DNS rebinding), nor a URL that differs from Host: Miniflare takes it from a header any page may send.
 */
function isAddressedOrigin(origin: string, { url, headers }: Request): boolean {
  const addressed = new URL(url);
  const host = headers.get("Host")?.toLowerCase() ?? addressed.host;
  if (origin !== addressed.origin || host !== addressed.host) return false;
  return addressed.protocol === "https:" || isLocalName(addressed.hostname);
}

function isLocalName(hostname: string): boolean {
  return hostname === "localhost" || hostname.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
}
