// Pieces to copy over all labelled pages: what they hold is markup, the page's own, or a gap.
import { beforeAll, describe, expect, it } from "vitest";
import { analyseLabelled, halves, readLabelledPages } from "#scripts/bench/truth/labelled-pages.ts";
import { unsaidWords } from "#test/support/seo/said-words.ts";

interface Piece {
  page: string;
  id: string;
  snippet: string;
  said: string;
}

const pieces: Piece[] = [];

beforeAll(async () => {
  for (const page of halves.flatMap((half) => readLabelledPages(half))) {
    const { findings, checkedAt } = await analyseLabelled(page);
    const { url, imprint, robotsTxt } = page.labels;
    const html = new TextDecoder(/charset="?iso-8859/i.test(String(page.html)) ? "latin1" : "utf-8").decode(
      page.html,
    );
    const said = [html, url, imprint, robotsTxt, checkedAt].join("\n");
    for (const { id, snippet } of findings) if (snippet) pieces.push({ page: page.name, id, snippet, said });
  }
});

describe("a piece to copy", () => {
  it("holds no word and no number that neither markup nor the page knows [READ-08]", () => {
    expect(pieces.length).toBeGreaterThan(500);
    const invented = pieces.flatMap(({ page, id, snippet, said }) => {
      const words = unsaidWords(snippet, said);
      return words.length > 0 ? [`${page} ${id}: ${words.join(" ")}`] : [];
    });
    expect(invented).toEqual([]);
  });

  it("has gaps that say what belongs there, each closed [READ-07]", () => {
    const withGaps = pieces.filter(({ snippet }) => /[‹›]/.test(snippet));
    expect(withGaps.length).toBeGreaterThan(100);
    for (const { page, id, snippet } of withGaps) {
      expect(snippet.replace(/‹[\p{L}\d][^‹›\n]{2,60}›/gu, ""), `${page} ${id}`).not.toMatch(/[‹›]/);
    }
  });

  it("shows its test a word that is invented [READ-08]", () => {
    expect(unsaidWords('"openingHours": ["Mo-Fr 08:00-17:00"]', "<p>Kirchstraße 1</p>")).toContain("17");
    expect(unsaidWords("<h1>Dachdecker in ‹Ort›</h1>", "<p>Dach</p>")).toEqual(["dachdecker", "in"]);
    expect(unsaidWords('<a href="tel:+492595123456">', "02595 / 12 34 56")).toEqual([]);
  });
});
