import { auditCases } from "#test/support/audit-cases.ts";
import { noLinks } from "#test/support/local-pages.ts";
import { aPage, aProperty } from "#test/support/page-facts.ts";
import { localBusiness } from "#worker/seo/audits/local-business.ts";
import { openGraph } from "#worker/seo/audits/open-graph.ts";
import { structuredDataValid } from "#worker/seo/audits/structured-data-valid.ts";

const jsonLd = (...items: unknown[]) => ({ html: { jsonLd: items.map((item) => JSON.stringify(item)) } });
const nothing = { html: { jsonLd: [] } };
/** Neither telephone nor hours on the page or in the Impressum. */
const silent = {
  text: "Wir kommen zu Ihnen.",
  side: { imprint: { state: "missing" as const, url: null, text: "", hrefs: [], reason: "Kein Link." } },
};
const complete = {
  "@type": "Plumber",
  name: "Klempner Olfen",
  address: "Kirchstraße 1, Olfen",
  telephone: "02595 1",
  openingHoursSpecification: [{ opens: "08:00" }],
  url: "https://a.de",
};

auditCases(structuredDataValid, [
  { when: "complete", status: "passed" },
  {
    when: "broken JSON",
    page: { html: { jsonLd: ["{"] } },
    status: "failed",
    title: "Die Angabe für Suchmaschinen ist fehlerhaft",
    value: "JSON-LD-Block 1 lässt sich nicht lesen",
  },
  {
    when: "a business without address beside a complete site",
    page: jsonLd({ "@type": "WebSite", name: "A", url: "https://a.de" }, { "@type": "Bakery", name: "B" }),
    status: "failed",
    title: "1 von 2 Angaben",
    value: "Bakery: Die Angabe „address“ fehlt.",
    points: 5,
  },
  { when: "nothing declared", page: nothing, status: "notApplicable" },
]);

auditCases(localBusiness, [
  { when: "complete", page: jsonLd(complete), status: "passed" },
  {
    when: "complete inside a graph",
    page: jsonLd({ "@graph": [{ "@type": "WebPage" }, complete] }),
    status: "passed",
  },
  {
    when: "complete inside another item",
    page: jsonLd({ "@type": "WebPage", mainEntity: complete }),
    status: "passed",
  },
  {
    when: "as microdata",
    page: {
      html: {
        jsonLd: [],
        microdata: [
          {
            type: "https://schema.org/Restaurant",
            properties: ["name", "address", "telephone", "openingHours", "url"],
          },
        ],
      },
    },
    status: "passed",
  },
  {
    when: "without telephone and hours",
    page: jsonLd({ ...complete, telephone: "", openingHoursSpecification: [] }),
    status: "warning",
    title: "fehlt: Telefon, Öffnungszeiten",
    points: 6,
  },
  {
    when: "without telephone and hours that stand nowhere else: other audits ask for them",
    page: {
      ...silent,
      html: { ...noLinks, ...jsonLd({ ...complete, telephone: "", openingHoursSpecification: [] }).html },
    },
    status: "passed",
  },
  {
    when: "without address, which its validity complains of",
    page: jsonLd({ ...complete, address: "" }),
    status: "notApplicable",
  },
  {
    when: "without address, inside another item that nobody validates",
    page: jsonLd({ "@type": "WebPage", mainEntity: { ...complete, address: "" } }),
    status: "warning",
    title: "fehlt: Anschrift",
  },
  {
    when: "in a block that cannot be read",
    page: { html: { jsonLd: ['{"@type":"Plumber",}'] } },
    status: "unchecked",
  },
  {
    when: "beside a block of another kind that cannot be read",
    page: { html: { jsonLd: ['{"@type":"FAQPage",}'] } },
    status: "failed",
  },
  { when: "only an organisation", page: jsonLd({ "@type": "Organization", name: "A" }), status: "failed" },
  { when: "nothing declared", page: nothing, status: "failed", points: 0 },
  {
    when: "nothing declared in the part that was read",
    page: { ...nothing, fetched: { truncated: true } },
    status: "unchecked",
  },
]);

const tags = (...properties: string[]) => ({
  html: { metas: properties.map((name) => aProperty(name, "x")) },
});
auditCases(openGraph, [
  { when: "all four", page: { html: { metas: aPage().html.metas } }, status: "passed" },
  {
    when: "without picture",
    page: tags("og:title", "og:description", "og:url"),
    status: "warning",
    title: "fehlt: og:image",
    points: 7.5,
  },
  { when: "none", page: tags(), status: "failed", points: 0 },
]);
