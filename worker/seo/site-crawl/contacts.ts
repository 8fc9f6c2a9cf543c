// What of a page's contact data is compared with other pages: numbers known to be telephone numbers, addresses with a street.

import { shortened } from "../../german/sentences.ts";
import { contactsOf } from "../contact-data.ts";
import type { PageFacts } from "../page-facts.ts";
import type { WrittenPhone } from "../phone-number.ts";
import { isSamePlace, type PostalAddress } from "../postal-address.ts";
import type { ComparedAddress, ComparedPhone, PageContacts } from "./crawl-state.ts";

/** Values kept of a kind; a longer list is a directory, not contact data. */
const MAX_VALUES = 10;
const MAX_LENGTH = 80;

export function comparableContacts(facts: PageFacts): PageContacts {
  const { phones, addresses } = contactsOf(facts).page;
  return {
    phones: phones
      .filter(({ certain }) => certain)
      .slice(0, MAX_VALUES)
      .map(comparedPhone),
    addresses: addresses
      .filter(({ street }) => street !== null)
      .slice(0, MAX_VALUES)
      .map(comparedAddress),
  };
}

/** A direct line belongs to its switchboard: what comes before the dash decides. */
export function isSamePhone(one: ComparedPhone, other: ComparedPhone): boolean {
  return one.stem.startsWith(other.stem) || other.stem.startsWith(one.stem);
}

export function isSameAddress(one: ComparedAddress, other: ComparedAddress): boolean {
  return isSamePlace(asPostal(one), asPostal(other));
}

function comparedPhone({ written, normal, stem }: WrittenPhone): ComparedPhone {
  return { written: shortened(written.trim(), MAX_LENGTH), stem: stem ?? normal };
}

function comparedAddress({ street, postalCode, town }: PostalAddress): ComparedAddress {
  return { street: street ?? "", postalCode, town };
}

function asPostal(address: ComparedAddress): PostalAddress {
  return { ...address, above: [] };
}
