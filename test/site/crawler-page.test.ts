// The page that the crawler's User-Agent names, as built. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { builtPaths } from "#app/paths.ts";
import {
  SITE_CRAWL_KEPT_HOURS,
  SITE_CRAWL_PAGES,
  SITE_CRAWL_REQUESTS,
  SITE_CRAWL_SECONDS,
  SITE_CRAWLS_A_DAY,
  SITE_REQUESTS_A_MINUTE,
} from "#content/constants.ts";
import { owner } from "#content/owner.ts";
import { MAX_CRAWLED_PAGES } from "#contract/site-crawl.ts";
import { attributes, elements, textOf, wordsOf } from "#test/support/seo/html-tree.ts";
import { crawlerUserAgent } from "#worker/seo/fetch/fetch-page.ts";
import { disallowsCrawlerByName, disallowsWholeSite } from "#worker/seo/robots/robots-of-site.ts";

const agent = crawlerUserAgent(owner.siteUrl);
const page = elementsOf(new URL(agent.match(/\+(.*)\)/)?.[1] ?? "").pathname);
const main = page.find(({ tagName }) => tagName === "main");
const words = wordsOf(main as never);
const blocks = page.filter(({ tagName }) => tagName === "pre").map(textOf);

function elementsOf(path: string) {
  return [...elements(parse(readFileSync(`build/client${path}/index.html`, "utf8")))];
}

describe("the page about the crawler", () => {
  it("is what the User-Agent leads to, and stands in the sitemap [SAFE-24]", () => {
    expect(agent).toMatch(/^PaettkenSeoCheck\/1\.0 \(\+https:\/\/[^/]+\/pruefbot\)$/);
    expect(builtPaths).toContain("/pruefbot");
  });

  it("says who it is, how it names itself and whom to write to, also in English [SAFE-24]", () => {
    expect(blocks[0]).toBe(agent);
    expect(words).toContain(owner.name);
    const links = page.map((element) => attributes(element).href);
    expect(links).toContain(`mailto:${owner.email}`);
    const english = page
      .filter((element) => attributes(element).lang === "en")
      .map(wordsOf)
      .join(" ");
    expect(english).toMatch(/In English.*only when a visitor .*shut it out, .*robots\.txt/s);
  });

  it("names every limit by its figure [SAFE-24]", () => {
    for (const figure of [
      `bis zu ${SITE_CRAWL_PAGES} Seiten`,
      `in der Minute höchstens ${SITE_REQUESTS_A_MINUTE} Abrufe`,
      `am Tag höchstens ${SITE_CRAWLS_A_DAY} Prüfungen der ganzen Website`,
      `nach ${SITE_CRAWL_SECONDS} Sekunden ist Schluss`,
      `bleibt ${SITE_CRAWL_KEPT_HOURS} Stunden lang`,
      `bis zu ${SITE_CRAWL_REQUESTS}`,
    ])
      expect(words).toContain(figure);
    expect(SITE_CRAWL_PAGES).toBe(MAX_CRAWLED_PAGES);
  });

  it("shows lines for robots.txt that shut it out when copied [SAFE-24] [SAFE-25]", () => {
    const robotsTxt = { state: "found" as const, status: 200, text: blocks[1] ?? "", reason: null };
    expect(disallowsCrawlerByName(robotsTxt, "https://a.de/kontakt")).toBe(true);
    expect(disallowsWholeSite(robotsTxt, "https://a.de/")).toBe(true);
  });

  it.each(["/seo-check", "/datenschutz"])("is linked from %s [SAFE-24]", (path) => {
    expect(elementsOf(path).map((element) => attributes(element).href)).toContain("/pruefbot");
  });
});
