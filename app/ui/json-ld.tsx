// Structured data for search engines. https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents

export function JsonLd({ value }: { value: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...value }).replaceAll("<", "\\u003c");
  return (
    <script
      // A new element per page: browsers complain when a script's text changes (trusted-html.ts).
      key={json}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
