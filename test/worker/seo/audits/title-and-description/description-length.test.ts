import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta } from "#test/support/seo/page-facts.ts";
import { descriptionLength } from "#worker/seo/audits/title-and-description/description-length.ts";

const description = (content: string) => ({ html: { metas: [aMeta("Description", content)] } });

const noDescription = { html: { metas: [] } };

const letters = (count: number) =>
  "teil "
    .repeat(count)
    .slice(0, count - 1)
    .concat("l");

auditCases(descriptionLength, [
  { when: "70 characters", page: description(letters(70)), status: "passed" },
  { when: "160 characters", page: description(letters(160)), status: "passed" },
  { when: "69 characters", page: description(letters(69)), status: "warning", title: "69 Zeichen zu kurz" },
  {
    when: "161 characters",
    page: description(letters(161)),
    status: "warning",
    title: "zu lang: 161 Zeichen",
  },
  {
    when: "140 wide characters",
    page: description("Wümme Mühlen ".repeat(11)),
    status: "warning",
    title: /zu lang: 142 Zeichen, 1\.\d+ Pixel/,
  },
  { when: "a placeholder", page: description("Just another WordPress site"), status: "notApplicable" },
  { when: "none", page: noDescription, status: "notApplicable" },
]);
