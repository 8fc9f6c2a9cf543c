import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLink } from "#test/support/seo/page-facts.ts";
import { linkNames } from "#worker/seo/audits/images-and-links/link-names.ts";
import type { AnchorFact } from "#worker/seo/html/page-facts.ts";

const links = (...anchors: AnchorFact[]) => ({ html: { anchors } });

auditCases(linkNames, [
  { when: "all have a text", status: "passed" },
  {
    when: "an image with alternative text",
    page: links(aLink("", "/", { otherName: "Zur Startseite" })),
    status: "passed",
  },
  {
    when: "one of four has nothing",
    page: links(aLink("", "/a"), aLink("b", "/b"), aLink("c", "/c"), aLink("d", "/d")),
    status: "failed",
    value: "/a",
    points: 7.5,
  },
  {
    when: "an image without any alt is all it has, which another audit complains of",
    page: links(aLink("", "/a", { imageWithoutAlt: true })),
    status: "passed",
  },
  { when: "no links", page: links(), status: "notApplicable" },
]);
