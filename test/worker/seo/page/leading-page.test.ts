import { describe, expect, it } from "vitest";
import { aMeta, aPage } from "#test/support/seo/page-facts.ts";
import { registered } from "#test/support/seo/registered.ts";
import { canonical } from "#worker/seo/audits/findability/canonical.ts";
import { indexable } from "#worker/seo/audits/findability/indexable.ts";
import { breadcrumbList } from "#worker/seo/audits/structured-data/breadcrumb-list.ts";
import { openGraph } from "#worker/seo/audits/structured-data/open-graph.ts";
import { descriptionPresent } from "#worker/seo/audits/title-and-description/description-present.ts";
import { titleLength } from "#worker/seo/audits/title-and-description/title-length.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { runAudits } from "#worker/seo/engine/run-audits.ts";
import { findLeadingPage } from "#worker/seo/page/leading-page.ts";

const host = "https://www.dachdecker-beispiel.de";

describe("pages that only lead to others [TRUE-32]", () => {
  it.each([
    ["/?s=dach", "Ein Suchergebnis"],
    ["/suche?q=dach", "Ein Suchergebnis"],
    ["/suche/", "Ein Suchergebnis"],
    ["/search-results", "Ein Suchergebnis"],
    ["/index.php?qs=dichtung", "Ein Suchergebnis"],
    ["/aktuelles/seite-2", "Eine weitere Seite einer Liste"],
    ["/blog/page/3/", "Eine weitere Seite einer Liste"],
    ["/Schwarzer-Tee/?order=name-asc&p=2", "Eine weitere Seite einer Liste"],
    ["/news?tx_news_pi1%5BcurrentPage%5D=4", "Eine weitere Seite einer Liste"],
    ["/2019/07/", "Ein Archiv nach Datum"],
    ["/archiv/2019", "Ein Archiv nach Datum"],
    ["/2019/07/14/", "Ein Archiv nach Datum"],
    ["/", null],
    ["/?p=17", null],
    ["/index.php?q=node/5", null],
    ["/?s=", null],
    ["/blog/", null],
    ["/blog/page/1/", null],
    ["/2019/07/sturmschaden-melden/", null],
    ["/modelle/golf-2019", null],
    ["/leistungen?page=1", null],
    ["/suchhunde", null],
    ["/ausbildung-2026/", null],
  ])("%s is %j", (path, kind) => expect(findLeadingPage(host + path)).toBe(kind));

  it("are nothing where there is no address", () => expect(findLeadingPage("dach")).toBeNull());

  const bare = { titles: ["Dach"], metas: [aMeta("robots", "noindex")], links: [], jsonLd: [] };

  it.each([canonical, indexable, breadcrumbList, openGraph, descriptionPresent, titleLength])(
    "are not asked by $id, other pages are",
    (audit) => {
      const statusAt = (path: string, metas = bare.metas) => {
        const facts = aPage({ html: { ...bare, metas }, fetched: { url: host + path } });
        return runAudits([registered(audit)], facts, pageFigures(facts, []), "list")[0]?.status;
      };
      expect(statusAt("/suche/ergebnis/?q=dach")).toBe("notApplicable");
      // A page that keeps out of search needs no canonical address, wherever it is.
      const ordinary = statusAt("/leistungen/steildach/", audit === canonical ? [] : bare.metas);
      expect(["failed", "warning"]).toContain(ordinary);
    },
  );
});
