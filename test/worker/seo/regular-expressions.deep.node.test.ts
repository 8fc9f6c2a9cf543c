// No regular expression over strangers' text may take more than linear time.
import path from "node:path";
import { describe, expect, it } from "vitest";
import { slowTextFor } from "#test/support/hostile/pump-regex.ts";
import { regexesIn } from "#test/support/hostile/regex-literals.ts";

const { literals, builders } = regexesIn("worker/seo");

/** Expressions that would be slow on long texts, but only ever see short ones: characters, and what keeps them short. */
const bounded: Record<string, { longest: number; because: string }> = {
  "charset.ts /<!--(?:.*?-->|.*$)|<meta[\\t\\n\\f\\r /]((?:[^>\"']|\"[^\"]*\"|'[^']*')*)>/gis": {
    longest: 1024,
    because: "charset.ts looks at the first kilobyte only",
  },
  "alt-quality.ts /[\\d ]+$/": {
    longest: 200,
    because: "alt-quality.ts compares the first 200 characters",
  },
  "placeholders.ts /[!.…\\s]+$/": {
    longest: 40,
    because: "placeholders.ts compares blocks of up to 40 characters",
  },
  "images.ts /^\\s*(\\d{1,6})(?:\\.\\d+)?\\s*(?:px)?\\s*$/i": {
    longest: 20,
    because: "images.ts cuts a width to 20 characters",
  },
  'sentences.ts /[^\\s("„»«[/–—]+$/u': { longest: 40, because: "sentences.ts looks 40 characters back" },
  "page-address.ts /\\[.*$/": {
    longest: 2048,
    because: "page-address.ts takes no longer addresses",
  },
};

describe("the search for slow texts", { timeout: 60_000 }, () => {
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
    /^\s*(\d{1,6})\s*(?:px)?\s*$/,
    /[^\s(]+$/,
    /\[.*$/,
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
    expect(builders).toEqual(["worker/seo/html/scanner/outline.ts", "worker/seo/text/syllables.ts"]);
  });

  const named = new Map(
    literals.map(({ pattern, flags, file }) => [
      `${path.basename(file)} /${pattern}/${flags}`,
      { pattern, flags },
    ]),
  );

  it("take linear time on any text, or see short ones only [HOST-06]", { timeout: 120_000 }, () => {
    const slow = [...named].flatMap(([written, { pattern, flags }]) => {
      const found = slowTextFor(new RegExp(pattern, flags), bounded[written]?.longest);
      return found === null ? [] : [`${written}: ${JSON.stringify(found)}`];
    });
    expect(slow).toEqual([]);
  });

  it("are excused only where they exist", () => {
    expect(Object.keys(bounded).filter((written) => !named.has(written))).toEqual([]);
  });
});
