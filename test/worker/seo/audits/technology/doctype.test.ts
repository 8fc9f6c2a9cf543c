import { auditCases } from "#test/support/seo/audit-cases.ts";
import { doctype } from "#worker/seo/audits/technology/doctype.ts";

auditCases(doctype, [
  { when: "the short one", status: "passed" },
  { when: "the short one in small letters", page: { html: { doctype: "doctype  HTML" } }, status: "passed" },
  {
    when: "the one for old tools",
    page: { html: { doctype: 'DOCTYPE html SYSTEM "about:legacy-compat"' } },
    status: "passed",
  },
  {
    when: "an old one",
    page: { html: { doctype: 'DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN"' } },
    status: "warning",
    value: "HTML 3.2",
  },
  {
    when: "one of XHTML, with which browsers follow the standard",
    page: {
      html: {
        doctype:
          'DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"',
      },
    },
    status: "passed",
  },
  { when: "none", page: { html: { doctype: null } }, status: "failed" },
]);
