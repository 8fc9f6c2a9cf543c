import { describe, expect, it } from "vitest";
import { crawledPage, done, fault, sharedFinding } from "./site-crawls.ts";
import { markup, text } from "./site-markup.ts";

describe("what is to be done on the pages", () => {
  it("says once what all or most pages share, and how many of how many that are [CRAWL-24]", () => {
    const pages = [
      ...[71, 72, 73].map((score) => crawledPage(`/${score}/`, score, { tasks: [], failed: 2, warnings: 0 })),
      crawledPage("/weg/", null, { tasks: [], failed: 0, warnings: 0 }),
      crawledPage("/74/", 74, { tasks: [fault("Kein Titel")], failed: 2, warnings: 0 }),
    ];
    const everywhere = sharedFinding([0, 1, 2, 4]);
    const mostly = sharedFinding([0, 1, 2], {
      title: "Länge der Sätze",
      advice: null,
      titles: ["a", "b", "c"],
    });
    const shown = text(done({ pages, shared: [everywhere, mostly] }));
    expect(shown).toMatch(/\nAuf allen 4 bewerteten Seiten\nMangel: ?\nHSTS fehlt\n/);
    expect(shown).toContain("\nWas tun\nSchalten Sie es ein.\n");
    expect(shown).toMatch(
      /\nAuf den meisten bewerteten Seiten\nMangel: ?\nLänge der Sätze\n3 von 4 Seiten\n/,
    );
    expect(shown).toMatch(/\nNicht auf\n\/74\/\nJe Seite\n\/71\/: ?\na\n\/72\/: ?\nb\n\/73\/: ?\nc\n/);
    const table = shown.split("\nSitemap\n")[1] ?? "";
    expect(table).not.toContain("HSTS");
    expect(table).toMatch(/\/71\/\n2 Mängel, alle oben genannt\n/);
    expect(table).toMatch(/\/74\/\nMangel: ?\nKein Titel\n2 Mängel, davon 1 oben genannt\n/);
  });

  it.each([
    [2, "Auf beiden bewerteten Seiten"],
    [20, "Auf allen 20 bewerteten Seiten"],
  ])("puts the number of %d pages into words", (count, words) => {
    const pages = Array.from({ length: count }, (_, index) => crawledPage(`/${index}/`, 50));
    const shown = text(done({ pages, shared: [sharedFinding(pages.map((_, index) => index))] }));
    expect(shown).toContain(words);
  });

  it("folds a long list of a page's own tasks", () => {
    const tasks = Array.from({ length: 9 }, (_, index) => fault(`Mangel ${index}`));
    const html = markup(done({ pages: [crawledPage("/", 50, { tasks, failed: 9, warnings: 0 })] }));
    const [row = "", folded = ""] = (html.split("<table")[1] ?? "").split("<details");
    expect(row.match(/Mangel \d/g)).toHaveLength(4);
    expect(folded).toContain("5 weitere Punkte");
    expect(folded.match(/Mangel \d/g)).toHaveLength(5);
  });
});
