import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { refusedOwnerData } from "#scripts/build.ts";
import {
  findLine,
  findOpenOwnerData,
  findPersonHints,
  findPlaceholders,
  findReferenceHints,
  findUnconfirmedServices,
} from "#scripts/placeholders.ts";
import { samplePerson, sampleReference, unsaid } from "#test/support/sample-person.ts";

describe("placeholders in the owner's data", () => {
  it.each([
    ["a name", "Maxi Muster"],
    ["a street", "Musterstraße 1"],
    ["a domain", "https://www.paettken.example"],
    ["a mail address", "post@paettken.example"],
    ["a spoken phone number", "02591 000 00 00"],
    ["a dialled phone number", "+4925910000000"],
  ])("are found in %s [LEGAL-34] [EDGE-23]", (_case, value) => {
    expect(findPlaceholders({ phone: { shown: value } })).toEqual([{ place: "phone.shown", value }]);
  });

  it.each([
    ["a real number", "02591 40 50 60"],
    ["a number with some zeros", "+49259100012"],
    ["a region", "Websites im Münsterland"],
    ["a domain", "https://www.paettken.de"],
    ["a figure", 51.768],
  ])("are not seen in %s", (_case, value) => {
    expect(findPlaceholders({ value })).toEqual([]);
  });
});

describe("what is open in the owner's data", () => {
  const source = readFileSync("app/content/owner.ts", "utf8").split("\n");

  it("is named with file, line and value [LEGAL-34]", () => {
    for (const text of findOpenOwnerData()) {
      const [, line, value] = text.match(/^app\/content\/owner\.ts:(\d+): .+ ist noch „(.+)“$/) ?? [];
      expect(source[Number(line) - 1]).toContain(`"${value}"`);
    }
  });

  it("is found on the line of its own key where two keys share a value", () => {
    const twins = 'const owner = {\n  name: "Muster",\n  brand: "Muster",\n};';
    expect(findLine(twins, "brand", "Muster")).toBe(3);
  });

  it("stops a production build, not a preview and not local use [LEGAL-34] [EDGE-23]", () => {
    expect(refusedOwnerData({ CLOUDFLARE_ENV: "production" })).toEqual(findOpenOwnerData());
    expect(refusedOwnerData({ CLOUDFLARE_ENV: "production", VITE_PREVIEW: "1" })).toEqual([]);
    expect(refusedOwnerData({})).toEqual([]);
  });
});

describe("what the owner may still say", () => {
  const source = readFileSync("app/content/owner.ts", "utf8").split("\n");

  it("is asked for line by line, and holds up no deployment [PERSON-01]", () => {
    const hints = findPersonHints(unsaid);
    const keys = Object.keys(unsaid).filter((key) => key !== "name");
    expect(hints).toHaveLength(keys.length);
    for (const [index, hint] of hints.entries()) {
      const [, line, key] = hint.match(/^app\/content\/owner\.ts:(\d+): Freiwillig: .+\((\w+)\)/) ?? [];
      expect(key).toBe(keys[index]);
      expect(source[Number(line) - 1]).toMatch(new RegExp(`^  ${key}: `));
    }
    for (const hint of hints) expect(refusedOwnerData({ CLOUDFLARE_ENV: "production" })).not.toContain(hint);
  });

  it("is not asked for again; a portrait whose file is missing is [PERSON-01]", () => {
    expect(findPersonHints(samplePerson)).toEqual([
      "app/content/owner.ts: portrait nennt public/images/ruth.avif; die Datei fehlt",
    ]);
    const portrait = { file: "/images/figure.svg", alt: "Ein Bild" };
    expect(findPersonHints({ ...samplePerson, portrait })).toEqual([]);
  });

  it("names the missing references, until there is one [PERSON-05]", () => {
    expect(findReferenceHints([])).toEqual([
      expect.stringMatching(/^app\/content\/portfolio\/references\.ts: Freiwillig: noch keine Referenz/),
    ]);
    expect(findReferenceHints([sampleReference])).toEqual([]);
  });

  it("names every price of a service that nobody has confirmed [WISH-06]", () => {
    const price = { name: "SEO-Monitoring", from: null, within: null, confirmed: false };
    expect(findUnconfirmedServices({ a: price, b: { ...price, confirmed: true } })).toEqual([
      expect.stringMatching(
        /^app\/content\/prices\.ts:\d+: Preis der Leistung „SEO-Monitoring“ steht auf „nach Aufwand“: /,
      ),
    ]);
    expect(findUnconfirmedServices({ a: { ...price, from: 0 } })[0]).toContain("steht auf „kostenlos“");
    expect(findUnconfirmedServices({ a: { ...price, from: 4_900 } })[0]).toContain("steht auf ab 49 €");
  });
});
