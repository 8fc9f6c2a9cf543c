// No regular expression over strangers' text may take more than linear time.
import { describe, expect, it } from "vitest";
import { slowTextFor } from "#test/support/pump-regex.ts";
import { regexesIn } from "#test/support/regex-literals.ts";

const { literals, builders } = regexesIn("worker/seo");

/** Expressions that would be slow on long texts, but only ever see short ones: characters, and what keeps them short. */
const bounded: Record<string, { longest: number; because: string }> = {
  "/<!--(?:.*?-->|.*$)|<meta[\\t\\n\\f\\r /]((?:[^>\"']|\"[^\"]*\"|'[^']*')*)>/gis": {
    longest: 1024,
    because: "charset.ts looks at the first kilobyte only",
  },
  "/[\\d ]+$/": { longest: 200, because: "alt-quality.ts compares the first 200 characters" },
  "/[!.…\\s]+$/": { longest: 40, because: "placeholders.ts compares blocks of up to 40 characters" },
  "/\\/+$/": { longest: 2048, because: "page-address.ts takes no longer addresses" },
};

describe("the search for slow texts", () => {
  it.each([
    /(a+)+$/,
    /^(?:\w|a)*!/,
    /\s+$/,
    /<([^>]*)>/,
    /[!.?…]+$/,
    /;\s*rel\s*=\s*"?[^";,]*\bcanonical\b/i,
    /a.*b.*c/,
    /^\s*x?\s*y/,
    /<meta[^>]*content="x"/,
  ])("finds one for %s", (regex) => {
    expect(slowTextFor(regex)).not.toBeNull();
  });

  it.each([/^\s+/, /[^a-z]+/g, /\b(?:tel|fon)[.: ]{0,5}\d/, /^[^>]*>/, /\s/g])(
    "finds none for %s",
    (regex) => {
      expect(slowTextFor(regex)).toBeNull();
    },
  );
});

describe("regular expressions of the check", () => {
  it("are found", () => {
    expect(literals.length).toBeGreaterThan(200);
  });

  it("are written down, not put together from what a page says", () => {
    expect(builders).toEqual(["worker/seo/scanner/outline.ts", "worker/seo/syllables.ts"]);
  });

  const distinct = new Map(
    literals.map(({ pattern, flags, file }) => [`/${pattern}/${flags}`, { pattern, flags, file }]),
  );

  it("take linear time on any text, or see short ones only", { timeout: 120_000 }, () => {
    const slow = [...distinct].flatMap(([written, { pattern, flags, file }]) => {
      const found = slowTextFor(new RegExp(pattern, flags), bounded[written]?.longest);
      return found === null ? [] : [`${file} ${written}: ${JSON.stringify(found)}`];
    });
    expect(slow).toEqual([]);
  });

  it("are excused only where they exist", () => {
    expect(Object.keys(bounded).filter((written) => !distinct.has(written))).toEqual([]);
  });
});
