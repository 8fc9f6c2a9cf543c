// A page of the site as the answer to a form that was sent without script: the same page, without its scripts, with the result in it.
import { owner } from "#content/owner.ts";

/** Scripts would mistake the page for one at another address; what is for browsers without script holds for all. */
export function withoutScript(rewriter: HTMLRewriter, title: string): HTMLRewriter {
  return rewriter
    .on("script", { element: (element) => void element.remove() })
    .on("noscript", { element: (element) => void element.removeAndKeepContent() })
    .on("head title", { element: (element) => void element.setInnerContent(`${title} – ${owner.brand}`) });
}

/** HTMLRewriter escapes the quotes of an attribute, not its ampersands. */
export function attributeValue(text: string): string {
  return text.replaceAll("&", "&amp;");
}

/** The page's headers that also hold for the answer. The values are for `npm run dev`, which serves pages without any. */
const keptHeaders = {
  "Content-Security-Policy":
    "default-src 'self'; script-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
} as const;

export function pageHeaders(served: Headers): Headers {
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Content-Language": "de" });
  for (const [name, unserved] of Object.entries(keptHeaders))
    headers.set(name, served.get(name)?.replace(/script-src[^;]*;\s*/, "") ?? unserved);
  return headers;
}
