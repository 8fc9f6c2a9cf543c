import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { address, bare, firm, imprintOf, onLegalPage } from "#test/support/seo/local-pages.ts";
import { aLink, aPage, goodImprint } from "#test/support/seo/page-facts.ts";
import { contactOnPage } from "#worker/seo/audits/local/contact-on-page.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

describe("contact on the page [KIND-04] [LOCAL-05]", () => {
  auditCases(contactOnPage, [
    { when: "phone and address", status: "passed" },
    {
      when: "phone as a link only",
      page: { text: address, html: { anchors: [aLink("Anrufen", "tel:+492595123456")] } },
      status: "passed",
    },
    { when: "neither", page: bare("Schreiben Sie uns."), status: "failed", title: /weder/, points: 0 },
    { when: "only in JSON-LD", page: bare("Schreiben Sie uns.", [firm()]), status: "failed", points: 0 },
    {
      when: "no address",
      page: bare("Telefon 02595 123456"),
      status: "failed",
      title: /keine Anschrift/,
      points: 5,
    },
    {
      when: "town without street",
      page: bare("Telefon 02595 123456\n59399 Olfen"),
      status: "failed",
      title: /keine Anschrift/,
    },
    { when: "no phone", page: bare(address), status: "failed", title: /keine Telefonnummer/, points: 5 },
    {
      when: "nothing in the part that was read",
      page: { ...bare("Text"), fetched: { truncated: true } },
      status: "unchecked",
    },
    {
      when: "an Austrian page",
      page: { ...bare("Wien"), fetched: { url: "https://a.at/" } },
      status: "unchecked",
    },
    { when: "on a club's page", page: bare("Text"), kind: "institution", status: "notApplicable" },
    onLegalPage,
  ]);
});

describe("contact-on-page", () => {
  it("fills the piece to copy with what the Impressum tells, escaped [LOCAL-05]", () => {
    const facts = aPage(bare("Text", [firm({ name: "Dach & <b>" })], imprintOf(goodImprint)));
    const { snippet } = contactOnPage.judge(facts, pageFigures(facts, []));
    expect(snippet).toContain("Dach &amp; &lt;b&gt;<br>");
    expect(snippet).toContain("Kirchstraße 1<br>\n  59399 Olfen<br>");
    expect(snippet).toContain('<a href="tel:+492595123456">+49 2595 123456</a>');
  });
});
