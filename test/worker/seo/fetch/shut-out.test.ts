// What a robots.txt that forbids this check does to an analysis and to a crawl.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteCrawlNotBegun } from "#content/messages.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { used } from "../../support/analyses.ts";
import { CRAWLER, post, testServices } from "../../support/api.ts";
import { analyseWith, untilEnded } from "../../support/crawls.ts";
import { aPageWith, fakeSite, SITE } from "../../support/fake-site.ts";
import { expectProblem } from "../../support/problems.ts";

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const siteWith = (robotsTxt: string) =>
  fakeSite({
    "/": aPageWith("Start", ["/a"], `<a href="/impressum">Impressum</a>`),
    "/a": aPageWith("Tische", ["/"]),
    "/robots.txt": new Response(robotsTxt),
  });

const serviced = () => testServices({ analyseSite: analyseWith() });

async function check(services = serviced(), path = "/", wholeSite = true): Promise<Response> {
  return (await post(services, CRAWLER, { url: `${SITE}${path}`, wholeSite })).answer;
}

describe("a robots.txt that shuts out this check by name", () => {
  it.each([
    "User-agent: PaettkenSeoCheck\nDisallow: /",
    "User-agent: *\nAllow: /\n\nUser-agent: paettkenseocheck/1.0\nDisallow: /*",
    "User-agent: Andere\nUser-agent: PaettkenSeoCheck\nDisallow: /",
  ])("%j ends the analysis without a report, and it is given back [SAFE-25]", async (robotsTxt) => {
    const site = siteWith(robotsTxt);
    const services = serviced();
    await expectProblem(await check(services), "shut-out");
    expect(await used(services)).toBe(0);
    expect(site.asked.filter((one) => /\/a|impressum/.test(one))).toEqual([]);
  });

  it("from some paths ends the analysis of these alone [SAFE-25]", async () => {
    siteWith("User-agent: PaettkenSeoCheck\nDisallow: /a\n");
    await expectProblem(await check(serviced(), "/a", false), "shut-out");
    expect((await check(serviced(), "/", false)).status).toBe(200);
  });
});

describe("a robots.txt that shuts out everybody", () => {
  it.each(["User-agent: *\nDisallow: /", "User-agent: *\nDisallow: *\nAllow: /blog/"])(
    "%j lets a person's question about one page be answered, and ends the crawl before its first page [SAFE-25]",
    async (robotsTxt) => {
      const site = siteWith(robotsTxt);
      const answer = await check();
      expect(answer.status).toBe(200);
      const report = (await answer.json()) as SeoReport;
      expect(report).not.toHaveProperty("siteCrawl");
      expect(report.notes).toContain(siteCrawlNotBegun.shutOut);
      expect(site.asked.filter((one) => /\/a|impressum/.test(one))).toEqual([]);
    },
  );

  it.each([
    "User-agent: *\nDisallow: /\n\nUser-agent: PaettkenSeoCheck\nDisallow:",
    "User-agent: *\nDisallow: /intern/",
    "User-agent: Googlebot\nDisallow: /",
    "User-agent: *\nDisallow: /\nAllow: /",
  ])(
    "but for this check, or only in part, does not end the crawl: %j [SAFE-25] [CRAWL-06]",
    async (robotsTxt) => {
      siteWith(robotsTxt);
      const { siteCrawl } = (await (await check()).json()) as SeoReport;
      const crawl = await untilEnded(siteCrawl?.id ?? "");
      expect(crawl.pages.map(({ url }) => url)).toContain(`${SITE}/a`);
    },
  );
});
