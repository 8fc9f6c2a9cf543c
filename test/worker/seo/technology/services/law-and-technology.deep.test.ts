// What the figure on technology names and what the findings on law name is the same, on every page of every table.
import { describe, expect, it } from "vitest";
import { allCases } from "#test/fixtures/pages/cases/all-cases.ts";
import { servicePages } from "#test/fixtures/services/all-service-pages.ts";
import { knownServicePages } from "#test/fixtures/services/known-services.ts";
import * as technologyPages from "#test/fixtures/technology-pages.ts";
import { type FixtureCase, pageFactsOf } from "#test/support/seo/fixture-pages.ts";
import { factsOf } from "#test/support/seo/html.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import type { PageFigures } from "#worker/seo/engine/audit.ts";
import { titleOf } from "#worker/seo/engine/verdicts.ts";
import type { PageFacts } from "#worker/seo/html/page-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";
import { consentTool } from "#worker/seo/legal/checks/consent-tool.ts";
import { embeddedContent } from "#worker/seo/legal/checks/embedded-content.ts";
import { googleFonts } from "#worker/seo/legal/checks/google-fonts.ts";
import { thirdPartyHosts } from "#worker/seo/legal/checks/third-party-hosts.ts";
import { trackers as trackersCheck } from "#worker/seo/legal/checks/trackers.ts";
import { detectTechnology } from "#worker/seo/technology/technologies.ts";
import { allServices } from "#worker/third-parties/all-services.ts";
import { isTracker } from "#worker/third-parties/service.ts";

const trackers = allServices.filter(isTracker).map(({ name }) => name);
/** No HTML proves that. */
const denial = /lädt (?:keine|nichts)|kein(?:e|en)? bekannte/;
const tools = allServices.filter(({ purpose }) => purpose === "consent").map(({ name }) => name);

const checks = [trackersCheck, consentTool, embeddedContent, googleFonts, thirdPartyHosts];

function namesIn(facts: PageFacts) {
  const technology = detectTechnology(facts);
  // Of all figures they ask for this one.
  const figures = { technology } as PageFigures;
  const verdicts = new Map(
    checks.map((check) => [check.id, { check, verdict: check.judge(facts, figures) }]),
  );
  const titles = [...verdicts.values()].map(({ check, verdict }) => titleOf(check, verdict));
  const words = (id: string) => {
    const { advice, evidence = [], reason, title } = verdicts.get(id)?.verdict ?? {};
    return [title, advice, reason, ...evidence.map(({ where }) => where)].join(" | ");
  };
  const inTechnology = (names: readonly string[]) =>
    names.filter((name) => technology.services?.includes(name)).sort();
  return {
    technology: { trackers: inTechnology(trackers), tools: inTechnology(tools) },
    law: {
      trackers: namesWithin(trackers, words("trackers")),
      tools: namesWithin(tools, words("consent-tool")),
    },
    titles,
  };
}

/** A longer name may hold a shorter one: "Matomo Tag Manager". */
function namesWithin(names: readonly string[], text: string): string[] {
  const withoutLonger = (name: string) =>
    names.reduce(
      (rest, other) => (other !== name && other.includes(name) ? rest.replaceAll(other, "") : rest),
      text,
    );
  return names.filter((name) => text.includes(name) && withoutLonger(name).includes(name)).sort();
}

async function factsFor(html: string, fetched: Partial<PageFacts["fetched"]> = {}) {
  const facts = await factsOf(`<!doctype html>${html}`, rewriter);
  return aPage({ html: facts, fetched: { url: "https://www.firma.de/", headers: {}, ...fetched } });
}

/** Cookies and headers of a server belong to no service. */
const pages: [name: string, facts: () => Promise<PageFacts>][] = [
  ...Object.values(servicePages)
    .flat()
    .map(({ about, html, url = "https://www.firma.de/" }) => [about, () => factsFor(html, { url })] as const),
  ...Object.values(technologyPages)
    .flat()
    .map(({ html = "<p>x", headers = {}, cookies = [], shows }) => {
      return [`${shows[0]}`, () => factsFor(html, { headers, setCookies: cookies })] as const;
    }),
  ...knownServicePages.map(({ html, shows }) => [`${shows[0]}`, () => factsFor(html)] as const),
  ...allCases.map((one: FixtureCase) => [one.page, () => pageFactsOf(one)] as const),
].map(([name, facts]) => [name, facts]);

describe("technology and law", () => {
  it("have hundreds of pages to agree on", () => {
    expect(pages.length).toBeGreaterThan(400);
  });

  it.each(pages)("name the same, and deny nothing: %s [TRACK-02] [TRACK-03]", async (_name, makeFacts) => {
    const { law, technology, titles } = namesIn(await makeFacts());
    expect(law.trackers).toEqual(technology.trackers);
    // More than three tools are one too many to name.
    expect(technology.tools).toEqual(expect.arrayContaining(law.tools));
    expect(law.tools).toHaveLength(Math.min(3, technology.tools.length));
    for (const title of titles) expect(title).not.toMatch(denial);
  });

  it("say what is not to be seen in the HTML [TRACK-03]", () => {
    for (const { passedTitle } of checks) expect(passedTitle).toMatch(/im HTML (?:nicht )?zu sehen$/);
  });
});
