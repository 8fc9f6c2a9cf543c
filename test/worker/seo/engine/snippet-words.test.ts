// The same over the pages with one fault each: snippet-words.node.test.ts.
import { expect, it } from "vitest";
import { allCases } from "#test/fixtures/pages/cases/all-cases.ts";
import { filesOf, pageFactsOf, reportOf } from "#test/support/seo/fixture-pages.ts";
import { unsaidWords } from "#test/support/seo/said-words.ts";

it("no piece to copy holds a word that neither markup nor the page knows [READ-08]", async () => {
  const invented: string[] = [];
  let pieces = 0;
  for (const one of allCases) {
    const facts = await pageFactsOf(one);
    const { page, headers, setCookies } = filesOf(one);
    const side = JSON.stringify(facts.side);
    const said = [
      new TextDecoder().decode(page),
      JSON.stringify(headers),
      setCookies.join("\n"),
      side,
      facts.fetched.url,
    ].join("\n");
    for (const { id, snippet } of reportOf(facts, one.keywords).findings) {
      if (!snippet) continue;
      pieces += 1;
      const words = unsaidWords(snippet, said);
      if (words.length > 0) invented.push(`${one.page} ${id}: ${words.join(" ")}`);
    }
  }
  expect(pieces).toBeGreaterThan(80);
  expect(invented).toEqual([]);
});
