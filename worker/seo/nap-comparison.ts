// Name, address and phone (NAP) from several places: do they say the same?
import type { Evidence } from "#contract/seo-report.ts";
import { type ContactData, type Contacts, contactsOf } from "./contact-data.ts";
import { imprintText } from "./imprint-page.ts";
import type { PageFacts } from "./page-facts.ts";
import { isMobile, isSamePhone, type WrittenPhone } from "./phone-number.ts";
import { isSamePlace, type PostalAddress, shownAddress } from "./postal-address.ts";
import { isSameStreet, plainLetters } from "./street-name.ts";

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

/** Addresses and names a firm may declare; who declares more keeps a directory, where nothing can be compared. */
const mostAddresses = 100;
const mostNames = 40;
/** Characters two numbers of one exchange share: area codes of small towns have four digits and differ in the last. */
const sharedAreaCode = "+49".length + 4;

export function compareNap(facts: PageFacts): NapComparison {
  const contacts = contactsOf(facts);
  const sources = sourcesOf(contacts);
  const comparison: NapComparison = { sources: sources.length, compared: 0, differences: [] };
  for (const [index, one] of sources.entries()) {
    for (const other of sources.slice(index + 1)) {
      add(comparison, compareAddresses(one, other));
      add(comparison, comparePhones(one, other));
    }
  }
  if (sources.length > 0) add(comparison, compareName(facts, contacts));
  return comparison;
}

/** null: nothing to compare; []: equal. */
type Outcome = Evidence[] | null;

function add(comparison: NapComparison, outcome: Outcome): void {
  if (outcome === null) return;
  comparison.compared++;
  comparison.differences.push(...outcome);
}

function sourcesOf({ page, imprint, declared }: Contacts): Source[] {
  const addresses = declared.flatMap((firm) => firm.addresses);
  const firms = {
    addresses: addresses.length > mostAddresses ? [] : addresses,
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
 * A complaint only where both mean the same house: same street with another town, or same town with another street, and
 * no address in common. Two addresses without anything in common are two places of a firm.
 */
function compareAddresses(one: Source, other: Source): Outcome {
  const [ones, others] = [one.addresses.filter(hasStreet), other.addresses.filter(hasStreet)];
  if (ones.length === 0 || others.length === 0) return null;
  if (ones.some((address) => others.some((candidate) => isSamePlace(address, candidate)))) return [];
  for (const address of ones) {
    const rival = others.find((candidate) => sharesHalf(address, candidate));
    if (rival === undefined) continue;
    return [
      {
        where: `Anschrift: ${one.where}`,
        value: shownAddress(address),
        expected: `wie ${other.where}: ${shownAddress(rival)}`,
      },
    ];
  }
  return null;
}

function sharesHalf(one: PostalAddress, other: PostalAddress): boolean {
  const sameStreet = isSameStreet(one.street ?? "", other.street ?? "");
  const sameTown = plainLetters(one.town) === plainLetters(other.town) && one.town !== "";
  const sameCode = one.postalCode === other.postalCode && one.postalCode !== "";
  return sameStreet ? sameTown || sameCode : sameTown && sameCode;
}

/** Only numbers of one exchange are compared, and mobile numbers only where each side has a single one. */
function comparePhones(one: Source, other: Source): Outcome {
  if (one.phones.length === 0 || other.phones.length === 0) return null;
  if (one.phones.some((phone) => other.phones.some((candidate) => isSamePhone(phone, candidate)))) return [];
  const [ones, others] = [
    one.phones.filter(({ certain }) => certain),
    other.phones.filter(({ certain }) => certain),
  ];
  for (const phone of ones) {
    const rival = others.find((candidate) => areRivals(phone, candidate, ones.length, others.length));
    if (rival === undefined) continue;
    return [
      {
        where: `Telefon: ${one.where}`,
        value: phone.written,
        expected: `wie ${other.where}: ${rival.written}`,
      },
    ];
  }
  return null;
}

function areRivals(one: WrittenPhone, other: WrittenPhone, ones: number, others: number): boolean {
  if (isMobile(one) || isMobile(other)) {
    return isMobile(one) && isMobile(other) && ones === 1 && others === 1;
  }
  return one.normal.slice(0, sharedAreaCode) === other.normal.slice(0, sharedAreaCode);
}

/** The declared name must be seen somewhere: in text, title, names of pictures or the Impressum. */
function compareName(facts: PageFacts, { declared }: Contacts): Outcome {
  const names = [...new Set(declared.flatMap((firm) => firm.names))];
  const { html } = facts;
  if (names.length === 0 || names.length > mostNames) return null;
  const imprint = imprintText(facts);
  const seen = [
    html.text.text,
    ...html.titles,
    ...html.metas.map(({ content }) => content ?? ""),
    ...html.images.map(({ alt }) => alt ?? ""),
    ...html.anchors.map(({ otherName }) => otherName),
    imprint.known ? imprint.text : "",
  ];
  const haystack = plainName(seen.join(" "));
  if (names.some((name) => plainName(name) !== "" && haystack.includes(plainName(name)))) return [];
  const words = new Set(plainLetters(seen.join(" ")).split(/[^a-z0-9]+/));
  if (names.some((name) => wordsOfName(name).every((word) => words.has(word)))) return [];
  return [
    {
      where: "Name: JSON-LD",
      value: names[0] ?? "",
      expected: imprint.known
        ? "der Name, der auf der Seite oder im Impressum steht"
        : "der Name, der auf der Seite steht",
    },
  ];
}

const legalForm =
  /\b(?:g?gmbh|ug|haftungsbeschraenkt|ag|kg|ohg|gbr|e ?k|e ?v|eg|co|mbh|inh|inhaber|inhaberin)\b/g;

/** Without what stands in brackets and without legal forms. */
function wordsOfName(name: string): string[] {
  const plain = plainLetters(name.replace(/\([^()]{0,100}\)/g, " ")).replace(/[^a-z0-9]+/g, " ");
  return plain
    .replace(legalForm, "")
    .split(" ")
    .filter((word) => word !== "");
}

/** Letters and digits alone, without legal forms: "Muster & Söhne GmbH" → "mustersoehne". */
function plainName(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, " ")
    .replace(legalForm, "")
    .replace(/ /g, "");
}
