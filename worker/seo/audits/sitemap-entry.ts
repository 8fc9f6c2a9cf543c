import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { otherOriginal } from "../canonicals.ts";
import type { PageFacts } from "../page-facts.ts";
import { readMetaRobots, readRobotsHeader } from "../robots-directives.ts";
import { robotsOfSite } from "../robots-of-site.ts";
import { sitemapEntries } from "../sitemap-entries.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { notApplicable, passed, unchecked, warning } from "../verdicts.ts";

export const sitemapEntry: Audit = {
  id: "sitemap-entry",
  group: "findability",
  topic: "Eintrag der Seite in der Sitemap",
  passedTitle: "Die Sitemap führt diese Seite auf",
  source: sources.buildSitemap,
  needsServer: true,
  judge(facts) {
    const { side, fetched } = facts;
    const { state, text, url } = side.sitemap;
    if (state === "missing") return notApplicable("Es gibt keine Sitemap, in der die Seite stehen könnte");
    if (state === "unchecked" || text === null) return unchecked("Die Sitemap war nicht zu lesen.");
    if (!belongsIn(facts)) {
      return notApplicable("Die Seite soll nicht selbst gefunden werden und gehört in keine Sitemap");
    }
    const { kind, addresses, complete } = sitemapEntries(text);
    if (kind !== "urlset") {
      return unchecked("Die Sitemap ist ein Verzeichnis weiterer Sitemaps; diese wurden nicht abgerufen.");
    }
    const wanted = exactForm(fetched.url);
    if (addresses.some((address) => address === fetched.url || exactForm(address) === wanted)) {
      return passed(
        `Die Sitemap führt diese Seite auf (unter ${counted(addresses.length, "Adresse", "Adressen")})`,
      );
    }
    const loosely = looseForm(fetched.url);
    const similar = addresses.find((address) => looseForm(address) === loosely);
    const where = url ?? "Sitemap";
    const snippet = `<url><loc>${escapedAddress(fetched.url)}</loc></url>`;
    if (similar !== undefined) {
      return warning({
        title: "Die Sitemap nennt die Seite in einer anderen Schreibweise",
        advice:
          "Tragen Sie die Adresse genau so ein, wie die Seite am Ende aufgerufen wird: mit https, mit oder ohne www, mit oder ohne Schrägstrich am Ende.",
        evidence: [{ where, value: similar, expected: fetched.url }],
        snippet,
      });
    }
    if (!complete) {
      return unchecked("Von der Sitemap wurden nur die ersten 500 KB gelesen; dort steht die Seite nicht.");
    }
    const named = robotsOfSite(side.robotsTxt)?.sitemaps.length ?? 0;
    if (named > 1) {
      return unchecked(
        `Die robots.txt nennt ${named} Sitemaps; gelesen wurde eine, dort steht die Seite nicht.`,
      );
    }
    return warning({
      title: "Die Seite steht nicht in der Sitemap",
      advice:
        "Ergänzen Sie die Adresse. Meist ist die Seite im System von der Sitemap ausgenommen, oder die Sitemap ist veraltet.",
      evidence: [
        {
          where,
          value: `${counted(addresses.length, "Adresse", "Adressen")}, diese nicht`,
          expected: fetched.url,
        },
      ],
      snippet,
    });
  },
};

/** Pages that forbid their indexing, name another original or do not exist have no place in a sitemap. */
function belongsIn(facts: PageFacts): boolean {
  const { fetched, html } = facts;
  const directives = [
    ...readMetaRobots(html.metas),
    ...readRobotsHeader(fetched.headers["x-robots-tag"] ?? ""),
  ];
  const isThere = fetched.status >= 200 && fetched.status < 300;
  return isThere && !directives.some(({ noindex }) => noindex) && otherOriginal(facts) === null;
}

/** Host, escapes and default ports in one spelling, without fragment. "" for what is no address. */
function exactForm(address: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  url.hash = "";
  return url.href.replace(/%[0-9a-f]{2}/gi, (written) => written.toUpperCase());
}

/** The same page to a person: without scheme, www, slash or index file at the end. */
function looseForm(address: string): string {
  return exactForm(address)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/(?:index\.(?:html?|php))?(?=\?|$)/, "");
}
