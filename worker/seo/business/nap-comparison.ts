// Name, address and phone (NAP) from several places: do they say the same?
import type { Evidence } from "#contract/seo-report.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { type ContactData, type Contacts, collectContacts } from "./contact-data.ts";
import { readImprint } from "./imprint-page.ts";
import { isMobile, isSamePhone, type PhoneNumber } from "./phone-number.ts";
import {
  formatAddress,
  isSamePlace,
  isSameStreet,
  type PostalAddress,
  transliterate,
} from "./postal-address.ts";

export interface NapComparison {
  /** Places that name an address or a phone. */
  sources: number;
  /** Pairs of values that could be compared. */
  compared: number;
  differences: Evidence[];
}

interface Source extends ContactData {
  where: string;
}

/** A page that declares more is a directory, where nothing can be compared. */
const maxAddresses = 100;
const maxNames = 40;
/** Characters compared: area codes of small towns have four digits and differ in the last. */
const areaCodeLength = "+49".length + 4;

export function compareNap(facts: PageFacts): NapComparison {
  const contacts = collectContacts(facts);
  const sources = listSources(contacts);
  const comparison: NapComparison = { sources: sources.length, compared: 0, differences: [] };
  for (const [index, one] of sources.entries()) {
    for (const other of sources.slice(index + 1)) {
      addOutcome(comparison, compareAddresses(one, other));
      addOutcome(comparison, comparePhones(one, other));
    }
  }
  if (sources.length > 0) addOutcome(comparison, compareName(facts, contacts));
  return comparison;
}

/** null: nothing to compare; []: equal. */
type Outcome = Evidence[] | null;

function addOutcome(comparison: NapComparison, outcome: Outcome): void {
  if (outcome === null) return;
  comparison.compared++;
  comparison.differences.push(...outcome);
}

function listSources({ page, imprint, declared }: Contacts): Source[] {
  const addresses = declared.flatMap((firm) => firm.addresses);
  const firms = {
    addresses: addresses.length > maxAddresses ? [] : addresses,
    phones: declared.flatMap(({ phones }) => phones),
    mails: [],
  };
  return [
    { where: "JSON-LD", ...firms },
    { where: "diese Seite", ...page },
    ...(imprint === null ? [] : [{ where: "Impressum", ...imprint }]),
  ].filter(({ addresses, phones }) => addresses.some(hasStreet) || phones.length > 0);
}

const hasStreet = ({ street }: PostalAddress) => street !== null;

/**
 * Different only where both mean the same house: same street with another town, or same town with another street, and
 * no address in common. Two addresses without anything in common are two places of a firm.
 */
function compareAddresses(one: Source, other: Source): Outcome {
  const [ones, others] = [one.addresses.filter(hasStreet), other.addresses.filter(hasStreet)];
  if (ones.length === 0 || others.length === 0) return null;
  if (findPair(ones, others, isSamePlace) !== null) return [];
  const pair = findPair(ones, others, sharesHalf)?.map(formatAddress);
  return pair === undefined ? null : [evidenceFor("Anschrift", one, other, pair)];
}

function findPair<T>(
  ones: readonly T[],
  others: readonly T[],
  fits: (one: T, other: T) => boolean,
): T[] | null {
  for (const one of ones) {
    const other = others.find((candidate) => fits(one, candidate));
    if (other !== undefined) return [one, other];
  }
  return null;
}

function evidenceFor(what: string, one: Source, other: Source, [value = "", rival = ""]: string[]): Evidence {
  return { where: `${what}: ${one.where}`, value, expected: `wie ${other.where}: ${rival}` };
}

function sharesHalf(one: PostalAddress, other: PostalAddress): boolean {
  const sameStreet = isSameStreet(one.street ?? "", other.street ?? "");
  const sameTown = transliterate(one.town) === transliterate(other.town) && one.town !== "";
  const sameCode = one.postalCode === other.postalCode && one.postalCode !== "";
  return sameStreet ? sameTown || sameCode : sameTown && sameCode;
}

/** Only numbers of one exchange are compared, and mobile numbers only where each side has a single one. */
function comparePhones(one: Source, other: Source): Outcome {
  if (one.phones.length === 0 || other.phones.length === 0) return null;
  if (findPair(one.phones, other.phones, isSamePhone) !== null) return [];
  const ones = one.phones.filter(({ certain }) => certain);
  const others = other.phones.filter(({ certain }) => certain);
  const areSingle = ones.length === 1 && others.length === 1;
  const areComparable = (a: PhoneNumber, b: PhoneNumber) => {
    if (isMobile(a) || isMobile(b)) return isMobile(a) && isMobile(b) && areSingle;
    return a.normal.slice(0, areaCodeLength) === b.normal.slice(0, areaCodeLength);
  };
  const pair = findPair(ones, others, areComparable)?.map(({ written }) => written);
  return pair === undefined ? null : [evidenceFor("Telefon", one, other, pair)];
}

/** The declared name must appear somewhere: in text, title, alternative texts or the Impressum. */
function compareName(facts: PageFacts, { declared }: Contacts): Outcome {
  const names = [...new Set(declared.flatMap((firm) => firm.names))];
  const { html } = facts;
  if (names.length === 0 || names.length > maxNames) return null;
  const imprint = readImprint(facts);
  const seen = [
    html.text.text,
    ...html.titles,
    ...html.metas.map(({ content }) => content ?? ""),
    ...html.images.map(({ alt }) => alt ?? ""),
    ...html.anchors.map(({ otherName }) => otherName),
    imprint.known ? imprint.text : "",
  ];
  const haystack = normalizeName(seen.join(" "));
  if (names.map(normalizeName).some((name) => name !== "" && haystack.includes(name))) return [];
  const words = new Set(transliterate(seen.join(" ")).split(/[^a-z0-9]+/));
  if (names.some((name) => splitName(name).every((word) => words.has(word)))) return [];
  const places = imprint.known ? "auf der Seite oder im Impressum" : "auf der Seite";
  return [{ where: "Name: JSON-LD", value: names[0] ?? "", expected: `der Name, der ${places} steht` }];
}

const legalForm =
  /\b(?:g?gmbh|ug|haftungsbeschraenkt|ag|kg|ohg|gbr|e ?k|e ?v|eg|co|mbh|inh|inhaber|inhaberin)\b/g;

/** Without what stands in brackets and without legal forms. */
function splitName(name: string): string[] {
  return dropLegalForm(name.replace(/\([^()]{0,100}\)/g, " "))
    .split(" ")
    .filter(Boolean);
}

/** Letters and digits alone, without legal forms: "Muster & Söhne GmbH" → "mustersoehne". */
function normalizeName(text: string): string {
  return dropLegalForm(text).replace(/ /g, "");
}

function dropLegalForm(text: string): string {
  return transliterate(text)
    .replace(/[^a-z0-9]+/g, " ")
    .replace(legalForm, "");
}
