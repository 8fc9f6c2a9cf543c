import { counted } from "../../../german/sentences.ts";
import { sources } from "../../engine/sources.ts";
import { pageKey } from "../page-address.ts";
import type { SiteAudit, SiteView } from "../site-view.ts";

/** Named in the sitemap, linked from no page: said only when the crawl has seen everything. */
export const orphanPages: SiteAudit = {
  id: "orphan-pages",
  source: sources.links,
  judge(view) {
    if (!view.hasSitemap)
      return { status: "notApplicable", title: "Ohne Sitemap lassen sich unverlinkte Seiten nicht erkennen" };
    const linked = linkedKeys(view);
    if (!view.hasSeenAll) return unchecked("Nicht alle bekannten Seiten wurden vollständig gelesen.");
    if (linked.size === 0)
      return unchecked(
        "Im HTML der Seiten stehen keine internen Links; vielleicht entstehen sie durch JavaScript.",
      );
    const [first] = view.pages;
    const start = first === undefined ? "" : pageKey(first.finalUrl ?? first.url);
    const named = new Set(view.inSitemap.map(pageKey));
    const orphans = view.pages.filter(({ url, finalUrl, judged }) => {
      const keys = [url, finalUrl ?? url].map(pageKey);
      const isNamed = keys.some((key) => named.has(key));
      return judged?.isOffered && isNamed && !keys.includes(start) && !keys.some((key) => linked.has(key));
    });
    if (orphans.length === 0)
      return { status: "passed", title: "Jede Seite der Sitemap ist von einer anderen Seite aus verlinkt" };
    return {
      status: "failed",
      title: `${counted(orphans.length, "Seite steht", "Seiten stehen")} in der Sitemap, aber keine andere Seite verlinkt darauf`,
      advice:
        "Besucher finden solche Seiten nicht, und Suchmaschinen halten sie für unwichtig. Verlinken Sie sie aus dem Menü oder aus passendem Text. Was niemand mehr braucht, nehmen Sie aus der Sitemap.",
      evidence: orphans.map(({ url }) => ({
        where: url,
        value: "kein Link im HTML der gelesenen Seiten",
        expected: "mindestens ein Link",
      })),
    };
  },
};

/** Keys of all pages that another page links to, redirects followed. */
function linkedKeys({ pages, answers }: SiteView): Set<string> {
  return new Set(
    pages.flatMap((page) => {
      const own = [page.url, page.finalUrl ?? page.url].map(pageKey);
      const keys = page.links.flatMap(({ href }) => [href, answers.get(href)?.finalUrl ?? href].map(pageKey));
      return keys.filter((key) => !own.includes(key));
    }),
  );
}

function unchecked(advice: string) {
  return { status: "unchecked" as const, title: "Nicht geprüft: Seiten, auf die kein Link führt", advice };
}
