import { describe, expect, it } from "vitest";
import { aPage } from "#test/support/seo/page-facts.ts";
import { productMarkup } from "#worker/seo/audits/structured-data/product-markup.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";

function judge(jsonLd: string[]) {
  const facts = aPage({ html: { jsonLd } });
  return productMarkup.judge(facts, pageFigures(facts, []));
}

describe("markup of a product [ASK-12]", () => {
  it("is missing where only the firm is described", () => {
    expect(
      judge([JSON.stringify({ "@context": "https://schema.org", "@type": "Organization", name: "X" })]),
    ).toMatchObject({
      status: "failed",
      absence: true,
    });
  });

  it.each(["Product", "ProductGroup", "Book"])("is there as %s", (type) => {
    expect(
      judge([JSON.stringify({ "@context": "https://schema.org", "@type": type, name: "Murmelbahn" })]).status,
    ).toBe("passed");
  });

  it("is not judged where a broken block mentions it", () => {
    expect(judge(['{"@type": "Product", "name": "Murmelbahn",}'])).toMatchObject({
      status: "unchecked",
      reason: "JSON-LD-Block 1 lässt sich nicht lesen. Vermutlich enthält er die Angaben zum Produkt.",
    });
    expect(judge(['{"@type": "Organization",}']).status).toBe("failed");
  });

  it("is asked of products alone", () => {
    expect(productMarkup.kinds).toEqual(["product"]);
  });
});
