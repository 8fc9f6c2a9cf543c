// Nothing that a page may write as often or as long as it likes makes its report large; whatever is cut is said.
import { describe, expect, it } from "vitest";
import { flood, numbered } from "#test/support/hostile/floods.ts";
import { collect } from "#test/support/seo/html.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import { buildWordTable, MAX_DIFFERENT_WORDS } from "#worker/seo/text/word-frequency.ts";

const PATIENCE = { timeout: 20_000 };
const checkedAt = "2026-11-21T14:05:00.000Z";
/** Characters of the report as JSON. */
const LARGEST = 600_000;
const start = '<!doctype html><html lang="de"><head>';
const long = (index: number) => `${"ö".repeat(8_000)}${index}`;

async function reportOn(html: string, fetched: Parameters<typeof aPage>[0] = {}) {
  const { html: read, notes } = await collect(start + html, createWorkersRewriter);
  const facts = { ...aPage(fetched), html: read, notes };
  return buildReport(facts, { keywords: ["dach"], checkedAt, kind: "firm-home" });
}

const cutNote = (what: string) =>
  expect.stringMatching(new RegExp(`^Was die Seite sehr lang oder sehr oft angibt.*${what}`));

describe("a report is bounded [SAFE-29]", () => {
  it.each([
    ["og properties", numbered((i) => `<meta property=og:x${i} content=y>`, 100_000), "soziale Netzwerke"],
    ["long og values", numbered((i) => `<meta property=og:x${i} content="${long(i)}">`), "soziale Netzwerke"],
    ["long og names", numbered((i) => `<meta property="og:${long(i)}" content=y>`), "soziale Netzwerke"],
    [
      "twitter properties",
      numbered((i) => `<meta name=twitter:x${i} content=${"y".repeat(60)}>`, 100_000),
      "soziale Netzwerke",
    ],
    ["a long title", `<title>${flood("Dach ", 16_000)}</title>`, "Titel"],
    ["a long description", `<meta name=description content="${flood("Dach ", 16_000)}">`, "Beschreibung"],
    ["a long viewport", `<meta name=viewport content="${flood("a=b,", 16_000)}">`, "technische Angaben"],
    ["a long canonical address", `<link rel=canonical href="/${flood("ö", 8_000)}">`, "technische Angaben"],
    ["one word", `<p>${flood("dach", 4_900_000)}`, "häufigste Wörter"],
    ["one word of umlauts", `<p>${flood("ä", 2_400_000)}`, "häufigste Wörter"],
    ["long headings", numbered((i) => `<h2>${"x".repeat(900)} ${i}</h2>`, 500_000), "Überschriften"],
    ["long types of microdata", numbered((i) => `<div itemscope itemtype="${long(i)}"></div>`), ""],
    [
      "types of JSON-LD",
      `<script type=application/ld+json>{"@type":[${flood('"a",', 100_000)}"b"]}</script>`,
      "strukturierte Daten",
    ],
    [
      "firms in JSON-LD",
      `<script type=application/ld+json>[${numbered((i) => `{"@type":"Bakery","n":"${i}"},`, 50_000)}0]</script>`,
      "strukturierte Daten",
    ],
  ])("in spite of %s", PATIENCE, async (_attack, html, what) => {
    const report = await reportOn(html);
    expect(JSON.stringify(report).length).toBeLessThan(LARGEST);
    if (what !== "") expect(report.notes).toContainEqual(cutNote(what));
  });

  it("and keeps every text of ordinary length as it is, without a note", async () => {
    const description = `${"Wir decken Ihr Dach. ".repeat(60)}Fertig.`;
    const tags = numbered(
      (i) => `<meta property=og:x${i} content="https://a.de/${"b".repeat(200)}">`,
      20_000,
    );
    const headings = numbered((i) => `<h2>Abschnitt ${i} über Ziegel und Schiefer</h2>`, 20_000);
    const report = await reportOn(`<meta name=description content="${description}">${tags}${headings}`);
    expect(report.meta.description).toBe(description);
    expect(Object.keys(report.social.ogTags).length).toBeGreaterThan(70);
    expect(report.headings.length).toBeGreaterThan(400);
    expect(report.notes).not.toContainEqual(cutNote(""));
  });

  it("and counts words beyond those it tells apart in the total alone", () => {
    const table = buildWordTable(`${numbered((i) => `w${i} `, 1_000_000)}${flood("w1 ", 300)}`);
    expect(table.counts.size).toBe(MAX_DIFFERENT_WORDS);
    expect(table.total).toBeGreaterThan(table.counted);
    expect(table.counts.get("w1")).toBe(101);
    expect(table.starts).toHaveLength(table.total);
  });

  it("and says so when a page has ever new words", PATIENCE, async () => {
    const report = await reportOn(`<p>${numbered((i) => `${i.toString(36)} `, 800_000)}`);
    expect(report.notes).toContainEqual(expect.stringContaining("mehr als 100.000 verschiedene Wörter"));
    expect(report.content.wordCount).toBeGreaterThan(100_000);
  });
});

describe("what a page leaves no room for is not called missing [SAFE-29]", () => {
  const absent = ["canonical", "viewport", "description-present", "open-graph", "h1", "local-business"];
  const complaints = (report: Awaited<ReturnType<typeof reportOn>>) =>
    report.findings
      .filter(({ id, status }) => absent.includes(id) && (status === "failed" || status === "warning"))
      .map(({ id }) => id);

  it("behind 50,000 elements", PATIENCE, async () => {
    expect(complaints(await reportOn("<p>Kurz")).toSorted()).toEqual([
      "canonical",
      "description-present",
      "h1",
      "local-business",
      "open-graph",
      "viewport",
    ]);
    const full = flood("<meta name=a content=b>", 23 * 50_001);
    expect(complaints(await reportOn(`${full}<meta name=viewport content=x>`))).toEqual([]);
  });

  it("in an item of microdata with too many names", PATIENCE, async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `n${index}`).join(" ");
    const item = `<div itemscope itemtype="https://schema.org/Bakery"><p itemprop="${names} name address"></div>`;
    const report = await reportOn(item);
    expect(report.social.structuredData).toEqual([]);
    expect(complaints(report)).toEqual([]);
    expect(report.notes).toContainEqual(expect.stringContaining("Ein Eintrag in den Mikrodaten"));
  });
});

describe("addresses that make others long [SAFE-29]", () => {
  it("stand for their site alone, as base of a page", PATIENCE, async () => {
    const base = `<base href="https://anderswo.example/${"a".repeat(3_000)}/">`;
    const { links, performance, notes } = await reportOn(
      `${base}<a href=x>x</a>${numbered((i) => `<img src=${i}>`, 100_000)}`,
    );
    expect(links.external).toBe(1);
    expect(performance.resourceCount).toBeGreaterThan(5_000);
    expect(notes).toContainEqual(expect.stringMatching(/^Die Basisadresse der Seite \(base\) ist zu lang/));
  });

  it("are counted up to the limit of them all, with a note", PATIENCE, async () => {
    const base = `<base href="https://anderswo.example/${"a".repeat(1_900)}/">`;
    const { performance, notes } = await reportOn(`${base}${numbered((i) => `<img src=${i}>`, 100_000)}`);
    expect(performance.resourceCount).toBeGreaterThan(4_000);
    expect(performance.resourceCount).toBeLessThan(5_000);
    expect(notes).toContainEqual(expect.stringContaining("sind zusammen zu lang"));
  });
});
