// Ready-made structured data of a local firm, filled from the page, its Impressum and its other structured data.
import { gap, jsonOr, safeJson } from "../engine/snippets.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { collectFilledSocialTags } from "../page/meta-tags.ts";
import { collectContacts } from "./contact-data.ts";
import { dropCreditedAddresses, splitByCredits } from "./credits.ts";
import { findFirmName } from "./imprint-firm.ts";
import { readImprint } from "./imprint-page.ts";
import { findPhones } from "./phone-number.ts";

export interface FirmDetails {
  name: string | null;
  street: string | null;
  postalCode: string | null;
  town: string | null;
  /** As written, and as "+492595123456". */
  phone: { written: string; normal: string } | null;
}

/** What the gaps of a firm's data are called. */
export const firmGaps = {
  name: "Name der Firma",
  street: "Straße und Hausnummer",
  postalCode: "Postleitzahl",
  town: "Ort",
  phone: "Telefonnummer",
  hours: "Tage und Uhrzeiten",
} as const;

/** What is known of the firm. */
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
    name: declared[0]?.names[0] || site || findNameInImprint(facts),
    street: address?.street ?? null,
    postalCode: address?.postalCode ?? null,
    town: address?.town ?? null,
    phone: phone ?? null,
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

/** Only the owner knows them. */
export const hoursLine = `"openingHours": ["${gap(firmGaps.hours)}"]`;

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
    `  "streetAddress": ${jsonOr(street, firmGaps.street)}`,
    `  "postalCode": ${jsonOr(postalCode, firmGaps.postalCode)}`,
    `  "addressLocality": ${jsonOr(town, firmGaps.town)}`,
    '  "addressCountry": "DE"',
  ];
  const lines: Record<BusinessField, string> = {
    name: `"name": ${jsonOr(name, firmGaps.name)}`,
    address: `"address": {\n${address.join(",\n")}\n}`,
    telephone: `"telephone": ${jsonOr(phone?.normal, firmGaps.phone)}`,
    openingHours: hoursLine,
    url: `"url": ${safeJson(new URL("/", facts.fetched.url).href)}`,
  };
  return fields.map((field) => lines[field]).join(",\n");
}
