// Facts of a page that passes every audit; a test overrides what it is about.
import type { FetchFacts, HtmlFacts, PageFacts, SideFacts } from "#worker/seo/html/page-facts.ts";
import { countWords } from "#worker/seo/text/words.ts";

export interface PageOverrides {
  fetched?: Partial<FetchFacts>;
  html?: Partial<Omit<HtmlFacts, "text">>;
  /** Text of the body; bytes and words follow from it. */
  text?: string;
  /** The main content's part of the text; by default all of it. */
  main?: string;
  side?: Partial<SideFacts>;
  notes?: string[];
}

/** The page of a roofer in Olfen, with the given parts replaced. */
export function aPage(overrides: PageOverrides = {}): PageFacts {
  const { fetched, html, text = goodText, main = text, side, notes = [] } = overrides;
  return {
    fetched: { ...goodAnswer, ...fetched },
    html: {
      ...goodHtml,
      ...html,
      text: { text, bytes: new TextEncoder().encode(text).length, words: countWords(text), main },
    },
    side: { ...goodSide, ...side },
    notes,
  };
}

export function anImage(overrides: Partial<HtmlFacts["images"][number]> = {}): HtmlFacts["images"][number] {
  return {
    src: "/bilder/dach.webp",
    srcset: null,
    alt: "Neu gedecktes Steildach in Olfen",
    width: "640",
    height: "480",
    loading: null,
    fetchPriority: null,
    ...overrides,
  };
}

export function aLink(
  text: string,
  href: string,
  overrides: Partial<HtmlFacts["anchors"][number]> = {},
): HtmlFacts["anchors"][number] {
  return { href, rel: [], text, otherName: "", ...overrides };
}

export function aScript(overrides: Partial<HtmlFacts["scripts"][number]> = {}): HtmlFacts["scripts"][number] {
  return { src: "/js/menue.js", type: null, async: false, defer: true, inHead: true, ...overrides };
}

export function aMeta(name: string, content: string): HtmlFacts["metas"][number] {
  return { name, property: null, httpEquiv: null, charset: null, content };
}

export function aProperty(property: string, content: string): HtmlFacts["metas"][number] {
  return { name: null, property, httpEquiv: null, charset: null, content };
}

export function aLinkElement(
  rel: string,
  href: string | null,
  overrides: Partial<HtmlFacts["links"][number]> = {},
): HtmlFacts["links"][number] {
  return { rel: rel.split(" "), href, hreflang: null, type: null, media: null, as: null, ...overrides };
}

export function aControl(
  overrides: Partial<HtmlFacts["controls"][number]> = {},
): HtmlFacts["controls"][number] {
  return { tag: "input", type: "text", id: null, wrapped: false, named: false, ...overrides };
}

const address = "https://www.dachdecker-beispiel.de/dachdecker-olfen";

const goodAnswer: FetchFacts = {
  requestedUrl: address,
  url: address,
  redirects: [],
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
    etag: '"a1"',
    "content-security-policy": "default-src 'self'; object-src 'none'; frame-ancestors 'self'",
    "referrer-policy": "strict-origin-when-cross-origin",
  },
  setCookies: [],
  responseTime: 120,
  loadTime: 310,
  bytes: 20_000,
  truncated: false,
  blockedBy: null,
};

const paragraph = `Wir decken Ihr Dach in Olfen und im Umland. Unser Team hat acht Leute. Sie rufen an, und wir kommen noch in
derselben Woche. Erst sehen wir uns das Dach von innen und von außen an. Dann sagen wir Ihnen, was es kostet. Der Preis steht
fest. Ist der Bau fertig, räumen wir auf. Das alte Dach nehmen wir mit. Auch nach dem Bau sind wir für Sie da.`;

const goodText = [
  "Dachdecker in Olfen",
  ...Array.from({ length: 4 }, () => paragraph.replace(/\n/g, " ")),
  "Dachdecker Beispiel, Kirchstraße 1, 59399 Olfen",
  "Telefon 02595 123456",
  "Montag bis Freitag 8:00–17:00 Uhr",
].join("\n");

const business = {
  "@context": "https://schema.org",
  "@type": "RoofingContractor",
  name: "Dachdecker Beispiel",
  address: {
    "@type": "PostalAddress",
    streetAddress: "Kirchstraße 1",
    postalCode: "59399",
    addressLocality: "Olfen",
  },
  telephone: "+49 2595 123456",
  openingHours: "Mo-Fr 08:00-17:00",
  geo: { "@type": "GeoCoordinates", latitude: 51.7, longitude: 7.38 },
  sameAs: ["https://www.instagram.com/dachdecker.beispiel"],
  url: address,
};

const goodHtml: Omit<HtmlFacts, "text"> = {
  charset: "utf-8",
  charsetSource: "header",
  doctype: "DOCTYPE html",
  lang: "de",
  baseHref: null,
  titles: ["Dachdecker in Olfen – Steildach und Flachdach"],
  metas: [
    aMeta(
      "description",
      "Ihr Dachdecker in Olfen deckt Steildach und Flachdach, repariert Sturmschäden und kommt noch in derselben Woche.",
    ),
    aMeta("viewport", "width=device-width, initial-scale=1"),
    aProperty("og:title", "Dachdecker in Olfen"),
    aProperty("og:description", "Steildach, Flachdach, Reparatur"),
    aProperty("og:image", "https://www.dachdecker-beispiel.de/bilder/vorschau.jpg"),
    aProperty("og:url", address),
    aMeta("twitter:card", "summary_large_image"),
  ],
  links: [
    aLinkElement("canonical", address),
    aLinkElement("stylesheet", "/css/seite.css"),
    aLinkElement("icon", "/favicon.svg"),
  ],
  headings: [
    { level: 1, text: "Dachdecker in Olfen" },
    { level: 2, text: "Leistungen" },
    { level: 3, text: "Steildach" },
    { level: 2, text: "Kontakt" },
  ],
  anchors: [
    aLink("Leistungen für Steildächer", "/steildach"),
    aLink("02595 123456", "tel:+492595123456"),
    aLink("Impressum", "/impressum"),
    aLink("Datenschutz", "/datenschutz"),
    aLink("Unser Verband", "https://dachdecker-verband.example.org/"),
  ],
  images: [anImage(), anImage({ src: "/bilder/team.jpg", alt: "Unser Team vor dem Wagen" })],
  scripts: [aScript()],
  media: [],
  jsonLd: [JSON.stringify(business)],
  microdata: [],
  times: [],
  areas: [],
  controls: [aControl({ id: "name", type: "text" })],
  labelFor: ["name"],
  structure: { elements: 120, hasMain: true, repeatedIds: [] },
  markers: [],
  styleSigns: [],
  boxNames: [],
};

export const goodImprint = [
  "Impressum",
  "Angaben gemäß § 5 DDG",
  "Dachdecker Beispiel GmbH",
  "Kirchstraße 1",
  "59399 Olfen",
  "Vertreten durch die Geschäftsführerin Anna Beispiel",
  "Telefon: 02595 123456",
  "E-Mail: info@dachdecker-beispiel.de",
  "Registereintrag: Amtsgericht Coesfeld, HRB 12345",
  "Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz: DE136695976",
].join("\n");

const goodSide: SideFacts = {
  robotsTxt: {
    state: "found",
    status: 200,
    text: "User-agent: *\nDisallow: /intern/\nSitemap: https://www.dachdecker-beispiel.de/sitemap.xml\n",
    reason: null,
  },
  sitemap: {
    state: "found",
    status: 200,
    text: `<urlset><url><loc>${address}</loc></url></urlset>`,
    reason: null,
    url: "https://www.dachdecker-beispiel.de/sitemap.xml",
  },
  llmsTxt: { state: "missing", status: 404, text: null, reason: "Die Datei gibt es nicht (HTTP 404)." },
  imprint: {
    state: "found",
    url: "https://www.dachdecker-beispiel.de/impressum",
    text: goodImprint,
    hrefs: ["tel:+492595123456", "mailto:info@dachdecker-beispiel.de"],
    reason: null,
  },
};
