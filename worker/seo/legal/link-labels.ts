// What a link calls itself, in forms that can be compared with the names of legal pages.
import type { AnchorFact } from "../html/page-facts.ts";
import { withoutInvisible } from "../text/invisible.ts";
import { bothLabel, companion, imprintPage, type LegalPage, privacyPage } from "./legal-pages.ts";

/** Characters of a label that are read. */
const maxLabel = 400;
const maxParts = 8;

/** Those that may name the page. */
export function labelsOf(
  { text, otherName }: Pick<AnchorFact, "text" | "otherName">,
  { hint }: LegalPage,
): string[] {
  return [text, otherName]
    .map(withoutHidden)
    .filter((label) => hint.test(label))
    .map(normalizeLabel);
}

/** Without what only parts words at the end of a line, or nowhere. */
function withoutHidden(written: string): string {
  const seen = withoutInvisible(written.slice(0, maxLabel));
  return seen.replace(spacedWord, (word) => word.replaceAll(" ", "")).replace(glued, " ");
}

/** "I m p r e s s u m" */
const spacedWord = /(?<!\p{L})(?:\p{L} ){5,20}\p{L}(?!\p{L})/gu;

/** Behind the name of an icon, or of another page: "infoImpressum", "ImpressumDatenschutz". */
const glued = /(?<=\p{Ll})(?=(?:Impressum|Imprint|Datenschutz|Privacy)(?!\p{Lu}))/gu;

/** Lower case, without hidden hyphens and spaces, and without arrows and brackets around it. */
export function normalizeLabel(written: string): string {
  const words = withoutHidden(written)
    .toLowerCase()
    .split(/[\s\u00a0]+/);
  const isWord = (word: string) => /[\p{L}\p{N}§]/u.test(word);
  const from = words.findIndex(isWord);
  if (from < 0) return "";
  return words
    .slice(from, words.findLastIndex(isWord) + 1)
    .join(" ")
    .replace(/^[^\p{L}\p{N}§]{1,5}/u, "")
    .replace(/[\]>»«.:;,!|•·–-]{1,5}$/, "")
    .replace(/^(?:link(?: zu(?:r seite)?)?|gehe zu|zur seite|rechtliches|infos?): /, "");
}

/** The label is the name, alone or beside those of other legal pages. */
export function isWholeName(label: string, page: LegalPage): boolean {
  return page.exact.test(label) || isMisspelt(label, page) || isComposed(label, page);
}

/** "AGB | Impressum | Datenschutz": nothing but names of such pages, the page's own among them. */
export function isComposed(label: string, page: LegalPage): boolean {
  const parts = label.split(separators, maxParts + 1).filter((part) => part !== "");
  if (parts.length < 2 || parts.length > maxParts) return false;
  const isLegal = (part: string) =>
    imprintPage.exact.test(part) || privacyPage.exact.test(part) || bothLabel.test(part);
  return (
    parts.every((part) => isLegal(part) || companion.test(part)) &&
    parts.some((part) => page.exact.test(part) || (bothLabel.test(part) && parts.some(isOfOne)))
  );
}

/** "Kontakt & Rechtliches": it holds both, beside what else stands there. */
export function isOfBoth(label: string): boolean {
  const parts = label.split(separators, maxParts + 1).filter((part) => part !== "");
  return (
    parts.length <= maxParts &&
    parts.some((part) => bothLabel.test(part)) &&
    parts.every((part) => bothLabel.test(part) || companion.test(part))
  );
}

function isOfOne(part: string): boolean {
  return imprintPage.exact.test(part) || privacyPage.exact.test(part);
}

const separators = / ?[|/·•,+&] ?|-? und | and | [-–—] |(?<=impressum|agb|kontakt)-(?=\p{L})|[()]/u;

/** By one letter too many, too few, or another. */
function isMisspelt(label: string, { misspelt }: LegalPage): boolean {
  return !realWords.has(label) && misspelt.some((word) => isOneEditAway(label, word));
}

/** They only look like it. */
const realWords: ReadonlySet<string> = new Set(["datenschatz"]);

function isOneEditAway(written: string, meant: string): boolean {
  const longer = Math.max(written.length, meant.length);
  if (longer - Math.min(written.length, meant.length) > 1) return false;
  let same = 0;
  while (same < longer && written[same] === meant[same]) same++;
  if (same === longer) return false;
  const rest = (text: string, skipped: number) => text.slice(same + skipped);
  return (
    rest(written, 1) === rest(meant, 1) ||
    rest(written, 1) === rest(meant, 0) ||
    rest(written, 0) === rest(meant, 1) ||
    // Two letters changed places.
    (written[same] === meant[same + 1] &&
      written[same + 1] === meant[same] &&
      rest(written, 2) === rest(meant, 2))
  );
}
