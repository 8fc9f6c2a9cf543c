// Reads the parts of a mail as programs and people do.
import { type DefaultTreeAdapterTypes, type ParserError, parse } from "parse5";
import { contactEntries } from "#content/footer.ts";
import { owner } from "#content/owner.ts";
import { escapeHtml, escapeUnlinked } from "#worker/mail/compose/escape-html.ts";
import { attributes, elements, wordsOf } from "./seo/html-tree.ts";

/** What stands in no part of a mail, beside line ends. Unassigned code points may: next year's emoji. */
export const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

export interface ReadHtml {
  /** Codes of everything a strict parser complains about. */
  faults: string[];
  all: DefaultTreeAdapterTypes.Element[];
  /** The words of each element with this name. */
  words: (tag: string) => string[];
  hrefs: string[];
}

export function readHtml(html: string): ReadHtml {
  const faults: string[] = [];
  const onParseError = ({ code }: ParserError) => faults.push(code);
  const all = [...elements(parse(html, { onParseError, sourceCodeLocationInfo: true }))];
  return {
    faults,
    all,
    words: (tag) => all.filter(({ tagName }) => tagName === tag).map(wordsOf),
    hrefs: all.flatMap((element) => attributes(element).href ?? []),
  };
}

/** A text without its layout: what both parts say can be compared although each breaks its lines elsewhere. */
export function squeezed(text: string): string {
  return text.replace(/^[>!] ?/gm, "").replace(/\s/g, "");
}

const masked: readonly [string, string][] = [
  [contactEntries.address.value, "{Anschrift}"],
  [owner.siteUrl, "https://site.example"],
  [owner.email, "{E-Mail}"],
  [owner.phone.dial, "{Wahl}"],
  [owner.phone.shown, "{Telefon}"],
  [owner.name, "{Name}"],
  [owner.town, "{Ort}"],
  [owner.brand, "{Marke}"],
  [`>${owner.signNumber}<`, ">{Zahl}<"],
];

/** A part without the owner's data, so that a snapshot holds whatever stands in owner.ts. */
export function withoutOwner(part: string): string {
  return masked.reduce(
    (text, [value, mask]) =>
      [escapeUnlinked(value), escapeHtml(value), value].reduce(
        (rest, form) => rest.replaceAll(form, mask),
        text,
      ),
    part,
  );
}
