// What is broken first on a good page must cost most: the basics of good pages of each kind, broken one after the other.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CleanPageName, FixtureCase } from "#test/support/seo/fixture-pages.ts";
import {
  cleanPages,
  found,
  missingFile,
  pageFactsOf,
  reportOf,
  sourceOf,
} from "#test/support/seo/fixture-pages.ts";
import { registry } from "#worker/seo/engine/registry.ts";

interface Damage {
  html?: (html: string) => string;
  http?: true;
  noSitemap?: true;
}

/** Ten things that every page needs. */
const damages: Record<string, Damage> = {
  title: { html: (html) => html.replace(/<title>[^<]*<\/title>/, "") },
  description: { html: (html) => html.replace(/<meta name="description"[^>]*>/, "") },
  heading: { html: (html) => html.replace(/<(\/?)h1\b/g, "<$1div") },
  viewport: { html: (html) => html.replace(/<meta name="viewport"[^>]*>/, "") },
  encryption: { http: true },
  language: { html: (html) => html.replace(/<html[^>]*>/, "<html>") },
  alternatives: { html: (html) => html.replace(/ alt="[^"]*"/g, "") },
  words: { html: withoutSentences },
  preview: { html: (html) => html.replace(/<meta property="og:[^>]*>/g, "") },
  structuredData: {
    html: (html) => html.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/, ""),
  },
};
const names = Object.keys(damages);

/** What is longer than a name or a label goes, but for the heading, which is a thing of its own. */
function withoutSentences(html: string): string {
  const [head = "", body = ""] = html.split(/(?=<body)/);
  return head + body.replace(/(?<!<h1\b[^>]*)>[^<{]{25,}(?=<)/g, ">");
}

/** Firms have two more: to be reached. */
const firmPages: readonly CleanPageName[] = [
  "roofer",
  "restaurant",
  "physiotherapist",
  "tax-adviser",
  "hairdresser",
];
const otherPages: readonly CleanPageName[] = ["article", "product", "sports-club"];

async function scoreWithout(page: CleanPageName, broken: readonly string[]): Promise<number> {
  const source = sourceOf(page);
  const html = broken.reduce((text, name) => damages[name]?.html?.(text) ?? text, source);
  const address = cleanPages[page];
  const one: FixtureCase = {
    page: "",
    of: page,
    html: html === source ? {} : { [source]: html },
    expected: {},
  };
  if (broken.some((name) => damages[name]?.http)) one.answer = { url: address.replace("https:", "http:") };
  return reportOf(await pageFactsOf(one)).score;
}

/** Those that cost this page anything: one without pictures has no alternatives to lose, an inner page declares no firm. */
async function effective(page: CleanPageName): Promise<string[]> {
  const whole = await scoreWithout(page, []);
  const scores = await Promise.all(names.map((name) => scoreWithout(page, [name])));
  return names.filter((_, index) => (scores[index] ?? whole) < whole);
}

describe("points mean something", () => {
  it.each([...firmPages, ...otherPages])("a good page has 97 points or more: %s [PTS-01]", async (page) => {
    expect(await scoreWithout(page, [])).toBeGreaterThanOrEqual(97);
  });

  it.each([...firmPages, ...otherPages])(
    "each step lowers the score, whatever the order: %s [PTS-02]",
    async (page) => {
      const costly = await effective(page);
      const known = new Map<string, Promise<number>>();
      const score = (broken: readonly string[]) => {
        const key = broken.toSorted().join();
        const asked = known.get(key) ?? scoreWithout(page, broken);
        known.set(key, asked);
        return asked;
      };
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(costly, { minLength: costly.length }), async (order) => {
          let before = await score([]);
          for (let count = 1; count <= order.length; count++) {
            const after = await score(order.slice(0, count));
            expect(after, order.slice(0, count).join(", ")).toBeLessThan(before);
            before = after;
          }
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each([...firmPages, ...otherPages])(
    "without seven of ten basics a page has 35 points at most: %s [PTS-03]",
    async (page) => {
      const costly = await effective(page);
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(costly, { minLength: 7, maxLength: 7 }), async (broken) => {
          expect(await scoreWithout(page, broken)).toBeLessThanOrEqual(35);
        }),
        { numRuns: 6, seed: 22 },
      );
    },
  );

  it.each(["title", "viewport", "encryption"])(
    "without %s no page has more than 30 points [PTS-04]",
    async (name) => {
      for (const page of [...firmPages, ...otherPages])
        expect(await scoreWithout(page, [name])).toBeLessThanOrEqual(30);
    },
  );

  it("the order of pages by score is the order by what is missing [PTS-05]", async () => {
    const pairs: [missing: number, score: number][] = [];
    for (const page of [...firmPages, ...otherPages]) {
      const [order] = fc.sample(fc.shuffledSubarray(names, { minLength: names.length }), {
        numRuns: 1,
        seed: page.length,
      });
      for (let count = 0; count <= names.length; count++)
        pairs.push([count, await scoreWithout(page, order?.slice(0, count) ?? [])]);
    }
    expect(spearman(pairs)).toBeLessThanOrEqual(-0.9);
  });

  it("gives a firm's page that cannot be called less than one that can [PTS-06]", async () => {
    const source = sourceOf("roofer");
    const html = source.replace(/<a href="tel:[^"]*">([^<]*)<\/a>/, "$1");
    const facts = await pageFactsOf({ page: "", html: { [source]: html }, expected: {} });
    expect(reportOf(facts).score).toBeLessThanOrEqual(95);
  });
});

describe("who mends it [PTS-07]", () => {
  it("every complaint says who does it and how long it takes, and nothing else does", async () => {
    const source = sourceOf("roofer");
    const html = names.reduce((text, name) => damages[name]?.html?.(text) ?? text, source);
    const facts = await pageFactsOf({
      page: "",
      html: { [source]: html },
      headers: { "strict-transport-security": null },
      side: { sitemap: { ...missingFile, url: null }, robotsTxt: found("User-agent: *\n") },
      expected: {},
    });
    const { findings, legal } = reportOf(facts);
    for (const { id, status, who, effort } of [...findings, ...legal]) {
      const isComplaint = status === "failed" || status === "warning";
      expect([id, who !== undefined, effort !== undefined]).toEqual([id, isComplaint, isComplaint]);
    }
  });

  it("asks no owner to do in minutes what is set in the server", () => {
    const ofHosts = registry.filter(({ remedy }) => remedy.who === "host").map(({ audit }) => audit.id);
    expect(ofHosts).toContain("https");
    expect(ofHosts).toContain("hsts");
    expect(ofHosts).not.toContain("title-present");
  });
});

/** Rank correlation; equal values share their mean rank. */
function spearman(pairs: readonly [number, number][]): number {
  const x = ranks(pairs.map(([one]) => one));
  const y = ranks(pairs.map(([, other]) => other));
  const mean = (pairs.length + 1) / 2;
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  const covariance = sum(x.map((rank, index) => (rank - mean) * ((y[index] ?? 0) - mean)));
  const spread = (list: number[]) => Math.sqrt(sum(list.map((rank) => (rank - mean) ** 2)));
  return covariance / (spread(x) * spread(y));
}

function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
