import { auditCases } from "#test/support/seo/audit-cases.ts";
import { httpStatus } from "#worker/seo/audits/findability/http-status.ts";

auditCases(httpStatus, [
  { when: "status 200", status: "passed", points: 10 },
  {
    when: "status 404",
    page: { fetched: { status: 404 } },
    status: "failed",
    title: "404 (Seite nicht gefunden)",
    value: "HTTP 404",
  },
  {
    when: "status 418, which has no German name",
    page: { fetched: { status: 418 } },
    status: "failed",
    title: /Status 418$/,
  },
]);
