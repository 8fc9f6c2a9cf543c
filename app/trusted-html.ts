// Trusted Types are required (`require-trusted-types-for` in scripts/build/page-headers.ts). React needs two
// exceptions: the inert script element it creates, and the JSON of structured data.

/** The only policy. Scripts and script URLs have no rule, so they are refused. */
export function installTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy("default", { createHTML: allowHtml });
}

/** Text without "<" creates no elements. Null is refused. */
function allowHtml(html: string): string | null {
  return html === "<script></script>" || !html.includes("<") ? html : null;
}
