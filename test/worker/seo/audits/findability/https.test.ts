import { auditCases } from "#test/support/seo/audit-cases.ts";
import { https } from "#worker/seo/audits/findability/https.ts";

auditCases(https, [
  { when: "https", status: "passed" },
  {
    when: "http",
    page: { fetched: { url: "http://a.de/", requestedUrl: "http://a.de/" } },
    status: "failed",
    value: "http://a.de/",
  },
  {
    when: "http, because https refuses the connection",
    page: { fetched: { url: "http://a.de/", requestedUrl: "https://a.de/" } },
    status: "failed",
    value: "keine Verbindung",
  },
  {
    when: "http, to which https leads",
    page: {
      fetched: {
        url: "http://a.de/",
        requestedUrl: "https://a.de/",
        redirects: [{ from: "https://a.de/", to: "http://a.de/", status: 301 }],
      },
    },
    status: "failed",
    value: "http://a.de/",
  },
]);
