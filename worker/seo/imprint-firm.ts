// Who stands in the Impressum: address, legal form, and what the law asks of that form.
import { isCredit, withoutCredited, withoutCreditLines } from "./credits.ts";
import { addressesIn, isSamePlace, type PostalAddress } from "./postal-address.ts";
import { withoutEnd } from "./trimmed-end.ts";

export interface LegalForm {
  /** As commonly written. */
  name: string;
  /** Entered in a public register. */
  register: string | null;
  /** Acts through persons who must be named (§ 5 Abs. 1 Nr. 1 DDG). */
  isLegalEntity: boolean;
}

/** Before a name of one word the form stands alone: "AG" is also the short form of Amtsgericht, "KG" of other things. */
const forms: readonly (LegalForm & { sign: RegExp })[] = [
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

function form(name: string, sign: RegExp, register: string, isLegalEntity: boolean) {
  return { name, sign, register, isLegalEntity };
}

export interface ImprintFirm {
  /** Addresses of the Impressum, the provider's first; those of whoever made the site are left out. */
  addresses: PostalAddress[];
  /** Line with the legal form, as written, and the form; null where none stands above the address. */
  form: (LegalForm & { line: string }) | null;
}

/** Characters. Longer lines are sentences; a form named in them may be anybody's. */
const longestLine = 100;
/** Lines above the street that belong to the address. */
const nearestLines = 4;

/** The first address is the provider's; those of hosts may follow. Behind a post office box alone, the lines above it tell the form. */
export function firmIn(text: string): ImprintFirm {
  const addresses = withoutCredited(addressesIn(text));
  const withStreet = addresses.find(({ street }) => street !== null);
  const above =
    withStreet === undefined
      ? linesAboveBox(text)
      : addresses
          .filter((address) => address.street !== null && isSamePlace(address, withStreet))
          .flatMap((address) => withoutCreditLines(address.above).slice(-nearestLines));
  const lines = above.filter((line) => line.length <= longestLine).map(withoutColon);
  for (const line of lines) {
    const found = forms.find(({ sign }) => sign.test(line));
    if (found !== undefined) {
      const { name, register, isLegalEntity } = found;
      return { addresses, form: { name, register, isLegalEntity, line } };
    }
  }
  return { addresses, form: null };
}

/** „Heimatverein Olfen e. V., Postfach 12 34“: no address, but somebody is named. */
export const postBox = /\bpostfach[\s:]{1,3}\d(?:\d| (?=\d{1,2}(?!\d))){0,7}/i;
/** Characters looked at. */
const reachAboveBox = 400;

function linesAboveBox(text: string): string[] {
  const at = postBox.exec(text)?.index;
  if (at === undefined) return [];
  const lines = text.slice(Math.max(0, at - reachAboveBox), at).split(/[\n|·•]/);
  return lines
    .map((line) => withoutEnd(line.trim(), " ,"))
    .filter((line) => line !== "")
    .slice(-nearestLines);
}

function withoutColon(line: string): string {
  return withoutEnd(line, " :");
}

const heading =
  /^(?:impressum|anbieter\p{L}{0,20}|angaben\b.{0,60}|(?:haus|post|firmen)?anschrift|adresse|kontakt\p{L}{0,10}|sitz|diensteanbieter|verantwortlich\p{L}{0,3}|(?:web)?site-?betreiber\p{L}{0,3}|betreiber\p{L}{0,3}|herausgeber\p{L}{0,3})\s?:?$|§/iu;
/** More lines between heading and street are something else than a name. */
const mostNameLines = 3;

/** The line right behind a heading: what stands above the street without one may be a menu. */
export function nameAbove(above: readonly string[]): string | null {
  const last = above.findLastIndex((line) => heading.test(line));
  const name = above[last + 1]?.replace(/\s?:$/, "");
  const isNear = last >= 0 && above.length - 1 - last <= mostNameLines;
  return isNear && name !== undefined && name.length <= 80 ? name : null;
}

/** „Firma: Muster GmbH“: what the line says before the name. */
const label = /^\p{L}[\p{L} ]{1,30}:\s+/u;

/** The provider's name: the line with its legal form, else the line behind a heading; null where neither is sure. */
export function firmName(text: string): string | null {
  const { addresses, form } = firmIn(text);
  const above = addresses.find(({ street }) => street !== null)?.above ?? [];
  const line = form?.line ?? nameAbove(above);
  return line === null || isCredit(line) ? null : line.replace(label, "");
}
