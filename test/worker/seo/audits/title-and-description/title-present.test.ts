import { auditCases } from "#test/support/seo/audit-cases.ts";
import { titlePresent } from "#worker/seo/audits/title-and-description/title-present.ts";

const title = (text: string) => ({ html: { titles: [text] } });

const noTitle = { html: { titles: [] } };

auditCases(titlePresent, [
  { when: "a title", status: "passed" },
  { when: "no title", page: noTitle, status: "failed", title: "hat keinen Titel", value: "fehlt" },
  { when: "an empty title", page: title("  "), status: "failed", title: "leer", value: "leer" },
  {
    when: "no title in the part that was read",
    page: { ...noTitle, fetched: { truncated: true } },
    status: "unchecked",
  },
]);
