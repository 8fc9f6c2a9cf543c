import { describe, expect, it } from "vitest";
import { aPage } from "#test/support/seo/page-facts.ts";
import { breadcrumbList } from "#worker/seo/audits/structured-data/breadcrumb-list.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

const deep = "https://www.dachdecker-beispiel.de/leistungen/steildach/ziegel";
const markup = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Start", item: "https://www.dachdecker-beispiel.de/" },
  ],
});

function judge(url: string, html: Parameters<typeof aPage>[0] = {}) {
  const facts = aPage({ ...html, fetched: { url } });
  return breadcrumbList.judge(facts, pageFigures(facts, []));
}

describe("path to the page [ASK-11]", () => {
  it("is missing on a page deep in the site", () => {
    expect(judge(deep)).toMatchObject({ status: "warning", share: 0, absence: true });
  });

  it("is there as JSON-LD or microdata, at any depth", () => {
    expect(judge(deep, { html: { jsonLd: [markup] } }).status).toBe("passed");
    const item = { type: "https://schema.org/BreadcrumbList", properties: ["itemListElement"] };
    expect(judge(deep, { html: { microdata: [item] } }).status).toBe("passed");
  });

  it("is not asked for near the front page", () => {
    expect(judge("https://www.dachdecker-beispiel.de/kontakt").status).toBe("notApplicable");
    expect(judge("https://www.dachdecker-beispiel.de/pages/ueber-uns").status).toBe("notApplicable");
    expect(breadcrumbList.kinds).not.toContain("firm-home");
  });
});
