// Headers and pages of shared reports: never kept, never listed, and their address stays with this site.
import { sharedPage } from "#content/pages/bericht.ts";
import { sharedReportPath } from "#contract/shared-report.ts";
import { toBase64 } from "../encoding.ts";
import type { ApiCall } from "../http/context.ts";
import { apiHeaders } from "../http/security-headers.ts";
import type { Services } from "../services/services.ts";

const privately = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
} as const;

/** Of a document without script. @param style what stands in its style element */
export async function documentHeaders(style: string): Promise<Record<string, string>> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  return {
    ...apiHeaders,
    ...privately,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": "de",
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${toBase64(digest)}'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

/** The page that shows a report: built once for all of them, it learns where the document for readers without script is. */
export async function pageAnswer(c: ApiCall, services: Services, id: string): Promise<Response> {
  const page = new HTMLRewriter()
    .on("main noscript", {
      element: (words) =>
        void words.setInnerContent(
          `<p>${sharedPage.withoutScript} <a href="${sharedReportPath(id)}/druck">${sharedPage.paper}</a></p>`,
          { html: true },
        ),
    })
    .transform(await services.builtPage("/bericht", c.req.raw));
  return withHeaders(page, 200);
}

/** Expired, deleted and never there answer alike: the page's other part is shown. */
export async function goneAnswer(c: ApiCall, services: Services): Promise<Response> {
  const page = new HTMLRewriter()
    .on('[data-shared="gone"]', { element: (part) => void part.removeAttribute("hidden") })
    .on('[data-shared="live"]', { element: (part) => void part.setAttribute("hidden", "") })
    .transform(await services.builtPage("/bericht", c.req.raw));
  return withHeaders(page, 410);
}

function withHeaders(page: Response, status: number): Response {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(privately)) headers.set(name, value);
  // Of the built file: it would answer "not modified" for another address.
  headers.delete("ETag");
  return new Response(page.body, { status, headers });
}
