// Headers of answers made by the Worker; those of the pages are built into public/_headers.
import { createMiddleware } from "hono/factory";
import type { ApiContext } from "./context.ts";

/** Data only: an answer opened as a document may load nothing and be framed by nobody. */
export const apiHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

/** Sets only what is missing: a page keeps the policy it was built with. */
export const securityHeaders = createMiddleware<ApiContext>(async (c, next) => {
  await next();
  setMissing(c.res.headers);
});

/** For non-pages outside the API: refused methods, missing files, bugs. Pages get theirs from _headers. */
export const headersBesidePages = createMiddleware<ApiContext>(async (c, next) => {
  await next();
  const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage) setMissing(c.res.headers);
});

function setMissing(headers: Headers): void {
  for (const [name, value] of Object.entries(apiHeaders)) if (!headers.has(name)) headers.set(name, value);
}
