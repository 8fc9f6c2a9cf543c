// Links that only a script follows; and that no link is complained of here and as a dead target too.
import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { findingOf } from "#test/support/seo/judged-html.ts";
import { aLink } from "#test/support/seo/page-facts.ts";
import { clickOnlyAnchors } from "#worker/seo/audits/images-and-links/click-only-anchors.ts";
import { linkTargets } from "#worker/seo/audits/images-and-links/link-targets.ts";

auditCases(clickOnlyAnchors, [
  { when: "links with addresses", status: "passed" },
  { when: "no links", page: { html: { anchors: [] } }, status: "notApplicable" },
  {
    when: "an address in javascript:",
    page: { html: { anchors: [aLink("Preise", "javascript:location.href='/preise'"), aLink("A", "/a")] } },
    status: "warning",
    title: "Ein Link führt nur per Skript weiter: „Preise“",
    points: 5,
  },
  {
    when: "a function of one's own that opens a page",
    page: {
      html: { anchors: [aLink("Fotos", "javascript:oeffne('fotos.html','Fotos')"), aLink("A", "/a")] },
    },
    status: "warning",
    title: "Ein Link führt nur per Skript weiter: „Fotos“",
  },
  {
    when: "one that shows a picture or a part of the page",
    page: {
      html: {
        anchors: [aLink("Bild", "javascript:zeige('dach.jpg')"), aLink("Mehr", "javascript:auf('mehr')")],
      },
    },
    status: "passed",
  },
  {
    when: "a click without any href",
    page: {
      html: {
        anchors: [aLink("A", "/a")],
        scriptedAnchors: [{ text: "Kontakt", otherName: "", onclick: "location.href='/kontakt'" }],
      },
    },
    status: "failed",
    title: "Ein Link führt nur per Skript weiter: „Kontakt“",
    value: /^onclick=„location\.href='\/kontakt'“$/,
    points: 5,
  },
]);

describe("links that only a script follows [ASK-01]", () => {
  const both = async (html: string) => {
    const page = `${html}<a href="/a">A</a>`;
    return [(await findingOf(clickOnlyAnchors, page)).status, (await findingOf(linkTargets, page)).status];
  };

  it.each([
    [`<a onclick="window.location='/kontakt'">Kontakt</a>`, "failed"],
    [`<a onclick="location.assign('/kontakt')">Kontakt</a>`, "failed"],
    [`<a onclick="window.open('/karte.pdf')">Speisekarte</a>`, "failed"],
    [`<a routerLink="/kontakt">Kontakt</a>`, "failed"],
    [`<a data-href="/kontakt" class="js">Kontakt</a>`, "failed"],
    [`<a href="#" onclick="document.location.href='/kontakt'; return false">Kontakt</a>`, "warning"],
    [`<a href="javascript:window.location.replace('/kontakt')">Kontakt</a>`, "warning"],
    [`<a href="javascript:void(0)" onclick="window.open('https://a.de/x')">Kontakt</a>`, "warning"],
    [`<a href="#" role="button" onclick="location.href='/kontakt'">Kontakt</a>`, "warning"],
  ])("are named, and not as dead targets: %s", async (html, status) => {
    expect(await both(html)).toEqual([status, "passed"]);
  });

  it.each([
    `<a>Platzhalter</a>`,
    `<a name="oben"></a>`,
    `<a onclick="openMenu()">Menü</a>`,
    `<a href="#" onclick="openMenu()">Menü</a>`,
    `<a href="javascript:history.back()">Zurück</a>`,
    `<a href="/kontakt" onclick="location.href='/kontakt'">Kontakt</a>`,
    `<a href="#" onclick="location.reload()">Neu laden</a>`,
    `<a href="#" onclick="window.location.hash='oben'">Nach oben</a>`,
    `<a onclick="track(window.location.pathname)">Menü</a>`,
    `<a href="javascript:window.open('https://www.facebook.com/sharer.php?u=x')">Teilen</a>`,
  ])("are not %s", async (html) => {
    expect(await both(html)).toEqual(["passed", "passed"]);
  });

  it.each([`<a href="#">Mehr</a>`, `<a href="javascript:void(0)">Mehr</a>`])(
    "leave %s to the targets of links",
    async (html) => {
      expect(await both(html)).toEqual(["passed", "warning"]);
    },
  );

  it("offer the address they lead to", async () => {
    const finding = await findingOf(
      clickOnlyAnchors,
      `<a onclick="location.href='/kontakt?a=1&b'">Zum Kontakt</a>`,
    );
    expect(finding.snippet).toBe('<a href="/kontakt?a=1&amp;b">Zum Kontakt</a>');
  });
});
