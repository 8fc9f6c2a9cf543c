import { type Audit, allButApps } from "../../engine/audit.ts";
import { escapedAddress } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { passed, unchecked, warning } from "../../engine/verdicts.ts";
import { resolveUrl } from "../../page/urls.ts";
import { robotsOfSite } from "../../robots/robots-of-site.ts";

export const sitemap: Audit = {
  id: "sitemap",
  kinds: allButApps,
  group: "findability",
  topic: "Sitemap",
  passedTitle: "Eine Sitemap führt die Seiten auf",
  source: sources.sitemap,
  judge({ side, fetched }, { technical }) {
    const promised = robotsOfSite(side.robotsTxt)?.sitemaps ?? [];
    const { state, url, reason } = side.sitemap;
    const isPromised = promised.some((written) => resolveUrl(written, fetched.url) === url);
    if (state === "missing" && url !== null && isPromised) {
      return warning({
        share: 0,
        title: "Die robots.txt nennt eine Sitemap, die es nicht gibt",
        advice:
          "Suchmaschinen rufen die genannte Adresse auf und finden dort keine Sitemap. Tragen Sie die richtige Adresse ein oder lassen Sie Ihr System eine erzeugen.",
        evidence: [{ where: url, value: reason ?? "keine Sitemap", expected: "eine XML-Sitemap" }],
      });
    }
    if (technical.hasSitemap) return passed();
    if (state === "unchecked") {
      return unchecked(`Ob es eine Sitemap gibt, ließ sich nicht feststellen. ${reason ?? ""}`.trim());
    }
    if (side.robotsTxt.state === "unchecked") {
      return unchecked(
        "Unter /sitemap.xml liegt keine; ob die robots.txt eine andere nennt, war nicht zu lesen.",
      );
    }
    const usualAddress = new URL("/sitemap.xml", fetched.url).href;
    const value = reason ?? "keine Sitemap";
    return warning({
      share: 0,
      title: "Es gibt keine Sitemap",
      advice:
        "Die meisten Systeme erzeugen sie selbst: Schalten Sie das ein und nennen Sie die Adresse in der robots.txt.",
      evidence: [{ where: usualAddress, value, expected: "XML-Sitemap dort oder in der robots.txt genannt" }],
      snippet: `# robots.txt\nSitemap: ${escapedAddress(usualAddress)}`,
    });
  },
};
