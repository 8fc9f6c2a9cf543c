import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta } from "#test/support/seo/page-facts.ts";
import { descriptionPresent } from "#worker/seo/audits/title-and-description/description-present.ts";

const description = (content: string) => ({ html: { metas: [aMeta("Description", content)] } });

const noDescription = { html: { metas: [] } };

auditCases(descriptionPresent, [
  { when: "a description", status: "passed" },
  { when: "the name written in capitals", page: description("Text"), status: "passed" },
  { when: "none", page: noDescription, status: "failed", value: "fehlt" },
  { when: "an empty one", page: description(" "), status: "failed", value: "leer" },
]);
