// German streets in one normal form, so that "Kirchstr. 5 A" and "Kirchstraße 5a" are the same.
import { withoutEnd } from "./trimmed-end.ts";

const houseNumber = /(?<!\d)(\d{1,4}\s?[a-z]?(?:\s?[-–/+]\s?(?:\d{1,4}\s?[a-z]?|[a-z]))?)$/i;

export interface StreetParts {
  name: string;
  houseNumber: string;
}

/** "Kirchstraße 5 a" → name and number; null where no number stands at the end. */
export function streetParts(written: string): StreetParts | null {
  const text = written.slice(-100).trim();
  const match = houseNumber.exec(text);
  const name = match === null ? "" : withoutEnd(text.slice(0, match.index), " \n\u00a0,");
  return match?.[1] === undefined || name === "" ? null : { name, houseNumber: match[1] };
}

/** Lower case, ä as ae, ß as ss, "str." in full, no spaces or hyphens in the name: "kirchstrasse 5a". */
export function normalStreet(written: string): string {
  const parts = streetParts(written);
  const name = plainLetters(parts?.name ?? written.slice(0, 100))
    .replace(/str\.?(?=$|\s|-)/g, "strasse")
    .replace(/[^a-z0-9]/g, "");
  const number = (parts?.houseNumber ?? "").toLowerCase().replace(/[–+/]/g, "-").replace(/\s/g, "");
  return `${name} ${number}`.trim();
}

/** Equal in normal form; what stands glued before the shorter one ("…VitalMusterallee 8") does not count. */
export function isSameStreet(one: string, other: string): boolean {
  const [short = "", long = ""] = [normalStreet(one), normalStreet(other)].sort(
    (a, b) => a.length - b.length,
  );
  return short === long || (short.length >= shortestSure && long.endsWith(short));
}

/** Characters of street and number: shorter ones end other names too ("Weg 1"). */
const shortestSure = 9;

/** Umlauts written out, so that "Münster" and "Muenster" are the same. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss");
}
