import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { address, bare, firm, onLegalPage } from "#test/support/seo/local-pages.ts";
import { aLink } from "#test/support/seo/page-facts.ts";
import { sameAs } from "#worker/seo/audits/local/same-as.ts";

describe("linked profiles [TRUE-15] [KIND-04] [LOCAL-09]", () => {
  auditCases(sameAs, [
    { when: "profiles elsewhere", status: "passed" },
    { when: "no firm in JSON-LD", page: bare(address), status: "notApplicable" },
    { when: "no profiles at all", page: bare(address, [firm()]), status: "notApplicable" },
    {
      when: "a relative address",
      page: bare(address, [firm({ sameAs: ["/instagram", "https://www.facebook.com/dach"] })]),
      status: "failed",
      value: "/instagram",
      points: 5,
    },
    {
      when: "the own site",
      page: bare(address, [firm({ sameAs: "https://www.dachdecker-beispiel.de/" })]),
      status: "failed",
      points: 0,
    },
    {
      when: "without encryption",
      page: bare(address, [firm({ sameAs: ["http://www.facebook.com/dach"] })]),
      status: "failed",
      value: "http://www.facebook.com/dach",
    },
    {
      when: "linked on the page but not declared",
      page: {
        text: address,
        html: {
          jsonLd: [firm()],
          anchors: [
            aLink("Instagram", "https://www.instagram.com/dach"),
            aLink("Facebook", "https://www.facebook.com/dialogwerk"),
            aLink("Rolle", "https://www.instagram.com/reels/abc"),
            aLink("Teilen", "https://www.facebook.com/sharer/sharer.php?u=x"),
          ],
        },
      },
      status: "warning",
      value: "https://www.instagram.com/dach · https://www.facebook.com/dialogwerk",
    },
    {
      when: "only buttons to share",
      page: {
        text: address,
        html: {
          jsonLd: [firm()],
          anchors: [aLink("Teilen", "https://www.facebook.com/sharer/sharer.php?u=x")],
        },
      },
      status: "notApplicable",
    },
    { when: "on a club's page", page: bare("Text"), kind: "institution", status: "notApplicable" },
    {
      when: "persons and posts named in the text [TRUE-15]",
      page: {
        text: address,
        html: {
          jsonLd: [firm()],
          anchors: [
            aLink("Anna Muster", "https://www.facebook.com/anna.muster"),
            aLink("Instagram", "https://www.linkedin.com/in/anna-muster"),
            aLink("@kollege", "https://www.instagram.com/kollege_jan"),
            aLink("", "https://www.facebook.com/dach/posts/123"),
            aLink("", "https://twitter.com/home?status=x"),
            aLink("Facebook", "https://www.facebook.com/tr?id=1"),
            aLink("Facebook", "https://www.facebook.com/groups/handwerk"),
            aLink("Twitter", "https://twitter.com/hashtag/dach"),
            aLink("X", "https://x.com/intent/post?url=x"),
          ],
        },
      },
      status: "notApplicable",
    },
    {
      when: "profiles by their signs alone, or of the firm's name [TRUE-15]",
      page: {
        text: address,
        html: {
          jsonLd: [firm()],
          anchors: [
            aLink("", "https://www.instagram.com/meister.dach"),
            aLink("Neues von uns", "https://www.facebook.com/DachdeckerBeispiel"),
            aLink("Folgen Sie uns", "https://www.tiktok.com/@obendrauf"),
            aLink("Profil", "https://www.linkedin.com/in/dachdecker-beispiel"),
            aLink("", "https://www.linkedin.com/company/obendrauf", { otherName: "LinkedIn" }),
          ],
        },
      },
      status: "warning",
      value: /meister\.dach · .*DachdeckerBeispiel · .*@obendrauf · und 2 weitere/,
    },
    onLegalPage,
  ]);
});
