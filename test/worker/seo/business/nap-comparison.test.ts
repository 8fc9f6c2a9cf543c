// Directories and hostile lists in structured data.
import { describe, expect, it } from "vitest";
import { bare, firm } from "#test/support/seo/local-pages.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { compareNap } from "#worker/seo/business/nap-comparison.ts";

const addressAt = (number: number) => ({
  "@type": "PostalAddress",
  streetAddress: `Kirchstraße ${number}`,
  postalCode: "59399",
  addressLocality: "Olfen",
});
const firms = (count: number, properties: (index: number) => Record<string, unknown>) =>
  Array.from({ length: count }, (_, index) => firm({ telephone: undefined, ...properties(index) }));
const differences = (text: string, jsonLd: string[]) =>
  compareNap(aPage(bare(text, jsonLd))).differences.map(({ where }) => where);

describe("comparing name, address and phone", () => {
  it("complains of a house that none of a few declared addresses names, and of a name that stands nowhere", () => {
    const jsonLd = firms(1, () => ({ name: "Fremd", address: addressAt(2) }));
    expect(differences("Dachdecker Beispiel\nKirchstraße 1\n59399 Olfen\n", jsonLd)).toEqual([
      "Anschrift: JSON-LD",
      "Name: JSON-LD",
    ]);
  });

  it("compares nothing with a directory: 120 addresses, 60 names [HOST-05]", () => {
    const jsonLd = firms(3, (index) => ({
      name: Array.from({ length: 20 }, (_, other) => `Fremd ${index}-${other}`),
      address: Array.from({ length: 40 }, (_, other) => addressAt(2 + 40 * index + other)),
    }));
    expect(differences("Dachdecker Beispiel\nKirchstraße 1\n59399 Olfen\n", jsonLd)).toEqual([]);
  });
});
