// German postal addresses in running text: street with house number, then postal code and town.
import { withoutInvisible } from "../text/invisible.ts";
import { trimEndChars } from "../text/trim-end.ts";
import { trimStreetName } from "./street-name.ts";
import { maxTownLength, readTown } from "./town-name.ts";

export interface PostalAddress {
  /** As written; null where only postal code and town are known. */
  street: string | null;
  postalCode: string;
  town: string;
  /** Lines above the street, nearest last: name and legal form of the firm. Keeps the colon of a heading. */
  above: string[];
}

/** Addresses kept and postal codes checked per text. */
const maxAddresses = 30;
const maxCodes = 2_000;
const blanks = " \n\u00a0\u2009\u202f\u2060";
/** Characters. */
const maxStreetLength = 80;
const maxDistanceAbove = 400;
/** Lines above the street that may hold the name, a person and a department. */
const maxLinesAbove = 5;

const code = /(?<![\p{L}\d.-])(?:DE?\s?[-–]\s?)?(\d{5})[ \u00a0\n]{1,2}(?=\p{Lu})/gu;
/** Addresses with a street, and lines of postal code and town alone. Linear in the length of the text. */
export function findPostalAddresses(text: string): PostalAddress[] {
  const addresses: PostalAddress[] = [];
  let looked = 0;
  for (const match of text.matchAll(code)) {
    if (addresses.length >= maxAddresses || looked++ >= maxCodes) break;
    const postalCode = match[1] ?? "";
    const end = match.index + match[0].length;
    const behind = text.slice(end, end + maxTownLength);
    const town = readTown(behind);
    if (!isPostalCode(postalCode) || town === "") continue;
    const place = findStreetBefore(text, match.index);
    const isLine =
      /^(?:$|\n)/.test(text.slice(Math.max(0, match.index - 1), match.index)) &&
      /^\s*(?:$|\n|[,(])/.test(behind.slice(town.length));
    if (place !== null) addresses.push({ ...place, postalCode, town });
    else if (isLine) addresses.push({ street: null, postalCode, town, above: [] });
  }
  return addresses;
}

/** 01001 to 99998. */
function isPostalCode(text: string): boolean {
  return /^(?:0[1-9]|[1-9]\d)\d{3}$/.test(text);
}

function findStreetBefore(text: string, end: number): Pick<PostalAddress, "street" | "above"> | null {
  const from = Math.max(0, end - maxStreetLength);
  const before = trimEndChars(text.slice(from, end), `${blanks},;|·•–-`).replace(/ in$/, "");
  const piece = before.slice(findLastBorder(before) + 1).trim();
  const line = dropGluedText(dropFirmName(piece));
  const parts = splitStreet(line);
  if (parts === null) return null;
  const name = trimStreetName(parts.name);
  const street = line.slice(parts.name.length - name.length);
  if (!/^(?:\p{Lu}|an|am|auf|im|in|zum|zur|unter)/u.test(name)) return null;
  if (/postfach|telefon|fax|tel\.|handelsregister|hr[ab]\b/i.test(street)) return null;
  const start = text.lastIndexOf(street, end);
  const above = text
    .slice(Math.max(0, start - maxDistanceAbove), start)
    .split(/[\n|·•]/)
    .map((line) => trimEndChars(line.replace(/^[\s,:–-]+/, ""), `${blanks},–-`))
    .filter((line) => line !== "")
    .slice(-maxLinesAbove);
  return { street, above };
}

/** End of the last line or list entry before the street. */
function findLastBorder(text: string): number {
  return Math.max(...["\n", ",", "|", "·", "•", ";", ":"].map((sign) => text.lastIndexOf(sign)));
}

/** Text of adjacent inline elements: "Studio VitalMusterallee 8" → "Musterallee 8" */
function dropGluedText(piece: string): string {
  const glued = Array.from(piece.matchAll(/\p{Ll}(?=\p{Lu}\p{Ll}{2})/gu)).at(-1);
  return glued === undefined ? piece : piece.slice(glued.index + glued[0].length);
}

/** "Muster GmbH Kirchstraße 1" → "Kirchstraße 1" */
function dropFirmName(piece: string): string {
  const firm =
    /^.{0,60}\b(?:GmbH|UG(?: \(haftungsbeschränkt\))?|AG|KG|OHG|GbR|mbH|e\.\s?K\.|e\.\s?V\.|eG)\s+(?=\S)/.exec(
      piece,
    );
  return firm === null ? piece : piece.slice(firm[0].length);
}

/** A missing street matches any. */
export function isSamePlace(one: PostalAddress, other: PostalAddress): boolean {
  const sameStreet = one.street === null || other.street === null || isSameStreet(one.street, other.street);
  return sameStreet && isSameTown(one, other);
}

/** Equal postal codes or equal towns ("Frankfurt" and "Frankfurt am Main" are the same). */
function isSameTown(one: PostalAddress, other: PostalAddress): boolean {
  if (one.postalCode !== "" && other.postalCode !== "" && one.postalCode !== other.postalCode) return false;
  const [a, b] = [transliterate(one.town), transliterate(other.town)];
  return a.startsWith(b) || b.startsWith(a) || one.postalCode === other.postalCode;
}

/** "Kirchstraße 1, 59399 Olfen" */
export function formatAddress({ street, postalCode, town }: PostalAddress): string {
  return [street, `${postalCode} ${town}`.trim()].filter((part) => part !== null && part !== "").join(", ");
}

const houseNumber = /(?<!\d)(\d{1,4}\s?[a-z]?(?:\s?[-–/+]\s?(?:\d{1,4}\s?[a-z]?|[a-z]))?)$/i;

/** "Kirchstraße 5 a" → name and number; null where no number stands at the end. */
function splitStreet(written: string): { name: string; houseNumber: string } | null {
  const text = written.slice(-100).trim();
  const match = houseNumber.exec(text);
  const name = match === null ? "" : trimEndChars(text.slice(0, match.index), " \n\u00a0,");
  return match?.[1] === undefined || name === "" ? null : { name, houseNumber: match[1] };
}

/** Lower case, ä as ae, ß as ss, "str." in full, no spaces or hyphens in the name: "kirchstrasse 5a". */
export function normalizeStreet(written: string): string {
  const parts = splitStreet(written);
  const name = transliterate(parts?.name ?? written.slice(0, 100))
    .replace(/str\.?(?=$|\s|-)/g, "strasse")
    .replace(/[^a-z0-9]/g, "");
  const number = (parts?.houseNumber ?? "").toLowerCase().replace(/[–+/]/g, "-").replace(/\s/g, "");
  return `${name} ${number}`.trim();
}

/** Equal when normalized, ignoring text glued to the front ("…VitalMusterallee 8"). */
export function isSameStreet(one: string, other: string): boolean {
  const [short = "", long = ""] = [normalizeStreet(one), normalizeStreet(other)].sort(
    (a, b) => a.length - b.length,
  );
  return short === long || (short.length >= minSuffixLength && long.endsWith(short));
}

/** Characters of street and number: shorter ones are suffixes of other names too ("Weg 1"). */
const minSuffixLength = 9;

/** Umlauts written out, nothing invisible, so that "Münster" and "Muenster" are the same. */
export function transliterate(text: string): string {
  return withoutInvisible(text)
    .normalize("NFC")
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss");
}
