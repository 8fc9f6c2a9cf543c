// Where the expectations of the audits come from: primary sources with stable addresses.
import type { Source } from "#contract/seo-report.ts";

const google = (title: string, path: string): Source => ({
  title: `Google Search Central: ${title}`,
  url: `https://developers.google.com/search/docs/${path}`,
});
const wcag = (title: string, path: string): Source => ({
  title: `W3C, WCAG 2.2: ${title}`,
  url: `https://www.w3.org/WAI/WCAG22/Understanding/${path}`,
});
const mdn = (title: string, path: string): Source => ({
  title: `MDN: ${title}`,
  url: `https://developer.mozilla.org/en-US/docs/Web/${path}`,
});
const rfc = (number: number, title: string): Source => ({
  title: `RFC ${number}: ${title}`,
  url: `https://www.rfc-editor.org/rfc/rfc${number}`,
});

export const sources = {
  libraryFaults: {
    title: "Snyk: Bekannte Sicherheitslücken in npm-Paketen",
    url: "https://security.snyk.io/",
  },
  breadcrumb: google("Strukturierte Daten für Navigationspfade", "appearance/structured-data/breadcrumb"),
  product: google("Strukturierte Daten für Produkte", "appearance/structured-data/product"),
  imagePreview: google(
    "Angaben im Robots-Meta-Tag, max-image-preview",
    "crawling-indexing/robots-meta-tag#max-image-preview",
  ),
  httpStatus: google("HTTP-Statuscodes", "crawling-indexing/http-network-errors"),
  robotsMeta: google("Robots-Meta-Tag und X-Robots-Tag", "crawling-indexing/robots-meta-tag"),
  robotsTxt: rfc(9309, "Robots Exclusion Protocol"),
  robotsSyntax: google("robots.txt, Aufbau und Regeln", "crawling-indexing/robots/robots_txt"),
  canonical: google("Kanonische Adressen", "crawling-indexing/consolidate-duplicate-urls"),
  redirects: google("Weiterleitungen", "crawling-indexing/301-redirects"),
  pageExperience: google("Nutzerfreundlichkeit von Seiten", "appearance/page-experience"),
  hreflang: google("Sprachversionen einer Seite", "specialty/international/localized-versions"),
  urlStructure: google("Aufbau von Adressen", "crawling-indexing/url-structure"),
  buildSitemap: google("Sitemap erstellen", "crawling-indexing/sitemaps/build-sitemap"),
  llmsTxt: { title: "llmstxt.org: Vorschlag für die Datei llms.txt", url: "https://llmstxt.org/" },
  sitemap: google("Sitemaps", "crawling-indexing/sitemaps/overview"),
  titleLinks: google("Titellinks", "appearance/title-link"),
  snippets: google("Snippets", "appearance/snippet"),
  metaKeywords: {
    title: "Google Search Central: Google verwendet meta keywords nicht (2009)",
    url: "https://developers.google.com/search/blog/2009/09/google-does-not-use-keywords-meta-tag",
  },
  starterGuide: google("Leitfaden zur Suchmaschinenoptimierung", "fundamentals/seo-starter-guide"),
  links: google("Links, denen Google folgen kann", "crawling-indexing/links-crawlable"),
  localBusiness: google(
    "Strukturierte Daten für lokale Unternehmen",
    "appearance/structured-data/local-business",
  ),
  structuredData: google("Richtlinien für strukturierte Daten", "appearance/structured-data/sd-policies"),
  article: google("Strukturierte Daten für Artikel", "appearance/structured-data/article"),
  dataVocabulary: {
    title: "Google Search Central: Ende der Unterstützung für data-vocabulary.org (2020)",
    url: "https://developers.google.com/search/blog/2020/01/data-vocabulary",
  },
  favicon: google("Favicon in der Suche", "appearance/favicon-in-search"),
  openGraph: { title: "The Open Graph protocol", url: "https://ogp.me/" },
  socialImages: {
    title: "Meta for Developers: Bilder in geteilten Links",
    url: "https://developers.facebook.com/docs/sharing/webmasters/images/",
  },
  headings: { title: "W3C: Überschriften", url: "https://www.w3.org/WAI/tutorials/page-structure/headings/" },
  altTexts: wcag("Nicht-Text-Inhalt", "non-text-content.html"),
  readingLevel: wcag("Leseniveau", "reading-level.html"),
  pageLanguage: wcag("Sprache der Seite", "language-of-page.html"),
  linkPurpose: wcag("Linkzweck", "link-purpose-in-context.html"),
  sentenceLength: {
    title: "GOV.UK: Sentence length, why 25 words is our limit",
    url: "https://insidegovuk.blog.gov.uk/2014/08/04/sentence-length-why-25-words-is-our-limit/",
  },
  spamPolicies: google("Spam-Richtlinien", "essentials/spam-policies"),
  helpfulContent: google("Hilfreiche Inhalte", "fundamentals/creating-helpful-content"),
  imageFormats: mdn("Bildformate", "Media/Guides/Formats/Image_types"),
  responsiveImages: mdn("Responsive images", "HTML/Guides/Responsive_images"),
  labels: wcag("Beschriftungen", "labels-or-instructions.html"),
  imageSize: mdn("img, width und height", "HTML/Reference/Elements/img"),
  lazyLoading: mdn("Lazy loading", "Performance/Guides/Lazy_loading"),
  telLinks: rfc(3966, "The tel URI for Telephone Numbers"),
  viewport: mdn("meta viewport", "HTML/Reference/Elements/meta/name/viewport"),
  charset: {
    title: "HTML-Standard: Zeichenkodierung angeben",
    url: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
  },
  doctype: {
    title: "HTML-Standard: DOCTYPE",
    url: "https://html.spec.whatwg.org/multipage/syntax.html#the-doctype",
  },
  contentEncoding: rfc(9110, "HTTP Semantics, Content-Encoding"),
  htmlSize: google("Googlebot, Größe von Dateien", "crawling-indexing/googlebot"),
  scriptElement: mdn("script, async und defer", "HTML/Reference/Elements/script"),
  hsts: rfc(6797, "HTTP Strict Transport Security"),
  nosniff: mdn("X-Content-Type-Options", "HTTP/Reference/Headers/X-Content-Type-Options"),
  caching: mdn("HTTP caching", "HTTP/Guides/Caching"),
  contentSecurityPolicy: mdn("Content Security Policy", "HTTP/Guides/CSP"),
  referrerPolicy: mdn("Referrer-Policy", "HTTP/Reference/Headers/Referrer-Policy"),
  framing: mdn(
    "Content-Security-Policy, frame-ancestors",
    "HTTP/Reference/Headers/Content-Security-Policy/frame-ancestors",
  ),
  cookies: mdn("Set-Cookie", "HTTP/Reference/Headers/Set-Cookie"),
  softwareVersions: {
    title: "RFC 9110: HTTP Semantics, Server",
    url: "https://www.rfc-editor.org/rfc/rfc9110#field.server",
  },
  iframeTitles: {
    title: "W3C, WCAG 2.2: iframe-Elemente benennen (H64)",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/html/H64",
  },
  headElements: {
    title: "HTML-Standard: Angaben im Kopf der Seite",
    url: "https://html.spec.whatwg.org/multipage/semantics.html#the-head-element",
  },
  businessDetails: google("Details zum Unternehmen angeben", "appearance/establish-business-details"),
  openingHours: { title: "schema.org: openingHours", url: "https://schema.org/openingHours" },
  organization: google("Strukturierte Daten für Organisationen", "appearance/structured-data/organization"),
  mixedContent: mdn("Mixed content", "Security/Mixed_content"),
  nofollow: google("Ausgehende Links kennzeichnen", "crawling-indexing/qualify-outbound-links"),
  ids: {
    title: "HTML-Standard: id",
    url: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute",
  },
  mainLandmark: {
    title: "W3C, ARIA Authoring Practices: Landmark main",
    url: "https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/main.html",
  },
  domSize: {
    title: "Chrome for Developers: Lighthouse, Größe des DOM",
    url: "https://developer.chrome.com/docs/lighthouse/performance/dom-size",
  },
} as const satisfies Record<string, Source>;
