import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { dataVocabulary } from "#worker/seo/audits/structured-data/data-vocabulary.ts";

const microdata = (type: string) => ({ html: { microdata: [{ type, properties: ["title", "url"] }] } });
const jsonLd = (value: unknown) => ({ html: { jsonLd: [JSON.stringify(value)] } });

describe("markup that Google reads no longer [TRUE-17]", () => {
  auditCases(dataVocabulary, [
    { when: "schema.org alone [TRUE-17]", status: "passed" },
    {
      when: "schema.org as microdata [TRUE-17]",
      page: microdata("https://schema.org/Person"),
      status: "passed",
    },
    {
      when: "no structured data [TRUE-17]",
      page: { html: { jsonLd: [], microdata: [] } },
      status: "notApplicable",
    },
    {
      when: "an old trail of breadcrumbs [TRUE-17]",
      page: microdata("http://data-vocabulary.org/Breadcrumb"),
      status: "warning",
      title: "data-vocabulary.org, das Google nicht mehr liest",
      value: "http://data-vocabulary.org/Breadcrumb",
    },
    {
      when: "the old vocabulary as JSON-LD [TRUE-17]",
      page: jsonLd({ "@context": "https://data-vocabulary.org", "@type": "Review" }),
      status: "warning",
      value: "data-vocabulary.org/Review",
    },
    {
      when: "another address that names it [TRUE-17]",
      page: microdata("https://example.org/data-vocabulary.org/Breadcrumb"),
      status: "passed",
    },
  ]);
});
