// How the site speaks: every text is read for the wrong form of address, and for turns that were mended once (docs/voice.md).
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writtenTexts } from "#test/support/visitor-texts.ts";

const texts = writtenTexts();
const sources = globSync("app/content/**/*.{ts,mdx}").map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

/** Fixed by the ledger: HOME-26, HOME-27. The last speaks of a sample site's tone. */
const exceptions = ["Was dich erwartet", "Deine Vorteile", "Die Seite sagt du"];
const informal = /(?<![\p{L}-])(?:du|dich|dir|dein(?:e|en|em|er|es)?)(?![\p{L}-])/giu;

/** Rows of the tables in docs/voice.md: what stumbled, and what is said instead. */
const pairs = [...readFileSync("docs/voice.md", "utf8").matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
  .map(([, avoided = "", instead = ""]) => ({ avoided, instead }))
  .filter(({ avoided }) => avoided !== "nicht" && !avoided.startsWith("---"));

/** Fixed by the ledger: NF-02, HOME-09, SEO-32, SEO-40, SEO-41. */
const exclaimed = /^(?:Oops! Page not found|Analyse abgeschlossen!|Excellent! |Gut! )/;
const MARKUP = /<!|joomla/;

describe("the voice of the site", () => {
  it("says Sie everywhere but in two headings [VOICE-01]", () => {
    expect(sources.length).toBeGreaterThan(50);
    const found = [...sources, ...texts].flatMap(({ file, text }) => {
      const rest = exceptions.reduce((shown, exception) => shown.replaceAll(exception, ""), text);
      return [...rest.matchAll(informal)].map(
        ({ 0: word, index }) => `${file}: ${rest.slice(index - 30, index)}${word}`,
      );
    });
    expect(found).toEqual([]);
  });

  it("keeps thirty pairs and more, none of them twice [VOICE-06]", () => {
    expect(pairs.length).toBeGreaterThanOrEqual(30);
    expect(new Set(pairs.map(({ avoided }) => avoided)).size).toBe(pairs.length);
    for (const { avoided, instead } of pairs) expect(instead).not.toBe(avoided);
  });

  it.each(pairs)("does not say „$avoided“, but „$instead“ [VOICE-02] [VOICE-06]", ({ avoided }) => {
    expect(texts.filter(({ text }) => text.includes(avoided)).map(({ file }) => file)).toEqual([]);
  });

  it("exclaims nowhere but where it is told to [VOICE-06]", () => {
    const loud = texts.filter(
      ({ text }) => /\p{L}!/u.test(text) && !exclaimed.test(text) && !MARKUP.test(text),
    );
    expect(loud.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });
});
