import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aLink, anImage, aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import type { PageFacts } from "#worker/seo/html/page-facts.ts";
import { analyseKeywords, prominenceWeights } from "#worker/seo/keywords/keywords.ts";
import { buildWordTable } from "#worker/seo/text/word-frequency.ts";

const blank: PageOverrides = {
  fetched: { url: "https://a.de/" },
  html: { headings: [], images: [], anchors: [aLink("a", "/")] },
  text: "",
};

function analyse(page: PageFacts, keyword: string, meta: { title?: string; description?: string } = {}) {
  const places = {
    facts: page,
    meta: { title: meta.title ?? null, description: meta.description ?? null, keywords: null },
    table: buildWordTable(page.html.text.text),
  };
  const [analysis] = analyseKeywords([keyword], places);
  if (analysis === undefined) throw new Error("no analysis");
  return analysis;
}

const inText = (text: string, keyword: string) => analyse(aPage({ ...blank, text }), keyword);

describe("keyword analysis [SEO-56]", () => {
  it.each([
    ["Dach Dach Wand Tor", "dach", 50],
    ["Dachdecker und Dach-Profi", "Dach", 0],
    ["Dachdecker in Olfen und Umgebung", "dachdecker in olfen", 60],
    ["Dachdecker   in\nOlfen", "Dachdecker in", 0],
    ["Über uns", "über", 50],
    ["ÜBER UNS", "Über", 50],
    ["Müller’s Dach", "müller's", 50],
    ["Dach, Wand", "Dach Wand", 0],
    ["SEO & Webdesign", "seo &  webdesign", 100],
    ["aa aa aa", "aa aa", 66.67],
    ["Dach", "  ", 0],
    ["Dach", "Wand", 0],
    ["", "Dach", 0],
  ])("%j has %j with a density of %f percent", (text, keyword, density) => {
    expect(inText(text, keyword).density).toBe(density);
  });

  it("weighs the places where the keyword stands, together 100", () => {
    expect(Object.values(prominenceWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    const headings = [
      { level: 1 as const, text: "Dachdecker in Olfen" },
      { level: 2 as const, text: "Ihr Dachdecker" },
    ];
    const page = aPage({
      fetched: { url: "https://www.a.de/dachdecker-olfen.html" },
      html: { headings, images: [anImage({ alt: "Ein Dachdecker" })] },
      text: "Dachdecker",
    });
    const everywhere = analyse(page, "dachdecker", { title: "Dachdecker", description: "Dachdecker" });
    expect(everywhere.prominence).toBe(100);
    expect(everywhere.positions.map(({ element, position }) => [element, position])).toEqual([
      ["title", 1],
      ["description", 1],
      ["h1", 1],
      ["h2", 2],
      ["alt", 1],
      ["address", 1],
      ["body", 1],
    ]);
    expect(analyse(page, "Klempner")).toEqual({
      keyword: "Klempner",
      density: 0,
      prominence: 0,
      positions: [],
    });
  });

  it("lists related forms apart; density, prominence and positions know nothing of them", () => {
    const analysis = inText("Die Dachdeckerei deckt Dächer.", "Dachdecker");
    expect(analysis).toEqual({
      keyword: "Dachdecker",
      density: 0,
      prominence: 0,
      positions: [],
      related: [{ word: "dachdeckerei", count: 1 }],
    });
    expect(inText("Dachdecker in Olfen", "Dachdecker Olfen").related).toEqual([
      { word: "dachdecker in olfen", count: 1 },
    ]);
    expect(inText("Dachdecker", "Dachdecker")).not.toHaveProperty("related");
  });

  it("counts the start of the text up to the hundredth word", () => {
    const filler = (count: number) => "wort ".repeat(count);
    expect(inText(`${filler(99)}Dach`, "Dach").prominence).toBe(prominenceWeights.firstWords);
    expect(inText(`${filler(100)}Dach`, "Dach").prominence).toBe(0);
  });

  it("finds keywords with umlauts and spaces in the address", () => {
    const at = (url: string, keyword: string) =>
      analyse(aPage({ ...blank, fetched: { url } }), keyword).prominence;
    expect(at("https://a.de/daecher/muenster", "Dächer Münster")).toBe(prominenceWeights.address);
    expect(at("https://a.de/d%C3%A4cher", "Dächer")).toBe(prominenceWeights.address);
    expect(at("https://www.dach-olfen.de/", "Dach Olfen")).toBe(prominenceWeights.address);
    expect(at("https://a.de/%E4%", "Dach")).toBe(0);
    expect(at("https://a.de/dachdecker", "Dach")).toBe(0);
  });

  it("shows each place with its number and up to 80 characters around it, within its block", () => {
    const long = `${"davor ".repeat(30)}Dach ${"danach ".repeat(30)}`;
    const [position] = inText(`Titel\n${long}`, "dach").positions;
    expect(position?.position).toBe(32);
    expect(position?.context).toMatch(/^davor davor davor Dach danach/);
    expect(position?.context.length).toBeLessThanOrEqual(80);
    expect(inText("Zeile\nDach\nZeile", "dach").positions[0]?.context).toBe("Dach");
  });

  it("lists at most fifty places in the text but counts them all", () => {
    const analysis = inText("Dach ".repeat(200), "Dach");
    expect(analysis.positions).toHaveLength(50);
    expect(analysis.density).toBe(100);
  });

  it("keeps its bounds and shows the keyword in every context, whatever the text", () => {
    const word = fc.constantFrom(
      "Dach",
      "İstanbul",
      "Straße",
      "😀",
      "in",
      "Dach-Profi",
      "\n",
      ".",
      "wort ".repeat(40),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const { density, prominence, positions } = inText(words.join(" "), "dach");
        expect(density).toBeGreaterThanOrEqual(0);
        expect(density).toBeLessThanOrEqual(100);
        expect(prominence).toBeGreaterThanOrEqual(0);
        for (const { context } of positions) {
          expect(context.length).toBeLessThanOrEqual(80);
          expect(context).toContain("Dach");
        }
      }),
    );
  });
});
