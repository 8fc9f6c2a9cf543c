import { counted } from "#worker/german/sentences.ts";
import { type Audit, allButApps } from "../../engine/audit.ts";
import { escapedAddress } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { findForeignCanonical } from "../../page/canonicals.ts";
import { getServerTime } from "../../page/cookies.ts";
import { findLeadingPage } from "../../page/leading-page.ts";
import { isExpired, readRobotsDirectives } from "../../robots/robots-directives.ts";
import { robotsOfSite } from "../../robots/robots-of-site.ts";
import { sitemapEntries } from "../../robots/sitemap-entries.ts";

export const sitemapEntry: Audit = {
  id: "sitemap-entry",
  kinds: allButApps,
  group: "findability",
  topic: "Eintrag der Seite in der Sitemap",
  passedTitle: "Die Sitemap führt diese Seite auf",
  source: sources.buildSitemap,
  needsAddress: true,
  judge(facts) {
    const { side, fetched } = facts;
    const { state, text, url } = side.sitemap;
    if (state === "missing") return notApplicable("Es gibt keine Sitemap, in der die Seite stehen könnte");
    if (state === "unchecked" || text === null) return unchecked("Die Sitemap war nicht zu lesen.");
    if (!belongsInSitemap(facts)) {
      return notApplicable("Die Seite soll nicht selbst gefunden werden und gehört in keine Sitemap");
    }
    const { kind, addresses, complete } = sitemapEntries(text);
    if (kind !== "urlset") {
      return unchecked("Die Sitemap ist ein Verzeichnis weiterer Sitemaps; diese wurden nicht abgerufen.");
    }
    const amount = counted(addresses.length, "Adresse", "Adressen");
    const wanted = normalizeUrl(fetched.url);
    if (addresses.some((address) => address === fetched.url || normalizeUrl(address) === wanted)) {
      return passed(`Die Sitemap führt diese Seite auf (unter ${amount})`);
    }
    const loosely = normalizeLoosely(fetched.url);
    const similar = addresses.find((address) => normalizeLoosely(address) === loosely);
    const where = url ?? "Sitemap";
    const expected = fetched.url;
    const snippet = `<url><loc>${escapedAddress(expected)}</loc></url>`;
    if (similar !== undefined) {
      return warning({
        title: "Die Sitemap nennt die Seite in einer anderen Schreibweise",
        advice:
          "Tragen Sie die Adresse genau so ein, wie die Seite am Ende aufgerufen wird: mit https, mit oder ohne www, mit oder ohne Schrägstrich am Ende.",
        evidence: [{ where, value: similar, expected }],
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
      share: 0,
      title: "Die Seite steht nicht in der Sitemap",
      advice:
        "Ergänzen Sie die Adresse. Meist ist die Seite im System von der Sitemap ausgenommen, oder die Sitemap ist veraltet.",
      evidence: [{ where, value: `${amount}, diese nicht`, expected }],
      snippet,
    });
  },
};

/** Pages that forbid indexing, declare another canonical, only lead to others or do not exist have no place in a sitemap. */
function belongsInSitemap(facts: PageFacts): boolean {
  const { fetched } = facts;
  const now = getServerTime(fetched.headers);
  const isBarred = readRobotsDirectives(facts).some((one) => one.noindex || isExpired(one, now));
  const isThere = fetched.status >= 200 && fetched.status < 300;
  if (findLeadingPage(fetched.url) !== null) return false;
  return isThere && !isBarred && findForeignCanonical(facts) === null;
}

/** Host, escapes and default ports in one spelling, without fragment. "" for what is no address. */
function normalizeUrl(address: string): string {
  const url = URL.parse(address);
  if (url === null) return "";
  url.hash = "";
  return url.href.replace(/%[0-9a-f]{2}/gi, (written) => written.toUpperCase());
}

/** The same page to a person: without scheme, www, slash or index file at the end. */
function normalizeLoosely(address: string): string {
  return normalizeUrl(address)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\/(?:index\.(?:html?|php))?(?=\?|$)/, "");
}
