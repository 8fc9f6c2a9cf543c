import { absolute } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import { robotsOfSite } from "../robots-of-site.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { passed, unchecked, warning } from "../verdicts.ts";

export const sitemap: Audit = {
  id: "sitemap",
  group: "findability",
  topic: "Sitemap",
  passedTitle: "Eine Sitemap führt die Seiten auf",
  source: sources.sitemap,
  judge({ side, fetched }, { technical }) {
    const promised = robotsOfSite(side.robotsTxt)?.sitemaps ?? [];
    const { state, url, reason } = side.sitemap;
    if (
      state === "missing" &&
      url !== null &&
      promised.some((written) => absolute(written, fetched.url) === url)
    ) {
      return warning({
        title: "Die robots.txt nennt eine Sitemap, die es nicht gibt",
        advice:
          "Suchmaschinen rufen die genannte Adresse auf und finden dort keine Sitemap. Tragen Sie die richtige Adresse ein oder lassen Sie Ihr System eine erzeugen.",
        evidence: [{ where: url, value: reason ?? "keine Sitemap", expected: "eine XML-Sitemap" }],
      });
    }
    if (technical.hasSitemap) return passed();
    if (side.sitemap.state === "unchecked") {
      return unchecked(
        `Ob es eine Sitemap gibt, ließ sich nicht feststellen. ${side.sitemap.reason ?? ""}`.trim(),
      );
    }
    if (side.robotsTxt.state === "unchecked") {
      return unchecked(
        "Unter /sitemap.xml liegt keine; ob die robots.txt eine andere nennt, war nicht zu lesen.",
      );
    }
    return warning({
      title: "Es gibt keine Sitemap",
      advice:
        "Die meisten Systeme erzeugen sie selbst: Schalten Sie das ein und nennen Sie die Adresse in der robots.txt.",
      evidence: [
        {
          where: new URL("/sitemap.xml", fetched.url).href,
          value: side.sitemap.reason ?? "keine Sitemap",
          expected: "XML-Sitemap dort oder in der robots.txt genannt",
        },
      ],
      snippet: `# robots.txt\nSitemap: ${escapedAddress(new URL("/sitemap.xml", fetched.url).href)}`,
    });
  },
};
