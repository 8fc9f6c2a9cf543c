import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLink } from "#test/support/seo/page-facts.ts";
import { linkTexts } from "#worker/seo/audits/images-and-links/link-texts.ts";
import type { AnchorFact } from "#worker/seo/html/page-facts.ts";

const links = (...anchors: AnchorFact[]) => ({ html: { anchors } });

auditCases(linkTexts, [
  { when: "all name their target", status: "passed" },
  {
    when: "one says only „hier“",
    page: links(aLink("Hier", "/a"), ...Array.from({ length: 9 }, () => aLink("Leistungen", "/b"))),
    status: "warning",
    title: "1 Link heißt nur „Hier“",
    value: "„Hier“ nach /a",
    points: 8,
  },
  {
    when: "„Klicken Sie hier!“ and „mehr …“",
    page: links(aLink("Klicken Sie hier!", "/a"), aLink("mehr …", "/b"), aLink("Kontakt", "/c")),
    status: "warning",
    title: "2 Links heißen nur",
  },
  {
    when: "an aria-label says more",
    page: links(aLink("mehr", "/a", { otherName: "Mehr über Steildächer" })),
    status: "passed",
  },
  { when: "no links with text", page: links(aLink("", "/a")), status: "notApplicable" },
]);
