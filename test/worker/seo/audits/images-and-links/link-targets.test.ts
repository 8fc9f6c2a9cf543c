// Where the links of a page lead, and whether they lead on.
import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { findingOf } from "#test/support/seo/judged-html.ts";
import { aLink } from "#test/support/seo/page-facts.ts";
import { linkTargets } from "#worker/seo/audits/images-and-links/link-targets.ts";
import type { AnchorFact } from "#worker/seo/html/page-facts.ts";

const links = (...anchors: AnchorFact[]) => ({ html: { anchors } });

const linksTo = (...hrefs: string[]) => links(...hrefs.map((href) => aLink("Leistungen", href)));

auditCases(linkTargets, [
  {
    when: "paths, tel: and mailto:",
    page: linksTo("/a", "b.html", "tel:+49", "mailto:a@b.de", "#kontakt", "?seite=2"),
    status: "passed",
  },
  {
    when: "a rechner only the owner reaches",
    page: linksTo("/a", "http://localhost:8080/kontakt", "/b", "/c"),
    status: "failed",
    title: "Ein Link führt auf einen Rechner, den nur Sie erreichen: „Leistungen“",
    value: "href=„http://localhost:8080/kontakt“",
    points: 5,
  },
  { when: "an address at home", page: linksTo("http://192.168.178.20/"), status: "failed" },
  {
    when: "a local page under test",
    page: { ...linksTo("http://localhost:3000/a"), fetched: { url: "http://localhost:3000/" } },
    status: "passed",
  },
  {
    when: "a copy for tests",
    page: linksTo("https://staging.dachdecker-beispiel.de/"),
    status: "failed",
    title: "Fassung zum Testen",
  },
  {
    when: "a copy for tests that is itself analysed",
    page: {
      ...linksTo("https://staging.dachdecker-beispiel.de/a"),
      fetched: { url: "https://staging.dachdecker-beispiel.de/" },
    },
    status: "passed",
  },
  {
    when: "a copy for tests of somebody else",
    page: linksTo("https://dev.to/dach", "https://test.example.org/"),
    status: "passed",
  },
  { when: "a file on a computer", page: linksTo("file:///C:/Users/dach.pdf"), status: "failed" },
  { when: "a drive letter", page: linksTo("C:\\Users\\dach.pdf"), status: "failed" },
  {
    when: "www without https",
    page: linksTo("www.verband.de/dach"),
    status: "failed",
    title: "lässt https:// weg",
  },
  ...[
    "htp://verband.de/dach",
    "htpp://verband.de/dach",
    "https//verband.de/dach",
    "http:/verband.de/dach",
  ].map((href) => ({
    when: `the misspelled beginning of ${href}`,
    page: linksTo(href),
    status: "failed" as const,
    title: "verschriebenen https://",
  })),
  {
    when: "folders whose names begin alike",
    page: linksTo("https/dach", "http.html", "ttp/a"),
    status: "passed",
  },
  { when: "an own page named www", page: linksTo("www.html", "www"), status: "passed" },
  { when: "an address that is none", page: linksTo("http://", "https://["), status: "failed" },
  {
    when: "a script",
    page: linksTo("javascript:void(0)", "/a"),
    status: "warning",
    title: "ruft ein Skript statt einer Seite auf",
    points: 5,
  },
  { when: "nothing", page: linksTo("", "/a"), status: "warning", title: "hat kein Ziel" },
  { when: "# alone", page: linksTo("#", "/a"), status: "warning" },
  {
    when: "# for the start of the page",
    page: links(aLink("Nach oben", "#"), aLink("", "#", { otherName: "Zum Seitenanfang" })),
    status: "passed",
  },
  {
    when: "the window of a consent tool",
    page: links(aLink("Cookie-Einstellungen", "javascript:;")),
    status: "passed",
  },
  {
    when: "the answers to a consent tool",
    page: links(
      aLink("Alle akzeptieren", "#"),
      aLink("Ablehnen", "#"),
      aLink("Nur notwendige zulassen", "#"),
    ),
    status: "passed",
  },
  {
    when: "no answer to one",
    page: links(aLink("Warum Kunden uns akzeptieren", "#")),
    status: "warning",
  },
  {
    when: "mail addresses kept from programs",
    page: links(
      aLink("info(at)dachdecker-beispiel.de", "#"),
      aLink("E-Mail schreiben", "javascript:linkTo_UnCryptMailto(%27ocknvq%27);"),
    ),
    status: "passed",
  },
  {
    when: "http:// to the own site",
    page: linksTo("http://dachdecker-beispiel.de/steildach", "/a", "/b", "/c"),
    status: "warning",
    title: "führt unverschlüsselt (http) auf die eigene Website",
    points: 7.5,
  },
  { when: "http:// to another site", page: linksTo("http://example.org/"), status: "passed" },
  {
    when: "http:// on a site without https",
    page: { ...linksTo("http://www.a.de/b"), fetched: { url: "http://www.a.de/" } },
    status: "passed",
  },
  {
    when: "a broken one behind a hint",
    page: linksTo("#", "file:///a"),
    status: "failed",
    title: "2 von 2 Links führen nicht ans Ziel oder über einen Umweg",
    value: "zeigt auf eine Datei",
    points: 0,
  },
  { when: "no links", page: links(), status: "notApplicable" },
  {
    when: "fifty thousand scripts",
    page: linksTo(...Array.from({ length: 50_000 }, () => "javascript:void(0)")),
    status: "warning",
  },
  {
    when: "an address of a megabyte",
    page: linksTo(`https://a.de/${"a".repeat(1_000_000)}`),
    status: "passed",
  },
]);

describe("controls written as links [TRUE-31]", () => {
  it.each([
    `<a href="#" role="button">Menü</a>`,
    `<a href="#" role="tab">Preise</a>`,
    `<a href="javascript:void(0)" role="menuitem">Preise</a>`,
    `<a href="#" aria-expanded="false" aria-controls="m">Menü</a>`,
    `<a href="#" data-toggle="collapse">Mehr</a>`,
    `<a href="javascript:;" data-bs-toggle="modal" data-bs-target="#m">Termin</a>`,
    `<a href="#" onclick="return openMenu(this)">Menü</a>`,
    `<a href="#" @click.prevent="open = true">Menü</a>`,
    `<a href="" id="anker"></a>`,
    `<a href="#" id="rueckruf">Rückruf</a>`,
    `<a href="#">Menü</a>`,
    `<a href="javascript:void(0)" title="Schließen">×</a>`,
    `<a href="#">Mehr anzeigen</a>`,
    `<a href="#" class="mobile-menu-toggle">Menü</a>`,
    `<a href="javascript:history.back()">Zurück</a>`,
    `<a href="javascript:window.print()">Drucken</a>`,
    `<a href="javascript:linkTo_UnCryptMailto('ocknvq');">Mail</a>`,
    `<ul><li><a href="#">Leistungen</a><ul class="sub-menu"><li><a href="/dach">Dach</a></ul></ul>`,
  ])("are no dead targets: %s", async (html) => {
    expect((await findingOf(linkTargets, `${html}<a href="/a">A</a>`)).status).toBe("passed");
  });

  it.each([
    `<a href="#">Mehr erfahren</a>`,
    `<a href="" class="btn">Angebot</a>`,
    `<a href="javascript:void(0)">Angebot</a>`,
    `<a href="javascript:;">Angebot</a>`,
    `<a href="#" class="social-icon"><i class="fa"></i></a>`,
    `<a href="#" role="link">Mehr</a>`,
  ])("are dead without any sign of one: %s", async (html) => {
    expect((await findingOf(linkTargets, `${html}<a href="/a">A</a>`)).status).toBe("warning");
  });
});
