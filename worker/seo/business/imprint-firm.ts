// The firm in the Impressum: address, legal form, and what the law requires of that form.
import { trimEndChars } from "../text/trim-end.ts";
import { dropCreditedAddresses, dropCreditLines, isCredit } from "./credits.ts";
import { findPostalAddresses, isSamePlace, type PostalAddress } from "./postal-address.ts";

export interface LegalForm {
  /** As commonly written. */
  name: string;
  /** Entered in a public register. */
  register: string | null;
  /** Acts through persons who must be named (§ 5 Abs. 1 Nr. 1 DDG). */
  isLegalEntity: boolean;
}

/** "AG" and "KG" count only behind a name: "AG" also abbreviates Amtsgericht. */
const forms: readonly (LegalForm & { mark: RegExp })[] = [
  form(
    "GmbH & Co. KG",
    /\b(?:GmbH|UG(?: \(haftungsbeschränkt\))?|AG|SE) ?& ?Co\.? ?(?:KG|OHG|KGaA)\b/,
    "Handelsregister",
    true,
  ),
  form("gGmbH", /\bgGmbH\b/, "Handelsregister", true),
  form("GmbH", /\bGmbH\b|\bGesellschaft mit beschränkter Haftung\b/, "Handelsregister", true),
  form("UG (haftungsbeschränkt)", /\bUG ?\(? ?haftungsbeschränkt|\p{L} UG\b/u, "Handelsregister", true),
  form("AG", /\p{L} AG$|\bAktiengesellschaft\b/u, "Handelsregister", true),
  form("KG", /\p{L} KG$|\bKommanditgesellschaft\b/u, "Handelsregister", false),
  form("OHG", /\p{L} (?:OHG|oHG)\b|\b[Oo]ffene Handelsgesellschaft\b/u, "Handelsregister", false),
  form(
    "e. K.",
    /\be\. ?(?:K|Kfm|Kfr)\.(?!\p{L})|\beingetragener Kaufmann|\beingetragene Kauffrau/u,
    "Handelsregister",
    false,
  ),
  form("e. V.", /\be\. ?V\.(?!\p{L})|\beingetragener Verein\b/u, "Vereinsregister", true),
  form("eG", /\p{L} eG$|\beingetragene Genossenschaft\b/u, "Genossenschaftsregister", true),
  form("PartG", /\bPart(?:G|nerschaft)(?: ?mbB)?\b/, "Partnerschaftsregister", false),
];

function form(name: string, mark: RegExp, register: string, isLegalEntity: boolean) {
  return { name, mark, register, isLegalEntity };
}

export interface ImprintFirm {
  /** Addresses of the Impressum, the provider's first; those of whoever made the site are left out. */
  addresses: PostalAddress[];
  /** Line with the legal form, as written, and the form; null where none stands above the address. */
  form: (LegalForm & { line: string }) | null;
}

/** Characters. Longer lines are sentences that may mention anybody's legal form. */
const maxLineLength = 100;
/** Lines above the street that belong to the address. */
const maxLinesAbove = 4;

/** The first address is the provider's; those of hosts may follow. With a PO box only, the lines above it name the form. */
export function findFirm(text: string): ImprintFirm {
  const addresses = dropCreditedAddresses(findPostalAddresses(text));
  const withStreet = addresses.find(({ street }) => street !== null);
  const above =
    withStreet === undefined
      ? findLinesAbovePostBox(text)
      : addresses
          .filter((address) => address.street !== null && isSamePlace(address, withStreet))
          .flatMap((address) => dropCreditLines(address.above).slice(-maxLinesAbove));
  const lines = above.filter((line) => line.length <= maxLineLength).map((line) => trimEndChars(line, " :"));
  for (const line of lines) {
    const found = forms.find(({ mark }) => mark.test(line));
    if (found !== undefined) return { addresses, form: { ...found, line } };
  }
  return { addresses, form: null };
}

/** „Heimatverein Olfen e. V., Postfach 12 34“: no address, but a name. */
export const postBox = /\bpostfach[\s:]{1,3}\d(?:\d| (?=\d{1,2}(?!\d))){0,7}/i;
const maxDistanceAboveBox = 400;

function findLinesAbovePostBox(text: string): string[] {
  const at = postBox.exec(text)?.index;
  if (at === undefined) return [];
  return text
    .slice(Math.max(0, at - maxDistanceAboveBox), at)
    .split(/[\n|·•]/)
    .map((line) => trimEndChars(line.trim(), " ,"))
    .filter((line) => line !== "")
    .slice(-maxLinesAbove);
}

const heading =
  /^(?:impressum|anbieter\p{L}{0,20}|angaben\b.{0,60}|(?:haus|post|firmen)?anschrift|adresse|kontakt\p{L}{0,10}|sitz|diensteanbieter|verantwortlich\p{L}{0,3}|(?:web)?site-?betreiber\p{L}{0,3}|betreiber\p{L}{0,3}|herausgeber\p{L}{0,3})\s?:?$|§/iu;
/** With more lines between heading and street, they are not a name. */
const maxNameLines = 3;

/** The line after a heading; without a heading the lines above the street may be a menu. */
export function findNameAbove(above: readonly string[]): string | null {
  const last = above.findLastIndex((line) => heading.test(line));
  const name = above[last + 1]?.replace(/\s?:$/, "");
  const isNear = last >= 0 && above.length - 1 - last <= maxNameLines;
  return isNear && name !== undefined && name.length <= 80 ? name : null;
}

/** „Firma: Muster GmbH“: what the line says before the name. */
const nameLabel = /^\p{L}[\p{L} ]{1,30}:\s+/u;

/** The line with the legal form, else the line after a heading; null where neither exists. */
export function findFirmName(text: string): string | null {
  const { addresses, form } = findFirm(text);
  const above = addresses.find(({ street }) => street !== null)?.above ?? [];
  const line = form?.line ?? findNameAbove(above);
  return line === null || isCredit(line) ? null : line.replace(nameLabel, "");
}
