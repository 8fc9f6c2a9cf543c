import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asLine, asText, hasControl, isVisible } from "#contract/clean-text.ts";

describe("a line", () => {
  it.each<[string, string, string]>([
    ["blanks around it", "  Erika Muster \u00a0", "Erika Muster"],
    ["tabs and runs of blanks", "Erika\t \u2003Muster", "Erika Muster"],
    ["a byte order mark", "\ufeffErika", "Erika"],
    ["zero-width spaces", "Eri\u200bka\u2060", "Erika"],
    ["soft hyphens", "Web\u00addesign", "Webdesign"],
    ["an override of direction", "Rechnung \u202etxt.exe", "Rechnung txt.exe"],
    ["isolates", "\u2066Erika\u2069", "Erika"],
    ["tag characters", "Erika\u{e0041}\u{e0042}", "Erika"],
    ["half an emoji", "Erika \ud83d", "Erika"],
    ["decomposed umlauts", "Mu\u0308ller", "Müller"],
  ])("comes without %s [API-17]", (_, text, clean) => {
    expect(asLine(text)).toBe(clean);
  });

  it.each([
    "Jörg Groß-Böing",
    "Łukasz Żółty",
    "Gökçe Yıldız",
    "O’Brien & Söhne GbR",
    "نیم‌فاصله",
    "👨‍👩‍👧 und ❤️",
  ])("keeps „%s“ as it is [API-17]", (text) => {
    expect(asLine(text)).toBe(text);
  });

  it("has nothing more to clean once it is clean [API-17]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(asLine(asLine(text))).toBe(asLine(text));
      }),
    );
  });
});

describe("a text", () => {
  it.each<[string, string, string]>([
    ["folds line breaks of forms", "a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["takes separators of lines and paragraphs as line breaks", "a\u2028b\u2029c\u0085d", "a\nb\nc\nd"],
    ["keeps empty lines, indents and tabs", "a\n\n  b\tc", "a\n\n  b\tc"],
    ["drops control characters", "a\u0000b\u001b[31mc\u0007\u007fd", "ab[31mcd"],
    ["drops overrides of direction", "Preis \u202e001\u202c Euro", "Preis 001 Euro"],
  ])("%s [API-17]", (_, text, clean) => {
    expect(asText(text)).toBe(clean);
  });

  it("holds no control character but line feed and tab, whatever comes [API-17]", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const clean = asText(text);
        expect(hasControl(clean.replace(/[\n\t]/g, ""))).toBe(false);
        expect(clean.isWellFormed()).toBe(true);
        expect(asText(clean)).toBe(clean);
      }),
    );
  });
});

describe("what can be read", () => {
  it.each(["", " ", "\u200d", "\u200c\ufe0f", "\u0301"])("is not in %j [CONT-19]", (text) => {
    expect(isVisible(text)).toBe(false);
  });

  it.each(["a", "ü", "1", "?", "👍", "字"])("is in %j [CONT-19]", (text) => {
    expect(isVisible(text)).toBe(true);
  });
});
