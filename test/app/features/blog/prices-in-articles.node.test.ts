// Articles name prices in plain words; a change of the price list must reach them.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatEuros } from "#app/format/money.ts";
import { websitePackages } from "#content/prices.ts";

/** Where an article speaks of what a website costs „bei mir“, with the amount. */
const OWN_PRICE = /bei mir[^.]*?([\d.]+)(?:&nbsp;|\s)(?:€|Euro)|Neubau ab ([\d.]+)(?:&nbsp;|\s)€/g;
const published = websitePackages.flatMap(({ price }) =>
  price === null ? [] : [formatEuros(price).replace(/\D*$/, "")],
);

describe("prices in articles", () => {
  const named = globSync("app/content/blog/*.mdx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(OWN_PRICE)].map(([, first, second]) => ({
      file,
      amount: first ?? second,
    })),
  );

  it("are found", () => {
    expect(named.length).toBeGreaterThan(1);
  });

  it.each(named)("are those of the price list: $amount in $file [PREIS-03]", ({ amount }) => {
    expect(published).toContain(amount);
  });
});
