// Articles name our prices, weeks and hours by reference, so that those of years ago say what holds today.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { articleValues, withValues } from "#content/blog/values.ts";
import { euros } from "#content/figures.ts";
import { websitePackages } from "#content/prices.ts";

/** Where an article speaks of what is ours, „bei mir“, with an amount typed out. */
const TYPED = /(?:bei mir|Neubau)[^.]*?\d[\d.]*(?:&nbsp;|\s)(?:€|Euro)/g;
const articles = globSync("app/content/blog/*.mdx").map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

describe("figures in articles", () => {
  it("are named by reference, each of them by some article [VOICE-04]", () => {
    const named = articles.flatMap(({ text }) =>
      [...text.matchAll(/<Wert von="(\w+)"/g)].map(([, name]) => name),
    );
    expect(new Set(named)).toEqual(new Set(Object.keys(articleValues)));
  });

  it.each(articles)("of ours are never typed out in $file [PREIS-03] [VOICE-04]", ({ text }) => {
    expect(text.match(TYPED)).toBeNull();
  });

  it("are those of the price list [PREIS-03]", () => {
    expect(articleValues.starterPreis).toBe(
      euros(websitePackages[0].price / 100).replace(" €", "\u00a0Euro"),
    );
  });

  it("end the build where nobody knows their name", () => {
    expect(withValues('ab <Wert von="starterPreis" />, ja')).toBe(`ab ${articleValues.starterPreis}, ja`);
    expect(() => withValues('<Wert von="nichts" />')).toThrow("„nichts“");
  });
});
