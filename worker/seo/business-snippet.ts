// Structured data of a local firm, ready to copy: filled with what the page, its Impressum and other structured data tell.

import { shortened } from "../german/sentences.ts";
import { contactsOf } from "./contact-data.ts";
import { partsOf, withoutCredited } from "./credits.ts";
import { firmName } from "./imprint-firm.ts";
import { imprintText } from "./imprint-page.ts";
import type { PageFacts } from "./page-facts.ts";
import { phonesIn } from "./phone-number.ts";
import { addressesIn } from "./postal-address.ts";
import { socialTags } from "./social.ts";

export interface KnownFirm {
  name: string;
  street: string;
  postalCode: string;
  town: string;
  /** As written, and as "+492595123456". */
  phone: { written: string; normal: string };
}

/** Characters of one value. */
const longestValue = 120;

/** What is known of the firm; examples that nobody takes for real stand for the rest. */
export function knownFirm(facts: PageFacts): KnownFirm {
  const { declared, imprint, page } = contactsOf(facts);
  const known = [...declared, ...(imprint === null ? [] : [imprint]), page];
  const address = known
    .flatMap(({ addresses }) => withoutCredited(addresses))
    .find(({ street }) => street !== null);
  const foreign = phonesOfCredited(facts);
  const phone = known.flatMap(({ phones }) => phones).find(({ normal }) => !foreign.has(normal));
  const site = socialTags(facts.html.metas, "og:")["og:site_name"]?.trim();
  return {
    name: declared[0]?.names[0] || site || nameInImprint(facts) || "Name der Firma",
    street: address?.street ?? "Straße 1",
    postalCode: address?.postalCode ?? "12345",
    town: address?.town ?? "Ort",
    phone: phone ?? { written: "01234 5678900", normal: "+4912345678900" },
  };
}

/** Numbers that stand only with whoever made the site. */
function phonesOfCredited(facts: PageFacts): ReadonlySet<string> {
  const imprint = imprintText(facts);
  const texts = [facts.html.text.text, ...(imprint.known ? [imprint.text] : [])];
  const parts = texts.map((text) => partsOf(text, addressesIn(text)));
  const numbersIn = (text: string) => phonesIn(text).map(({ normal }) => normal);
  const own = new Set(parts.flatMap(({ rest }) => numbersIn(rest)));
  return new Set(parts.flatMap(({ credited }) => numbersIn(credited)).filter((number) => !own.has(number)));
}

function nameInImprint(facts: PageFacts): string | null {
  const imprint = imprintText(facts);
  return imprint.known ? firmName(imprint.text) : null;
}

/** Fields by schema.org's names, in the order of the example. */
export const businessFields = ["name", "address", "telephone", "openingHours", "url"] as const;
export type BusinessField = (typeof businessFields)[number];

/** A whole block, to be put into the head of the page. */
export function businessBlock(facts: PageFacts): string {
  const lines = [
    '"@context": "https://schema.org"',
    '"@type": "LocalBusiness"',
    ...linesOf(facts, businessFields),
  ];
  const body = lines.join(",\n").replace(/^/gm, "  ");
  return `<script type="application/ld+json">\n{\n${body}\n}\n</script>`;
}

/** Only these fields, for a block that is there already. */
export function businessLines(facts: PageFacts, fields: readonly BusinessField[]): string {
  return linesOf(facts, fields).join(",\n");
}

function linesOf(facts: PageFacts, fields: readonly BusinessField[]): string[] {
  const { name, street, postalCode, town, phone } = knownFirm(facts);
  const address = [
    '"@type": "PostalAddress"',
    `"streetAddress": ${json(street)}`,
    `"postalCode": ${json(postalCode)}`,
    `"addressLocality": ${json(town)}`,
    '"addressCountry": "DE"',
  ];
  const lines: Record<BusinessField, string> = {
    name: `"name": ${json(name)}`,
    address: `"address": {\n${address.map((line) => `  ${line}`).join(",\n")}\n}`,
    telephone: `"telephone": ${json(phone.normal)}`,
    openingHours: '"openingHours": ["Mo-Fr 08:00-17:00", "Sa 09:00-12:00"]',
    url: `"url": ${json(new URL("/", facts.fetched.url).href)}`,
  };
  return fields.map((field) => lines[field]);
}

/** Safe inside a script element: no value can end it. */
function json(value: string): string {
  return JSON.stringify(shortened(value.toWellFormed().replace(/\s+/g, " ").trim(), longestValue)).replaceAll(
    "<",
    "\\u003c",
  );
}
