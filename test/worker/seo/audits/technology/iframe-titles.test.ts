import { expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { iframeTitles } from "#worker/seo/audits/technology/iframe-titles.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";

const snippetOf = (audit: Audit, page: Parameters<typeof aPage>[0]) =>
  audit.judge(aPage(page), {} as Parameters<Audit["judge"]>[1]).snippet;

const frame = (title: string | null, src = "https://www.google.com/maps/embed?pb=1") => ({
  tag: "iframe" as const,
  src,
  srcset: null,
  title,
});

auditCases(iframeTitles, [
  {
    when: "one without a name",
    page: { html: { media: [frame(null)] } },
    status: "failed",
    title: "Das eingebettete Fenster hat keinen Namen",
    points: 0,
  },
  {
    when: "one of two with an empty name",
    page: { html: { media: [frame("Karte"), frame(" ")] } },
    status: "failed",
    title: "1 von 2",
    points: 5,
  },
  {
    when: "named",
    page: { html: { media: [frame("Anfahrt zur Werkstatt")] } },
    status: "passed",
    title: "1 eingebettetes Fenster",
  },
  { when: "none", status: "notApplicable" },
  {
    when: "one that nobody sees [TRACK-09]",
    page: { html: { media: [{ ...frame(null), unseen: true }] } },
    status: "notApplicable",
  },
  {
    when: "those that only serve scripts, and empty ones [TRACK-09]",
    page: {
      html: {
        media: [
          frame(null, "https://www.googletagmanager.com/ns.html?id=GTM-1"),
          frame(null, "https://www.google.com/recaptcha/api2/anchor?ar=1"),
          frame(null, "about:blank"),
          frame(null, ""),
          frame(null, "javascript:false"),
        ],
      },
    },
    status: "notApplicable",
  },
  {
    when: "one that is empty until somebody agrees [TRACK-09]",
    page: { html: { media: [{ ...frame(null, "about:blank"), waits: true }] } },
    status: "failed",
  },
  {
    when: "one of a page that is only called like a helper",
    page: { html: { media: [frame(null, "/recaptcha/anfahrt.html")] } },
    status: "failed",
  },
  {
    when: "a video without a frame",
    page: { html: { media: [{ ...frame(null), tag: "video" }] } },
    status: "notApplicable",
  },
  {
    when: "thousands",
    page: { html: { media: Array.from({ length: 5000 }, () => frame(null, "x".repeat(2000))) } },
    status: "failed",
  },
]);

it("suggests a name that fits what is framed, with the frame's address escaped", () => {
  expect(
    snippetOf(iframeTitles, { html: { media: [frame(null, 'https://maps.example.org/?a="&b=<c>')] } }),
  ).toBe('<iframe title="Karte: Anfahrt" src="https://maps.example.org/?a=&quot;&amp;b=&lt;c&gt;"></iframe>');
  const waiting = { ...frame(null, ""), waits: true as const };
  expect(snippetOf(iframeTitles, { html: { media: [waiting] } })).toContain('src="‹Adresse der Seite›"');
});
