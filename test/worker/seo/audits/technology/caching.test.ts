import { auditCases } from "#test/support/seo/audit-cases.ts";
import { caching } from "#worker/seo/audits/technology/caching.ts";

const headers = (changed: Record<string, string>) => ({
  fetched: { headers: { "content-type": "text/html", ...changed } },
});

const header = (name: string, value: string) => headers({ [name]: value });

auditCases(caching, [
  {
    when: "no-store",
    page: header("cache-control", "no-store, no-cache, must-revalidate"),
    status: "warning",
    value: "no-store",
    title: "no-store",
  },
  {
    when: "no-store in capitals beside a validator",
    page: headers({ "cache-control": "Private,NO-STORE", etag: '"a"' }),
    status: "warning",
  },
  { when: "no word about it", page: headers({}), status: "warning", value: "keine davon" },
  { when: "an empty header", page: header("cache-control", " "), status: "warning" },
  { when: "a lifetime", page: header("cache-control", "max-age=600"), status: "passed" },
  { when: "no-cache", page: header("cache-control", "no-cache"), status: "passed" },
  { when: "a validator alone", page: header("etag", '"a1"'), status: "passed" },
  { when: "a date alone", page: header("last-modified", "Sat, 21 Nov 2026 10:00:00 GMT"), status: "passed" },
  { when: "no headers reached us", page: { fetched: { headers: {} } }, status: "unchecked" },
  { when: "a file [TRUE-01]", page: { fetched: { noAnswer: true } }, status: "unchecked" },
]);
