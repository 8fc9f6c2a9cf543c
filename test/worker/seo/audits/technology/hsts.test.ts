import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { hsts } from "#worker/seo/audits/technology/hsts.ts";

const { headers } = aPage().fetched;

const header = (name: string, value: string) => ({ fetched: { headers: { ...headers, [name]: value } } });

const noHeaders = { fetched: { headers: {} } };

const unencrypted = { fetched: { url: "http://a.de/" } };

auditCases(hsts, [
  { when: "a year", status: "passed" },
  { when: "none", page: noHeaders, status: "failed", value: "fehlt" },
  {
    when: "an hour",
    page: header("strict-transport-security", "max-age=3600"),
    status: "warning",
    title: "merken sich die verschlüsselte Verbindung weniger als einen Tag",
  },
  {
    when: "switched off",
    page: header("strict-transport-security", "max-age=0"),
    status: "failed",
    value: "max-age=0",
  },
  {
    when: "30 days",
    page: header("strict-transport-security", "max-age=2592000"),
    status: "warning",
    title: "nur 30 Tage",
  },
  { when: "no https", page: unencrypted, status: "notApplicable" },
]);
