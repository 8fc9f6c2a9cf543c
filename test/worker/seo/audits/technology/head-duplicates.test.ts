import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLinkElement, aMeta, aPage } from "#test/support/seo/page-facts.ts";
import { headDuplicates } from "#worker/seo/audits/technology/head-duplicates.ts";
import type { MetaFact } from "#worker/seo/html/page-facts.ts";

const good = aPage();

const metas = (...list: MetaFact[]) => ({ html: { metas: list } });

const httpEquiv = (name: string, content: string): MetaFact => ({
  ...aMeta("", content),
  name: null,
  httpEquiv: name,
});

const charset = (value: string): MetaFact => ({
  ...aMeta("", ""),
  name: null,
  content: null,
  charset: value,
});

const more = (...list: MetaFact[]) => ({ html: { metas: [...good.html.metas, ...list] } });

auditCases(headDuplicates, [
  {
    when: "two titles",
    page: { html: { titles: ["Dachdecker", "Startseite"] } },
    status: "warning",
    title: "mehrfach: Titel",
    value: "2-mal: Dachdecker · Startseite",
  },
  {
    when: "two descriptions and two viewports",
    page: more(aMeta("Description", ""), aMeta("viewport", "width=1024")),
    status: "warning",
    title: "Beschreibung, Anzeigebreite",
  },
  {
    when: "two charsets, one in the older form",
    page: metas(charset("utf-8"), httpEquiv("Content-Type", "text/html; charset=iso-8859-1")),
    status: "warning",
    title: "Zeichensatz",
  },
  {
    when: "the same canonical address twice",
    page: { html: { links: [aLinkElement("canonical", "/a"), aLinkElement("canonical", "/a")] } },
    status: "warning",
    title: "kanonische Adresse",
  },
  {
    when: "two canonical addresses, which another audit complains of",
    page: { html: { links: [aLinkElement("canonical", "/a"), aLinkElement("canonical", "/b")] } },
    status: "passed",
  },
  {
    when: "rules for search engines that contradict, which another audit complains of",
    page: more(aMeta("robots", "index, follow"), aMeta("robots", "noindex")),
    status: "passed",
  },
  {
    when: "rules for search engines that add up",
    page: more(aMeta("robots", "index, follow"), aMeta("robots", "max-image-preview:large")),
    status: "passed",
  },
  { when: "each once", status: "passed" },
  { when: "nothing at all", page: { html: { metas: [], titles: [], links: [] } }, status: "passed" },
  {
    when: "a redirect of the older form is no charset",
    page: more(charset("utf-8"), httpEquiv("refresh", "5")),
    status: "passed",
  },
  {
    when: "thousands",
    page: { html: { titles: Array.from({ length: 5000 }, () => "x".repeat(1000)) } },
    status: "warning",
  },
]);
