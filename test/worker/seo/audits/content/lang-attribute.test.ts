import { auditCases } from "#test/support/seo/audit-cases.ts";
import { langAttribute } from "#worker/seo/audits/content/lang-attribute.ts";

auditCases(langAttribute, [
  { when: "de and a German text", status: "passed", title: "(de)" },
  { when: "a region", page: { html: { lang: "de-AT" } }, status: "passed" },
  { when: "another language, which is not doubted", page: { html: { lang: "nl" } }, status: "passed" },
  { when: "no attribute", page: { html: { lang: null } }, status: "failed", value: "fehlt" },
  { when: "an empty attribute", page: { html: { lang: " " } }, status: "failed" },
  { when: "no language tag", page: { html: { lang: "deutsch!" } }, status: "failed", value: "deutsch!" },
  {
    when: "en and a German text, which is another audit's",
    page: { html: { lang: "en-US" } },
    status: "passed",
  },
]);
