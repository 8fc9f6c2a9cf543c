import { auditCases } from "#test/support/seo/audit-cases.ts";
import { structuredDataValid } from "#worker/seo/audits/structured-data/structured-data-valid.ts";

const jsonLd = (...items: unknown[]) => ({ html: { jsonLd: items.map((item) => JSON.stringify(item)) } });

const nothing = { html: { jsonLd: [] } };

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
