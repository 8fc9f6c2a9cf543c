// Pages that tell who a local firm is in one place only, for the audits of the group "local" and the legal checks.
import type { PageOverrides } from "./page-facts.ts";

export const firm = (properties: Record<string, unknown> = {}) =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "RoofingContractor",
    name: "Dachdecker Beispiel",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Kirchstraße 1",
      postalCode: "59399",
      addressLocality: "Olfen",
    },
    telephone: "+49 2595 123456",
    ...properties,
  });
export const address = "Dachdecker Beispiel\nKirchstraße 1\n59399 Olfen\n";
/** Nor a script that could add them. */
export const noLinks = { anchors: [], scripts: [] };
const noImprint: NonNullable<PageOverrides["side"]> = {
  imprint: { state: "missing", url: null, text: "", hrefs: [], reason: "Kein Link." },
};
export const imprintOf = (text: string): NonNullable<PageOverrides["side"]> => ({
  imprint: {
    state: "found",
    url: "https://www.dachdecker-beispiel.de/impressum",
    text,
    hrefs: [],
    reason: null,
  },
});
/** Text, links and JSON-LD, nothing else that tells who the firm is. */
export const bare = (text: string, jsonLd: string[] = [], side = noImprint): PageOverrides => ({
  text,
  html: { ...noLinks, jsonLd },
  side,
});
export const legalPage = { fetched: { url: "https://www.dachdecker-beispiel.de/impressum" } };
export const onLegalPage = { when: "on a legal page", page: legalPage, status: "notApplicable" as const };
