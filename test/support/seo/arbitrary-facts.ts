// Page facts of any kind, for properties that must hold on every page.
import fc from "fast-check";
import type { PageFacts } from "#worker/seo/html/page-facts.ts";
import { countWords } from "#worker/seo/text/words.ts";

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    "",
    " ",
    "Dachdecker in Olfen",
    "hier",
    "Startseite",
    "Impressum",
    "width=device-width",
    "noindex",
  ),
);
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    "",
    "/",
    "#",
    "/impressum",
    "https://www.googletagmanager.com/gtm.js",
    "https://www.google.com/maps/embed?pb=1",
    "tel:+49",
    "mailto:a@b.de",
    "https://",
    "data:,x",
    "http://[",
    "//",
    "%",
  ),
  text,
);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 });
const list = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: 6 });
const name = fc.oneof(
  text,
  fc.constantFrom(
    "description",
    "robots",
    "viewport",
    "generator",
    "og:title",
    "og:image",
    "twitter:card",
    "keywords",
  ),
);
const place = fc.record({ tag: fc.constantFrom("ul", "nav", "x-menu"), textBefore: fc.nat(500) });
const reason = fc.constantFrom("Die Datei kam nicht rechtzeitig.", "Die Datei gibt es nicht (HTTP 404).");
const sideFile = fc.oneof(
  reason.map((reason) => ({ state: "missing" as const, status: 404, text: null, reason })),
  orNull(reason).map((reason) => ({ state: "unchecked" as const, status: null, text: null, reason })),
  text.map((body) => ({
    state: "found" as const,
    status: 200,
    text: `User-agent: *\nDisallow: ${body}`,
    reason: null,
  })),
);
const jsonLd = fc.oneof(
  fc.json({ maxDepth: 2 }),
  text,
  fc.constantFrom(
    '{"@type":"Bakery","name":"A"}',
    '{"@type":"Bakery","name":"A","address":{"addressLocality":"Olfen","streetAddress":5},"openingHours":[1,{}],"sameAs":[null,"x"],"telephone":{}}',
    '{"@type":"FAQPage","mainEntity":[{}]}',
    '{"@graph":[{"@type":"WebSite"}]}',
  ),
);

export const anyFacts: fc.Arbitrary<PageFacts> = fc
  .record({
    fetched: fc.record({
      requestedUrl: fc.webUrl(),
      url: fc.oneof(
        fc.webUrl({ validSchemes: ["http", "https"] }),
        fc.constant("http://127.0.0.1:4000/a?b#c"),
      ),
      redirects: list(
        fc.record({ from: fc.webUrl(), to: fc.webUrl(), status: fc.constantFrom(301, 302, 307, 308) }),
      ),
      status: fc.constantFrom(200, 204, 403, 404, 429, 500, 503),
      headers: fc.dictionary(
        fc.constantFrom(
          "x-robots-tag",
          "link",
          "strict-transport-security",
          "content-encoding",
          "x-content-type-options",
        ),
        text,
        { noNullPrototype: true },
      ),
      setCookies: list(fc.oneof(text, fc.constantFrom("_ga=1", "PHPSESSID=1; HttpOnly", "wohin=x"))),
      responseTime: fc.nat(),
      loadTime: fc.nat(),
      bytes: fc.nat(10_000_000),
      truncated: fc.boolean(),
      blockedBy: fc.constantFrom(null, null, null, null, "Cloudflare"),
    }),
    html: fc.record({
      charset: fc.constantFrom("utf-8", "windows-1252"),
      charsetSource: fc.constantFrom("bom" as const, "header" as const, "meta" as const, "default" as const),
      doctype: orNull(fc.oneof(text, fc.constant("DOCTYPE html"))),
      lang: orNull(fc.oneof(text, fc.constantFrom("de", "en"))),
      baseHref: orNull(address),
      titles: list(text),
      metas: list(
        fc.record({
          name: orNull(name),
          property: orNull(name),
          httpEquiv: orNull(text),
          charset: orNull(text),
          content: orNull(text),
        }),
      ),
      links: list(
        fc.record({
          rel: list(fc.constantFrom("canonical", "stylesheet", "icon", "preload", "preconnect")),
          href: orNull(address),
          hreflang: orNull(text),
          type: orNull(text),
          media: orNull(text),
          as: orNull(text),
        }),
      ),
      headings: list(fc.record({ level: fc.constantFrom(1, 2, 3, 4, 5, 6), text })),
      anchors: list(fc.record({ href: address, rel: list(fc.constant("nofollow")), text, otherName: text })),
      images: list(
        fc.record({
          src: orNull(address),
          srcset: orNull(text),
          alt: orNull(text),
          width: orNull(text),
          height: orNull(text),
          loading: orNull(fc.constant("lazy")),
          fetchPriority: orNull(text),
        }),
      ),
      scripts: list(
        fc.record({
          src: orNull(address),
          type: orNull(text),
          async: fc.boolean(),
          defer: fc.boolean(),
          inHead: fc.boolean(),
          marks: fc.constantFrom({}, { "data-src": "//x.de/a.js" }, { "data-cookieconsent": "statistics" }),
          begin: text,
          signs: list(fc.constantFrom("gtm.start", "_paq", "__tcfapi", "f.fbq")),
        }),
      ),
      media: list(
        fc.record({
          tag: fc.constantFrom("source", "iframe", "video", "audio", "embed", "object"),
          src: orNull(address),
          srcset: orNull(text),
          title: orNull(text),
        }),
      ),
      jsonLd: list(jsonLd),
      microdata: list(fc.record({ type: text, properties: list(text) })),
      areas: list(fc.record({ href: text, name: text })),
      times: list(fc.oneof(text, fc.constantFrom("2026-03-01", "08:00"))),
      controls: list(
        fc.record({
          tag: fc.constantFrom("input", "select", "textarea"),
          type: orNull(fc.constantFrom("text", "hidden", "submit")),
          id: orNull(text),
          wrapped: fc.boolean(),
          named: fc.boolean(),
        }),
      ),
      labelFor: list(text),
      structure: fc.record({
        elements: fc.nat(9_000),
        hasMain: fc.boolean(),
        repeatedIds: list(
          fc.record({
            id: text,
            times: fc.integer({ min: 2, max: 9 }),
            elements: fc.tuple(place, place).map((places) => [...places]),
          }),
        ),
      }),
      text: fc
        .array(
          fc.oneof(
            text,
            fc.constantFrom(
              "Telefon 02595 123456",
              "Das Dach ist dicht.",
              "Weg 1, 59399 Olfen",
              "Muster GmbH",
              "§ 5 TMG",
              "USt-IdNr. DE1",
              "\n",
            ),
          ),
          {
            maxLength: 60,
          },
        )
        .map((parts) => parts.join(" "))
        .map((body) => ({
          text: body,
          bytes: new TextEncoder().encode(body).length,
          words: countWords(body),
          main: body,
        })),
      markers: list(fc.oneof(text, fc.constantFrom("id:__next", "attribute:data-v-app"))),
      styleSigns: list(fc.constantFrom("//fonts.googleapis.com/", "//use.typekit.net/")),
      boxNames: list(fc.oneof(text, fc.constantFrom("cookie-banner", "BorlabsCookieBox"))),
    }),
    side: fc.record({
      robotsTxt: sideFile,
      sitemap: sideFile.map((file) => ({ ...file, url: null })),
      llmsTxt: sideFile,
      imprint: fc.record({
        state: fc.constantFrom("found", "self", "missing", "unchecked"),
        url: orNull(text),
        text,
        hrefs: list(text),
        reason: orNull(text),
      }),
    }),
    notes: list(text),
  })
  .map((facts) => facts satisfies PageFacts);
