// Name, address and phone of the firm wherever they stand: text of the page, Impressum, structured data.

import { type DeclaredItem, isRecord } from "./declared-item.ts";
import { imprintText } from "./imprint-page.ts";
import { mailAddressesIn } from "./mail-address.ts";
import type { PageFacts } from "./page-facts.ts";
import { phonesIn, type WrittenPhone, writtenPhone } from "./phone-number.ts";
import { addressesIn, type PostalAddress } from "./postal-address.ts";
import { remembered } from "./remembered.ts";
import { declaredItems, localBusinessesIn } from "./structured-data.ts";
import { familyOf } from "./structured-data-rules.ts";

export interface ContactData {
  addresses: PostalAddress[];
  phones: WrittenPhone[];
  mails: string[];
}

export interface DeclaredContact extends ContactData {
  /** name, legalName, alternateName. */
  names: string[];
  /** Towns served, by name. */
  areaServed: string[];
  item: DeclaredItem;
}

export interface Contacts {
  /** Text and links of the page. */
  page: ContactData;
  /** The page behind the link; null when it is not known or is the page itself. */
  imprint: ContactData | null;
  /** Firms in JSON-LD. */
  declared: DeclaredContact[];
}

/** Bounds for hostile pages. */
const mostFirms = 20;
const mostValues = 40;
const longestValue = 300;

export const contactsOf = remembered((facts: PageFacts): Contacts => {
  const { html, side } = facts;
  const imprint = imprintText(facts);
  return {
    page: contactData(
      html.text.text,
      html.anchors.map(({ href }) => href),
    ),
    imprint:
      imprint.known && side.imprint.state === "found" ? contactData(imprint.text, imprint.hrefs) : null,
    declared: declaredFirms(facts).map(declaredContact),
  };
});

/** @param hrefs targets of links; tel: and mailto: are contact data */
export function contactData(text: string, hrefs: readonly string[]): ContactData {
  const linked = hrefs.filter((href) => /^\s*tel:/i.test(href)).slice(0, mostValues);
  const mails = hrefs.filter((href) => /^\s*mailto:/i.test(href)).slice(0, mostValues);
  const phones = [...phonesIn(text), ...linked.map(writtenPhone).filter((phone) => phone !== null)];
  return {
    addresses: addressesIn(text),
    phones: distinctPhones(phones),
    mails: [
      ...new Set([...mailAddressesIn(text), ...mails.flatMap((href) => mailAddressesIn(href.slice(7)))]),
    ],
  };
}

function distinctPhones(phones: readonly WrittenPhone[]): WrittenPhone[] {
  const byNumber = new Map<string, WrittenPhone>();
  for (const phone of phones) {
    const before = byNumber.get(phone.normal);
    // The text shows more than a link's target does, but a link makes a bare number a certain one.
    byNumber.set(phone.normal, before ? { ...before, certain: before.certain || phone.certain } : phone);
  }
  return [...byNumber.values()];
}

/** Firms that JSON-LD describes: local businesses, else organisations. */
function declaredFirms(facts: PageFacts): DeclaredItem[] {
  const items = declaredItems(facts).filter(({ source }) => source === "json-ld");
  const firms = localBusinessesIn(items);
  return (firms.length > 0 ? firms : items.filter((item) => familyOf(item) === "Organization")).slice(
    0,
    mostFirms,
  );
}

function declaredContact(item: DeclaredItem): DeclaredContact {
  const { properties } = item;
  return {
    names: ["name", "legalName", "alternateName"].flatMap((key) => textsOf(properties[key])),
    addresses: listOf(properties.address).flatMap(declaredAddress),
    phones: textsOf(properties.telephone)
      .map(writtenPhone)
      .filter((phone) => phone !== null),
    mails: textsOf(properties.email).flatMap(mailAddressesIn),
    areaServed: listOf(properties.areaServed).flatMap((area) => textsOf(isRecord(area) ? area.name : area)),
    item,
  };
}

function declaredAddress(value: unknown): PostalAddress[] {
  if (typeof value === "string") return addressesIn(value.slice(0, longestValue));
  if (!isRecord(value)) return [];
  const [street = null] = textsOf(value.streetAddress);
  const [postalCode = ""] = textsOf(value.postalCode);
  const [town = ""] = textsOf(value.addressLocality);
  return town === "" && postalCode === "" ? [] : [{ street, postalCode, town, above: [] }];
}

/** Texts of a value or a list of values; numbers count ("postalCode": 59348). */
export function textsOf(value: unknown): string[] {
  return listOf(value)
    .map((entry) => (typeof entry === "number" ? String(entry) : entry))
    .filter((entry) => typeof entry === "string")
    .map((entry) => entry.slice(0, longestValue).trim())
    .filter((entry) => entry !== "");
}

export function listOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).slice(
    0,
    mostValues,
  );
}
