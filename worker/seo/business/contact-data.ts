// Name, address and phone of the firm, from the page, its Impressum and its structured data.

import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { filterLocalBusinesses, readDeclaredItems } from "../structured-data/structured-data.ts";
import { type DeclaredItem, getFamily, isRecord } from "../structured-data/structured-data-rules.ts";
import { readImprint } from "./imprint-page.ts";
import { findMailAddresses } from "./mail-address.ts";
import { findPhones, type PhoneNumber, parsePhone } from "./phone-number.ts";
import { findPostalAddresses, type PostalAddress } from "./postal-address.ts";

export interface ContactData {
  addresses: PostalAddress[];
  phones: PhoneNumber[];
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
  /** null when it is unknown or is the page itself. */
  imprint: ContactData | null;
  /** Firms in JSON-LD. */
  declared: DeclaredContact[];
}

/** Limits for hostile pages. */
const maxFirms = 20;
const maxValues = 40;
const maxValueLength = 300;

export const collectContacts = memoizeByFacts((facts: PageFacts): Contacts => {
  const { html, side } = facts;
  const imprint = readImprint(facts);
  return {
    page: extractContactData(
      html.text.text,
      html.anchors.map(({ href }) => href),
    ),
    imprint:
      imprint.known && side.imprint.state === "found"
        ? extractContactData(imprint.text, imprint.hrefs)
        : null,
    declared: findDeclaredFirms(facts).map(toDeclaredContact),
  };
});

/** @param hrefs targets of links; tel: and mailto: are contact data */
export function extractContactData(text: string, hrefs: readonly string[]): ContactData {
  const linked = hrefs.filter((href) => /^\s*tel:/i.test(href)).slice(0, maxValues);
  const mailLinks = hrefs.filter((href) => /^\s*mailto:/i.test(href)).slice(0, maxValues);
  const mails = [text, ...mailLinks.map((href) => href.slice(7))].flatMap(findMailAddresses);
  return {
    addresses: findPostalAddresses(text),
    phones: mergePhones([...findPhones(text), ...linked.flatMap((href) => parsePhone(href) ?? [])]),
    mails: [...new Set(mails)],
  };
}

function mergePhones(phones: readonly PhoneNumber[]): PhoneNumber[] {
  const byNumber = new Map<string, PhoneNumber>();
  for (const phone of phones) {
    const before = byNumber.get(phone.normal);
    // The text shows more than a link target, but a link makes a bare number certain.
    byNumber.set(phone.normal, before ? { ...before, certain: before.certain || phone.certain } : phone);
  }
  return [...byNumber.values()];
}

/** Local businesses in JSON-LD, else organisations. */
function findDeclaredFirms(facts: PageFacts): DeclaredItem[] {
  const items = readDeclaredItems(facts).filter(({ source }) => source === "json-ld");
  const firms = filterLocalBusinesses(items);
  const organisations = items.filter((item) => getFamily(item) === "Organization");
  return (firms.length > 0 ? firms : organisations).slice(0, maxFirms);
}

function toDeclaredContact(item: DeclaredItem): DeclaredContact {
  const { properties } = item;
  return {
    names: ["name", "legalName", "alternateName"].flatMap((key) => toTexts(properties[key])),
    addresses: toList(properties.address).flatMap(toPostalAddresses),
    phones: toTexts(properties.telephone).flatMap((text) => parsePhone(text) ?? []),
    mails: toTexts(properties.email).flatMap(findMailAddresses),
    areaServed: toList(properties.areaServed).flatMap((area) => toTexts(isRecord(area) ? area.name : area)),
    item,
  };
}

function toPostalAddresses(value: unknown): PostalAddress[] {
  if (typeof value === "string") return findPostalAddresses(value.slice(0, maxValueLength));
  if (!isRecord(value)) return [];
  const [street = null] = toTexts(value.streetAddress);
  const [postalCode = ""] = toTexts(value.postalCode);
  const [town = ""] = toTexts(value.addressLocality);
  return town === "" && postalCode === "" ? [] : [{ street, postalCode, town, above: [] }];
}

/** Texts of a value or a list of values; numbers count ("postalCode": 59348). */
export function toTexts(value: unknown): string[] {
  return toList(value)
    .map((entry) => (typeof entry === "number" ? String(entry) : entry))
    .filter((entry) => typeof entry === "string")
    .map((entry) => entry.slice(0, maxValueLength).trim())
    .filter((entry) => entry !== "");
}

export function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, maxValues);
  return value === undefined || value === null ? [] : [value];
}
