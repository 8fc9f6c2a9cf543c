// German postal addresses in running text: street with house number, then postal code and town.
import { isSameStreet, plainLetters, streetParts } from "./street-name.ts";
import { withoutEnd } from "./trimmed-end.ts";

export interface PostalAddress {
  /** As written; null where only postal code and town are known. */
  street: string | null;
  postalCode: string;
  town: string;
  /** Lines above the street, nearest last: name and legal form of the firm; the colon of a heading is kept. */
  above: string[];
}

/** Addresses kept of one text, and postal codes looked at. */
const mostAddresses = 30;
const mostCodes = 2_000;
const blanks = " \n\u00a0\u2009\u202f\u2060";
/** Characters. */
const longestStreet = 80;
const longestTown = 60;
const reachAbove = 400;
/** Lines above the street in which the name stands; between them may be the person and the department. */
const linesAbove = 5;

const code = /(?<![\p{L}\d.-])(?:DE?\s?[-–]\s?)?(\d{5})[ \u00a0\n]{1,2}(?=\p{Lu})/gu;
/** First word, hyphenated parts, then what may follow in names of towns ("Haltern am See", "Bad Salzuflen"). */
const townName =
  /^(?:(?:Bad|Sankt|St\.|Hann\.|Hannoversch|Groß|Klein|Alt|Neu|Markt|Schwäbisch|Lutherstadt|Burg|Schloß|Königs|Stadt|Hansestadt|Horn-Bad|Deutsch|Wendisch|Hohen) )?\p{Lu}[\p{L}.]{1,30}(?:-\p{L}{2,20}){0,3}(?: (?:am|an der|an den|im|in|in der|ob der|bei|vor der|vorm|auf dem|unter|a\.\s?d\.|a\.|i\.|b\.)\s?\p{Lu}[\p{L}.]{1,25}(?:-\p{L}{2,20})?)?/u;

/** What stands behind other numbers of five digits. */
const noTown =
  /^(?:Euro|EUR|Uhr|Kunden|Mal|Stück|Liter|Kilometer|Meter|Quadratmeter|Menschen|Einwohner|Besucher|Mitglieder)$/;

/** Addresses with a street, and lines that consist of postal code and town. Linear in the length of the text. */
export function addressesIn(text: string): PostalAddress[] {
  const addresses: PostalAddress[] = [];
  let looked = 0;
  for (const match of text.matchAll(code)) {
    if (addresses.length >= mostAddresses || looked++ >= mostCodes) break;
    const postalCode = match[1] ?? "";
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + longestTown);
    const town = townName.exec(behind)?.[0].replace(/\.$/, "") ?? "";
    if (!isPostalCode(postalCode) || town === "" || noTown.test(town)) continue;
    const place = streetBefore(text, match.index);
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

function streetBefore(text: string, end: number): Pick<PostalAddress, "street" | "above"> | null {
  const from = Math.max(0, end - longestStreet);
  const before = withoutEnd(text.slice(from, end), `${blanks},;|·•–-`);
  const piece = before.slice(lastBorder(before) + 1).trim();
  const street = afterGlue(withoutFirm(piece));
  const parts = streetParts(street);
  if (parts === null || !/^(?:\p{Lu}|an|am|auf|im|in|zum|zur|unter)/u.test(parts.name)) return null;
  if (/postfach|telefon|fax|tel\.|handelsregister|hr[ab]\b/i.test(street)) return null;
  const start = text.lastIndexOf(street, end);
  const above = text
    .slice(Math.max(0, start - reachAbove), start)
    .split(/[\n|·•]/)
    .map((line) => withoutEnd(line.replace(/^[\s,:–-]+/, ""), `${blanks},–-`))
    .filter((line) => line !== "")
    .slice(-linesAbove);
  return { street, above };
}

/** End of the last line or list entry before the street. */
function lastBorder(text: string): number {
  return Math.max(...["\n", ",", "|", "·", "•", ";", ":"].map((sign) => text.lastIndexOf(sign)));
}

/** Two inline elements side by side: "Studio VitalMusterallee 8" → "Musterallee 8" */
function afterGlue(piece: string): string {
  const glued = Array.from(piece.matchAll(/\p{Ll}(?=\p{Lu}\p{Ll}{2})/gu)).at(-1);
  return glued === undefined ? piece : piece.slice(glued.index + glued[0].length);
}

/** "Muster GmbH Kirchstraße 1" → "Kirchstraße 1" */
function withoutFirm(piece: string): string {
  const firm =
    /^.{0,60}\b(?:GmbH|UG(?: \(haftungsbeschränkt\))?|AG|KG|OHG|GbR|mbH|e\.\s?K\.|e\.\s?V\.|eG)\s+(?=\S)/.exec(
      piece,
    );
  return firm === null ? piece : piece.slice(firm[0].length);
}

/** Same house. A missing street says nothing. */
export function isSamePlace(one: PostalAddress, other: PostalAddress): boolean {
  const sameStreet = one.street === null || other.street === null || isSameStreet(one.street, other.street);
  return sameStreet && isSameTown(one, other);
}

/** Equal postal codes or equal towns ("Frankfurt" and "Frankfurt am Main" are the same). */
function isSameTown(one: PostalAddress, other: PostalAddress): boolean {
  if (one.postalCode !== "" && other.postalCode !== "" && one.postalCode !== other.postalCode) return false;
  const [a, b] = [plainLetters(one.town), plainLetters(other.town)];
  return a.startsWith(b) || b.startsWith(a) || one.postalCode === other.postalCode;
}

/** "Kirchstraße 1, 59399 Olfen" */
export function shownAddress({ street, postalCode, town }: PostalAddress): string {
  return [street, `${postalCode} ${town}`.trim()].filter((part) => part !== null && part !== "").join(", ");
}
