// How far a firm's name goes in the words that hold it.
import type { Words } from "../tagged-words.ts";
import { HOUSE, isCapital, isProper, isTrade } from "./name-shape.ts";
import { ARTICLE, END, GREETING, isTown, LEGAL_FORM, PARTNERS, SENTENCE, WORK } from "./name-words.ts";

/** „ok dann Hausmeisterservice Tenbrink“ */
const OPENING = /^(?:ok|okay|dann|also)$/;

/** The words of `part` that can be the name: without greeting and article, to where something else begins. */
export function trimmed(part: Words): Words {
  const owner = part.findIndex(
    ({ text }, at) =>
      /^(?:von|vom|bei)$/.test(text) &&
      at > 0 &&
      part.slice(at + 1).some(isTrade) &&
      !part.slice(0, at).some(isTrade),
  );
  // „Einkauf der Roters GmbH“
  const office = part.findIndex(
    ({ text }, at) => /^(?:der|des|von)$/.test(text) && OFFICE.test(part[at - 1]?.text ?? ""),
  );
  const behind = Math.max(owner, office);
  const own = behind < 0 ? part : part.slice(behind + 1);
  const begin = own.findIndex(
    (word) =>
      word.raw === "„" ||
      (word.kind !== "mark" &&
        !GREETING.test(word.text) &&
        !ARTICLE.test(word.text) &&
        !OPENING.test(word.text)),
  );
  // „ein Team aus drei Leuten“ names nobody.
  const first = own[begin];
  if (first === undefined || (END.test(first.text) && /^\p{Ll}/u.test(first.raw))) return [];
  const end = own.findIndex((_, at) => at > begin && ends(own, at, begin));
  return own.slice(begin, end < 0 ? undefined : end);
}

const OFFICE =
  /^(?:einkauf|vertrieb|marketing|sekretariat|buero|vorstand|personalabteilung|verwaltung|geschaeftsfuehr\w*|assistent\w*|inhaber\w*)$/;

/** „Nasenarbeit mit Herz“, „Vollwert mit Franzi“: one word behind it, and the name is over. */
function isOfBrand(part: Words, at: number, begin: number): boolean {
  const next = part[at + 1];
  return (
    at + 2 === part.length &&
    isCapital(next) &&
    next !== undefined &&
    !isTrade(next) &&
    !isTown(next.text) &&
    isCapital(part[begin]) &&
    part.slice(begin, at).some(isProper)
  );
}

const POSTCODE = 5;

/** „im“ ends no „Theater im Kornspeicher“; „und“ ends „Hotel Wiesengrund und Restaurant“, not „Solar und Elektrotechnik Sonnenhof“ nor „Dr. Volmer und Kollegen“. */
function ends(part: Words, at: number, begin: number): boolean {
  const word = part[at];
  if (word === undefined) return false;
  // „Markisen Wessendorf markisen rolläden“
  const isRepeated =
    at - begin > 1 && /^\p{Ll}/u.test(word.raw) && isTrade(word) && part.slice(begin, at).every(isCapital);
  if (isRepeated) return true;
  // „brunnenbau tiefenquell inh. jürgen hesping“, „olaf teupe 48727 billerbeck“
  const isOwner = word.text === "inh" && part.slice(begin, at).some(isProper);
  if (isOwner || (word.kind === "number" && word.raw.length === POSTCODE)) return true;
  // „Elektro Bußmann GmbH Lüdinghausen“
  if (isTown(word.text) && LEGAL_FORM.test(part[at - 1]?.text ?? "")) return true;
  const after = part[at + 1];
  if (word.text === "mit" && isOfBrand(part, at, begin)) return false;
  if (word.text === "im" && at === begin + 1 && HOUSE.test(part[begin]?.text ?? ""))
    return !isCapital(after) || isTown(after?.text ?? "");
  if (word.text !== "und") return END.test(word.text);
  const next = after?.text ?? "";
  if (PARTNERS.test(next)) return false;
  if (END.test(next) || SENTENCE.test(next)) return true;
  // „Paarberatung Dorothee und Klaus Wienkamp“
  if ([after, part[at + 2]].every((word) => isProper(word) && isCapital(word))) return false;
  // „Lena Brockhoff und fotografiere Hochzeiten“; „Brot und mehr“
  if (isCapital(part[begin]) && /^\p{Ll}+e$/u.test(after?.raw ?? "")) return true;
  const before = part.slice(begin, at);
  const isComplete = before.some(isTrade) && before.some(isProper);
  return (
    isComplete ||
    !part.slice(at + 1).some((word) => isTrade(word) || WORK.test(word.text) || LEGAL_FORM.test(word.text))
  );
}

/** Without the quotes around all of it, or one that has lost its other; „Salon "Haarscharf"“ keeps both. */
export function unquoted(name: string): string {
  const marks = name.match(/["„“”]/g) ?? [];
  const isQuoted = marks.length % 2 === 1 || /^["„“”'][^"„“”]*["„“”']$/.test(name);
  return isQuoted ? name.replace(/^["„“”']|["„“”']$/g, "") : name;
}
