// Only our own pages may call from a browser. Programs without a browser send no Origin and meet the key and the limits.
import { createMiddleware } from "hono/factory";
import type { ApiContext } from "./context.ts";
import { problem } from "./problem.ts";

/** "none": typed into the address bar. */
const OWN_FETCH_SITES = ["same-origin", "none"];

/** @param siteOrigin the configured origin of the site. */
export function originCheck(siteOrigin: string) {
  return createMiddleware<ApiContext>(async (c, next) => {
    const origin = c.req.header("Origin");
    const fetchSite = c.req.header("Sec-Fetch-Site");
    const foreign =
      (origin !== undefined && origin !== siteOrigin && !isAddressedOrigin(origin, c.req.url)) ||
      (fetchSite !== undefined && !OWN_FETCH_SITES.includes(fetchSite));
    if (foreign) return problem(c, "foreign-origin");
    await next();
  });
}

/**
 * Preview deployments and local ports are own origins, too: the page came from where the call goes. A plain http
 * name other than localhost is not trusted: it may be a foreign name rebound to this machine (DNS rebinding).
 */
function isAddressedOrigin(origin: string, requestUrl: string): boolean {
  const addressed = new URL(requestUrl);
  if (origin !== addressed.origin) return false;
  return addressed.protocol === "https:" || isLocalName(addressed.hostname);
}

function isLocalName(hostname: string): boolean {
  return hostname === "localhost" || hostname.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
}
