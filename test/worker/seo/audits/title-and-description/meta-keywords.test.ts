import { expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta } from "#test/support/seo/page-facts.ts";
import { metaKeywords } from "#worker/seo/audits/title-and-description/meta-keywords.ts";
import { registry } from "#worker/seo/engine/registry.ts";

const keywords = (content: string) => ({ html: { metas: [aMeta("keywords", content)] } });

auditCases(metaKeywords, [
  { when: "there are none [TRUE-18]", status: "passed", title: "kommt ohne meta keywords aus" },
  { when: "they are empty [TRUE-18]", page: keywords(" "), status: "passed", title: "kommt ohne" },
  {
    when: "there are some, which is no fault [TRUE-18]",
    page: keywords("Dachdecker, Olfen"),
    status: "passed",
    title: "Google beachtet sie seit 2009 nicht",
    value: "„Dachdecker, Olfen“",
  },
]);

it("counts for nothing [TRUE-18]", () => {
  expect(registry.find(({ audit }) => audit === metaKeywords)?.weight).toBe(0);
});
