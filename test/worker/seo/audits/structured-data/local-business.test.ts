import { auditCases } from "#test/support/seo/audit-cases.ts";
import { noLinks } from "#test/support/seo/local-pages.ts";
import { localBusiness } from "#worker/seo/audits/structured-data/local-business.ts";

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
  {
    when: "nothing declared on an inner page that is not for contact",
    page: nothing,
    kind: "firm-page",
    status: "notApplicable",
    title: /wird auf der Startseite und der Kontaktseite gefragt/,
  },
  {
    when: "nothing declared on the contact page",
    page: { ...nothing, fetched: { url: "https://www.dachdecker-beispiel.de/kontakt.html" } },
    kind: "firm-page",
    status: "failed",
  },
  {
    when: "without what belongs on the front page, on an inner page that declares the firm itself",
    page: jsonLd({ ...complete, url: "" }),
    kind: "firm-page",
    status: "passed",
  },
  { when: "nothing declared on an article", page: nothing, kind: "article", status: "notApplicable" },
  { when: "nothing declared", page: nothing, status: "failed", points: 0 },
  {
    when: "nothing declared in the part that was read",
    page: { ...nothing, fetched: { truncated: true } },
    status: "unchecked",
  },
]);
