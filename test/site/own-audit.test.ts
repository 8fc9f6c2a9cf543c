// The site takes its own medicine: `npm run audit` over every built page, in process. Needs `npm run build` before.
import { describe, expect, it } from "vitest";
import { builtPaths } from "#app/paths.ts";
import { seoServices, websiteServices } from "#content/navigation.ts";
import { owner } from "#content/owner.ts";
import { auditPage, formatSiteTable } from "#scripts/audit/audit-site.ts";
import { findOpenOwnerData } from "#scripts/placeholders.ts";

/** What the site sells is at least this. */
const MIN_SCORE = 95;
/** Flesch-Amstad: easier than the average newspaper. For what is written to be read, not looked up. */
const MIN_READABILITY = 50;
/** Service pages and articles are read by people with little time. */
const EASY_READABILITY = 60;
const isEasy = (path: string) =>
  path.startsWith("/blog/") || [...websiteServices, ...seoServices].some(({ href }) => href === path);
/** Names of laws, titles and lists of links are not sentences; everything else must reach it. */
const NOT_FOR_READING: readonly string[] = ["/impressum", "/blog", "/portfolio"];
/** Until the owner has filled in his data, the check finds the placeholders; a production build refuses them anyway. */
const ownPlaceholders = findOpenOwnerData().length > 0 ? [owner.street, owner.name] : [];

describe.each(builtPaths)("the SEO check of our own page %s", (path) => {
  it(`gives ${MIN_SCORE} points or more and names no failure [EDGE-20]`, async () => {
    const { report, failed } = await auditPage(path);
    const serious = failed.filter(
      ({ id, evidence }) =>
        !(id === "readability" && NOT_FOR_READING.includes(path)) &&
        !(
          id === "placeholder-text" &&
          evidence.every(({ value }) => ownPlaceholders.some((open) => value.includes(open)))
        ),
    );
    expect(serious.map(({ title, evidence }) => ({ title, evidence }))).toEqual([]);
    expect(report.score).toBeGreaterThanOrEqual(MIN_SCORE);
    if (!NOT_FOR_READING.includes(path)) {
      expect(report.content.readabilityScore).toBeGreaterThanOrEqual(MIN_READABILITY);
    }
  });

  it.runIf(isEasy(path))(`reads at Flesch-Amstad ${EASY_READABILITY} or easier [VOICE-07]`, async () => {
    const { report } = await auditPage(path);
    expect(report.content.readabilityScore).toBeGreaterThanOrEqual(EASY_READABILITY);
  });
});

describe("npm run audit -- --site", () => {
  it("prints points, Flesch-Amstad and words of every page [EDGE-20]", async () => {
    const lines = (await formatSiteTable()).split("\n");
    expect(lines).toHaveLength(builtPaths.length + 1);
    expect(lines[1]).toMatch(/^\/ +\d+ +\d+,\d +[\d.]+ +(?:–|Auf der Seite steht ein Platzhalter)/);
  });
});
