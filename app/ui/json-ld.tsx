// Structured data for search engines. https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents

export function JsonLd({ value }: { value: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...value }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
