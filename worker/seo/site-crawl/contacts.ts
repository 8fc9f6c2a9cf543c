// The contact data of a page that is compared with other pages: certain telephone numbers, addresses with a street.

import { shortened } from "../../german/sentences.ts";
import { collectContacts } from "../business/contact-data.ts";
import type { PhoneNumber } from "../business/phone-number.ts";
import { isSamePlace, type PostalAddress } from "../business/postal-address.ts";
import type { PageFacts } from "../html/page-facts.ts";
import type { ComparedAddress, ComparedPhone, PageContacts } from "./crawl-state.ts";

/** Of each kind; a longer list is a directory, not contact data. */
const MAX_VALUES = 10;
const MAX_LENGTH = 80;

export function extractContacts(facts: PageFacts): PageContacts {
  const { phones, addresses } = collectContacts(facts).page;
  return {
    phones: phones
      .filter(({ certain }) => certain)
      .slice(0, MAX_VALUES)
      .map(toComparedPhone),
    addresses: addresses
      .filter(({ street }) => street !== null)
      .slice(0, MAX_VALUES)
      .map(toComparedAddress),
  };
}

/** A direct line belongs to its switchboard: only the part before the dash counts. */
export function isSamePhone(one: ComparedPhone, other: ComparedPhone): boolean {
  return one.stem.startsWith(other.stem) || other.stem.startsWith(one.stem);
}

export function isSameAddress(one: ComparedAddress, other: ComparedAddress): boolean {
  return isSamePlace(toPostalAddress(one), toPostalAddress(other));
}

function toComparedPhone({ written, normal, stem }: PhoneNumber): ComparedPhone {
  return { written: shortened(written.trim(), MAX_LENGTH), stem: stem ?? normal };
}

function toComparedAddress({ street, postalCode, town }: PostalAddress): ComparedAddress {
  return { street: street ?? "", postalCode, town };
}

function toPostalAddress(address: ComparedAddress): PostalAddress {
  return { ...address, above: [] };
}
