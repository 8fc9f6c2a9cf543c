import { auditCases } from "#test/support/seo/audit-cases.ts";
import { anImage } from "#test/support/seo/page-facts.ts";
import { mixedContent } from "#worker/seo/audits/technology/mixed-content.ts";

const unencrypted = { fetched: { url: "http://a.de/" } };

auditCases(mixedContent, [
  { when: "all encrypted", status: "passed" },
  {
    when: "a picture by http",
    page: { html: { images: [anImage({ src: "http://a.de/bild.jpg" })] } },
    status: "failed",
    title: "1 Bestandteil wird",
    value: "http://a.de/bild.jpg",
  },
  { when: "the page itself is not encrypted", page: unencrypted, status: "notApplicable" },
]);
