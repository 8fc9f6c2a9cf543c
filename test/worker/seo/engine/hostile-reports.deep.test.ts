// Pages, headers and files made to break the judging: every one gets a complete German report of bounded size.
import { describe, expect, it } from "vitest";
import { faultsOf } from "#test/support/fuzz/report-faults.ts";
import { flood, MEGABYTE } from "#test/support/hostile/floods.ts";
import { hostileReports } from "#test/support/hostile/hostile-reports.ts";
import { expectComplete } from "#test/support/seo/audit-cases.ts";
import { abortable, guard, tableFetch } from "#test/support/seo/crawl.ts";
import { complaintsOf, type FixtureCase, pageFactsOf, reportOf } from "#test/support/seo/fixture-pages.ts";
import { utf8 } from "#test/support/seo/html.ts";
import { fetchSideFiles } from "#worker/seo/fetch/fetch-side-files.ts";

/** The analysis has 15 s for everything; these take a second or two on a busy machine. */
const DEADLINE = { timeout: 15_000 };
const KILOBYTE = 1024;

/** A file that comes in pieces of 64 KB, and how many of its bytes were asked for. */
function streamed(total: number, piece: string): { response: Response; taken: () => number } {
  const bytes = utf8(flood(piece, 64 * KILOBYTE));
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken >= total) return controller.close();
        taken += bytes.length;
        controller.enqueue(bytes);
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), taken: () => taken };
}

describe("files of 50 MB beside the page", () => {
  const site = "https://www.tischlerei.de";

  it("are read up to 500 KB and judged by that [EDGE-03] [HOST-02]", DEADLINE, async () => {
    const files = {
      robots: streamed(50 * MEGABYTE, "User-agent: *\nDisallow: /*intern*$\n"),
      sitemap: streamed(50 * MEGABYTE, `<urlset><url><loc>${site}/</loc></url>`),
      llms: streamed(50 * MEGABYTE, "# Dachdeckerei\n"),
    };
    const { fetch } = tableFetch({
      [`${site}/robots.txt`]: files.robots.response,
      [`${site}/sitemap.xml`]: files.sitemap.response,
      [`${site}/llms.txt`]: files.llms.response,
    });
    const deps = { fetch: abortable(fetch), guard: guard(), now: Date.now, userAgent: "Test" };
    const side = await fetchSideFiles(new URL(`${site}/`), deps, new AbortController().signal);
    for (const { taken } of Object.values(files)) expect(taken()).toBeLessThan(MEGABYTE);
    for (const file of Object.values(side)) expect(file.text?.length).toBeLessThanOrEqual(500 * KILOBYTE);
    const { robotsTxt, llmsTxt } = side;
    const report = reportOf(
      await pageFactsOf({ page: "beside 50 MB", expected: {}, side: { robotsTxt, llmsTxt } }),
    );
    expect(complaintsOf(report.findings)).toEqual({});
  });
});

describe("a report about what was made to break it [HOST-01]", () => {
  it.each(Object.entries(hostileReports))("%s", DEADLINE, async (page, hostile) => {
    const one: FixtureCase = { page, expected: {}, ...hostile };
    const facts = await pageFactsOf(one);
    const report = reportOf(facts, one.keywords);
    for (const finding of report.findings) {
      // What is quoted from the page may hold anything.
      expectComplete({
        ...finding,
        title: finding.title.replace(/„.*“/s, "") || "x",
        advice: finding.advice.replace(/„.*“/s, "") || "x",
      });
    }
    for (const { advice } of [...report.findings, ...report.legal]) {
      expect(advice).not.toMatch(/ist im Programm ein Fehler aufgetreten/);
    }
    for (const note of report.notes) expect(note).toMatch(/^\p{Lu}.*\.$/su);
    expect(faultsOf(report)).toEqual([]);
    expect(Object.getPrototypeOf(report.social.ogTags)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).name).toBeUndefined();
  });
});
