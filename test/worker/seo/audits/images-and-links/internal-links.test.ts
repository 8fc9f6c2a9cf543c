// Where the links of a page lead, and whether they lead on.
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLink, aScript } from "#test/support/seo/page-facts.ts";
import { internalLinks } from "#worker/seo/audits/images-and-links/internal-links.ts";
import type { AnchorFact, HtmlFacts } from "#worker/seo/html/page-facts.ts";

const links = (...anchors: AnchorFact[]) => ({ html: { anchors } });

const linksTo = (...hrefs: string[]) => links(...hrefs.map((href) => aLink("Leistungen", href)));

const legalOnly: Partial<HtmlFacts> = {
  anchors: [
    aLink("Impressum", "/impressum"),
    aLink("Datenschutz", "/datenschutz"),
    aLink("Verband", "https://example.org/"),
  ],
};

const jumps = ["#leistungen", "#team", "#kontakt"].map((href) => aLink("Abschnitt", href));

auditCases(internalLinks, [
  { when: "one beside the legal ones", status: "passed", title: "Die Seite führt auf 1 eigene Seite" },
  { when: "two", page: linksTo("/a", "/b", "/a#c"), status: "passed", title: "auf 2 eigene Seiten" },
  {
    when: "legal ones only",
    page: { html: legalOnly },
    status: "warning",
    title: "führt kein Link auf Ihre anderen Inhalte",
    value: "nur /impressum · /datenschutz",
  },
  { when: "none at all", page: linksTo("https://example.org/"), status: "warning", value: "keine" },
  { when: "itself only", page: linksTo("/dachdecker-olfen", "", "#oben"), status: "warning" },
  { when: "pictures only", page: linksTo("/bilder/a.jpg", "/preise.pdf"), status: "warning" },
  {
    when: "a site of one page",
    page: { html: { anchors: [...jumps, ...(legalOnly.anchors ?? [])] } },
    status: "notApplicable",
  },
  {
    when: "another host of the own site",
    page: linksTo("https://shop.dachdecker-beispiel.de/"),
    status: "passed",
  },
  {
    when: "a page that a script builds",
    page: { text: "Bitte JavaScript einschalten", html: { anchors: [], scripts: [aScript()] } },
    status: "unchecked",
  },
  {
    when: "none in the part that was read",
    page: { html: legalOnly, fetched: { truncated: true } },
    status: "unchecked",
  },
  {
    when: "fifty thousand",
    page: linksTo(...Array.from({ length: 50_000 }, (_, index) => `/seite-${index}`)),
    status: "passed",
    title: "auf mindestens 100 eigene Seiten",
  },
]);
