// Ready-made structured data of a local firm, filled from the page, its Impressum and its other structured data.
import { safeJson } from "../engine/snippets.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { collectFilledSocialTags } from "../page/meta-tags.ts";
import { collectContacts } from "./contact-data.ts";
import { dropCreditedAddresses, splitByCredits } from "./credits.ts";
import { findFirmName } from "./imprint-firm.ts";
import { readImprint } from "./imprint-page.ts";
import { findPhones } from "./phone-number.ts";

export interface FirmDetails {
  name: string;
  street: string;
  postalCode: string;
  town: string;
  /** As written, and as "+492595123456". */
  phone: { written: string; normal: string };
}

/** What is known of the firm; obvious examples fill in the rest. */
export function collectFirmDetails(facts: PageFacts): FirmDetails {
  const { declared, imprint, page } = collectContacts(facts);
  const known = [...declared, ...(imprint === null ? [] : [imprint]), page];
  const address = known
    .flatMap(({ addresses }) => dropCreditedAddresses(addresses))
    .find(({ street }) => street !== null);
  const foreign = findCreditedPhones(facts);
  const phone = known.flatMap(({ phones }) => phones).find(({ normal }) => !foreign.has(normal));
  const site = collectFilledSocialTags(facts.html.metas, "og:")["og:site_name"]?.trim();
  return {
    name: declared[0]?.names[0] || site || findNameInImprint(facts) || "Name der Firma",
    street: address?.street ?? "Straße 1",
    postalCode: address?.postalCode ?? "12345",
    town: address?.town ?? "Ort",
    phone: phone ?? { written: "01234 5678900", normal: "+4912345678900" },
  };
}

/** Numbers that belong only to whoever made the site. */
function findCreditedPhones(facts: PageFacts): ReadonlySet<string> {
  const imprint = readImprint(facts);
  const texts = [facts.html.text.text, ...(imprint.known ? [imprint.text] : [])];
  const parts = texts.map(splitByCredits);
  const numbersIn = (text: string) => findPhones(text).map(({ normal }) => normal);
  const own = new Set(parts.flatMap(({ rest }) => numbersIn(rest)));
  return new Set(parts.flatMap(({ credited }) => numbersIn(credited)).filter((number) => !own.has(number)));
}

function findNameInImprint(facts: PageFacts): string | null {
  const imprint = readImprint(facts);
  return imprint.known ? findFirmName(imprint.text) : null;
}

/** schema.org names, in the order of the snippet. */
export type BusinessField = "name" | "address" | "telephone" | "openingHours" | "url";
const businessFields: readonly BusinessField[] = ["name", "address", "telephone", "openingHours", "url"];

/** A whole block for the head of the page. */
export function buildBusinessBlock(facts: PageFacts): string {
  const lines = ['"@context": "https://schema.org"', '"@type": "LocalBusiness"', buildBusinessLines(facts)];
  const body = lines.join(",\n").replace(/^/gm, "  ");
  return `<script type="application/ld+json">\n{\n${body}\n}\n</script>`;
}

/** Only these fields, to extend an existing block. */
export function buildBusinessLines(facts: PageFacts, fields = businessFields): string {
  const { name, street, postalCode, town, phone } = collectFirmDetails(facts);
  const address = [
    '  "@type": "PostalAddress"',
    `  "streetAddress": ${safeJson(street)}`,
    `  "postalCode": ${safeJson(postalCode)}`,
    `  "addressLocality": ${safeJson(town)}`,
    '  "addressCountry": "DE"',
  ];
  const lines: Record<BusinessField, string> = {
    name: `"name": ${safeJson(name)}`,
    address: `"address": {\n${address.join(",\n")}\n}`,
    telephone: `"telephone": ${safeJson(phone.normal)}`,
    openingHours: '"openingHours": ["Mo-Fr 08:00-17:00", "Sa 09:00-12:00"]',
    url: `"url": ${safeJson(new URL("/", facts.fetched.url).href)}`,
  };
  return fields.map((field) => lines[field]).join(",\n");
}
