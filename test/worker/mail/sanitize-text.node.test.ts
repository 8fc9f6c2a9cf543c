import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UNSEEN } from "#test/support/mail-parts.ts";
import { hostileText } from "#test/support/mail-samples.ts";
import { sanitizeLines, toOneLine } from "#worker/mail/sanitize-text.ts";

describe("one line", () => {
  it.each([
    ["line breaks of all kinds", "a\r\nb\nc\rd\u2028e\u2029f\u0085g\vh\fi", "a b c d e f g h i"],
    ["tabs and runs of blanks", " a\t\tb \u00a0 \u3000c ", "a b c"],
    ["overrides of direction", "Rechnung\u202excod.exe\u202c\u2066\u2069", "Rechnungxcod.exe"],
    ["characters of no width", "a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg", "abcdefg"],
    ["letters that look like nothing", "a\u3164\u115f\u2800\u180eb", "ab"],
    ["hidden tags and variation selectors", "a\u{e0041}\u{e0100}\ufe0fb", "ab"],
    ["broken and private code points", "a\ud800\ue000\uffffb", "ab"],
    ["accents stacked over the lines around", `a${"\u0316".repeat(40)}b`, `a${"\u0316".repeat(4)}b`],
    ["an accent that would sit on what stands before", "\u0338abc", "abc"],
    ["letters and accents apart", "Mu\u0308ller", "Müller"],
  ])("has no %s [API-17]", (_, text, line) => {
    expect(toOneLine(text)).toBe(line);
  });

  it("keeps what people write", () => {
    const text = "Łukasz Müller-Groß, 山田さん, שלום, Việt: „5 € für ½“ 🔧";
    expect(toOneLine(text)).toBe(text);
  });

  it.each([
    ["abcdef", 6, "abcdef"],
    ["abcdefg", 6, "abcde…"],
    ["abcd efg", 6, "abcd…"],
    ["🔧🔧🔧🔧", 3, "🔧🔧…"],
  ])("%j has at most %i characters: %j [API-17]", (text, most, line) => {
    expect(toOneLine(text, most)).toBe(line);
  });

  it("holds nothing unseen, whatever comes, and does not change again [API-17]", () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 2, max: 80 }), (text, most) => {
        const line = toOneLine(text, most);
        expect(line).not.toMatch(UNSEEN);
        expect(line).not.toContain("\n");
        expect(Array.from(line).length).toBeLessThanOrEqual(most);
        expect(toOneLine(line, most)).toBe(line);
      }),
      { numRuns: 500 },
    );
  });
});

describe("lines", () => {
  it("keeps line breaks and paragraphs, and folds gaps meant to push text out of sight", () => {
    expect(sanitizeLines("\r\n\n a \r\n\nb\rc\u2028d\n\n\n\n\n\ne\n\n")).toEqual([
      ...["a", "", "b", "c", "d"],
      ...["", "", "e"],
    ]);
  });

  it.each(["", "\n\n", "\u200b\n\u202e"])("is nothing where there is nothing to see: %j", (text) => {
    expect(sanitizeLines(text)).toEqual([]);
  });

  it("holds nothing unseen, whatever comes [API-17]", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const lines = sanitizeLines(text);
        for (const line of lines) expect(line).not.toMatch(UNSEEN);
        expect(sanitizeLines(lines.join("\n"))).toEqual(lines);
      }),
      { numRuns: 500 },
    );
  });
});
