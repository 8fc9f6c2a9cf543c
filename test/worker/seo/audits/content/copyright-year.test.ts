import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage, aProperty, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { copyrightYear } from "#worker/seo/audits/content/copyright-year.ts";

const headers = aPage().fetched.headers;

const sent = (text: string, extra: Record<string, string>): PageOverrides => ({
  text,
  fetched: { headers: { ...headers, ...extra } },
});

const in2026 = { date: "Sat, 21 Nov 2026 14:05:00 GMT" };

auditCases(copyrightYear, [
  { when: "this year", page: sent("© 2026 Dachdecker Beispiel", in2026), status: "passed" },
  { when: "two years ago", page: sent("© 2024 Dachdecker Beispiel", in2026), status: "passed" },
  {
    when: "three years ago",
    page: sent("Impressum\n© 2023 Dachdecker Beispiel", in2026),
    status: "warning",
    title: "Am ©-Zeichen steht 2023, die Seite kam 2026",
    value: "„© 2023 Dachdecker Beispiel“",
  },
  { when: "a range that ends this year", page: sent("© 1998–2026 Dachdecker", in2026), status: "passed" },
  { when: "a range that ended long ago", page: sent("Copyright (c) 1998 - 2015", in2026), status: "warning" },
  { when: "the year before the sign", page: sent("2015 © Dachdecker", in2026), status: "warning" },
  {
    when: "an old one and a new one",
    page: sent("© 2012 Text\n© 2026 Dachdecker", in2026),
    status: "passed",
  },
  {
    when: "rights of a photographer",
    page: sent("Foto: © 2012 Anna Schulz", in2026),
    status: "notApplicable",
  },
  { when: "rights of the shop's software", page: sent("Gambio.de © 2019", in2026), status: "notApplicable" },
  {
    when: "rights of the forum's software",
    page: sent("Powered by phpBB® Forum Software © phpBB Limited 2017", in2026),
    status: "notApplicable",
  },
  {
    when: "the firm's, and software named behind it",
    page: sent("© 2019 Dachdecker Beispiel | WordPress von Nord", in2026),
    status: "warning",
  },
  { when: "a year of another line", page: sent("© Dachdecker\nSeit 1998", in2026), status: "notApplicable" },
  { when: "no sign", page: sent("Seit 1998 in Olfen", in2026), status: "notApplicable" },
  { when: "no date in the answer", page: sent("© 2015 Dachdecker", {}), status: "unchecked" },
  { when: "a date that is none", page: sent("© 2015 Dachdecker", { date: "gestern" }), status: "unchecked" },
  {
    when: "only the day of the last change",
    page: sent("© 2015 Dachdecker", { "last-modified": "Mon, 02 Mar 2020 10:00:00 GMT" }),
    status: "warning",
    title: "die Seite kam 2020",
  },
  {
    when: "only the day of the last change, in the HTML",
    page: {
      text: "© 2015 Dachdecker",
      html: { metas: [aProperty("article:modified_time", "2021-05-04T10:00:00Z")] },
    },
    status: "warning",
  },
  { when: "a date in the future of the page", page: sent("© 2030 Dachdecker", in2026), status: "passed" },
  { when: "a hundred thousand signs", page: sent("© ".repeat(100_000), in2026), status: "notApplicable" },
]);
