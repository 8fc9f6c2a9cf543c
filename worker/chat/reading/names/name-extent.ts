// How far a firm's name goes in the words that hold it.
import type { TaggedWord, Words } from "../tagged-words.ts";
import { HOUSE, isCapital, isProper, isTrade, tellsOfWork } from "./name-shape.ts";
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
  const office = part.findIndex((_, at) => isOfficeBefore(part, at + 1));
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

/** „Kassenwart der“ in front of `at` */
export function isOfficeBefore(part: Words, at: number): boolean {
  return /^(?:der|des|von)$/.test(part[at - 1]?.text ?? "") && OFFICE.test(part[at - 2]?.text ?? "");
}

const OFFICE =
  /^(?:einkauf|vertrieb|marketing|sekretariat|buero|vorstand|personalabteilung|verwaltung|geschaeftsfuehr\w*|assistent\w*|inhaber\w*|kassen?wart\w*|kassierer\w*|schriftfuehr\w*|schatzmeister\w*|vorsitzende[rn]?|praesident\w*|vorstand\w*|(?:buero|filial|betriebs|abteilungs|schul|vertriebs|heim)?leit(?:er|erin|ung)|sekretaer\w*|mitarbeiter\w*|mitglied|chef\w*|tochter|sohn)$/;

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
const COUNTED =
  /^(?:filialen?|laeden|standorte?|mitarbeiter\w*|leute|mann|kollegen|betriebe|haeuser|zimmer|wohnungen|fahrzeuge|wagen|busse|hektar|kuehe|pferde|plaetze|betten|studios|praxen|generationen?|jahre)$/;

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
  // „Bäckerei Niehoff 3 Filialen“
  if (word.value !== null && part.slice(begin, at).some(isProper) && COUNTED.test(part[at + 1]?.text ?? ""))
    return true;
  if (isListBehind(part, at, begin) || isPairBehind(part, at, begin)) return true;
  // „Elektro Bußmann GmbH Lüdinghausen“, „Rollladen Piepmeyer GmbH Meisterbetrieb“
  const isTold = isTown(word.text) || (at - begin > 1 && tellsOfWork(word));
  if (isTold && LEGAL_FORM.test(part[at - 1]?.text ?? "")) return true;
  const after = part[at + 1];
  // „hof brüning ascheberg“: typed without capitals, the town stands last.
  const isLow = part.slice(begin, at + 1).every(({ raw }) => !/^\p{Lu}/u.test(raw));
  if (isLow && isTown(word.text) && at - begin > 1 && after === undefined) return true;
  // „Podologie Praxis neu gegründet“
  if (/^(?:neu|gegründet|eröffnet)$/.test(word.raw)) return true;
  // „Praxis Lichtblick für Psychotherapie“
  const isComplete = (named: Words) =>
    named.some(tellsOfWork) && named.some(isProper) && named.every(isCapital);
  if (word.text === "fuer" && after && isTrade(after) && isComplete(part.slice(begin, at))) return true;
  // „Pension Bei Oma Trude“
  if (word.raw === "Bei" && isCapital(after) && !isTown(after?.text ?? "")) return false;
  if (word.text === "un" && SENTENCE.test(after?.text ?? "")) return true;
  if (word.text === "mit" && isOfBrand(part, at, begin)) return false;
  if (word.text === "im" && at === begin + 1 && HOUSE.test(part[begin]?.text ?? ""))
    return !isCapital(after) || isTown(after?.text ?? "");
  if (word.text !== "und") return END.test(word.text);
  const next = after?.text ?? "";
  if (PARTNERS.test(next)) return false;
  if (part.slice(begin, at).some(({ text }) => text === "dres")) return false;
  if (END.test(next) || SENTENCE.test(next)) return true;
  // „Paarberatung Dorothee und Klaus Wienkamp“
  if ([after, part[at + 2]].every((word) => isProper(word) && isCapital(word))) return false;
  // „Lena Brockhoff und fotografiere Hochzeiten“; „Brot und mehr“
  if (isCapital(part[begin]) && /^\p{Ll}+e$/u.test(after?.raw ?? "")) return true;
  // „Kreativraum Münsterland und geben Nähkurse“
  if (isCapital(part[begin]) && /^\p{Ll}+en$/u.test(after?.raw ?? "") && isCapital(part[at + 2])) return true;
  const before = part.slice(begin, at);
  return (
    (before.some(isTrade) && before.some(isProper)) ||
    !part.slice(at + 1).some((word) => isTrade(word) || WORK.test(word.text) || LEGAL_FORM.test(word.text))
  );
}

/** „taxi hegemann krankenfahrten rollstuhl“, „Optik Schlautkamp Brillen Hörgeräte“: trade and name, then what there is. */
function isListBehind(part: Words, at: number, begin: number): boolean {
  const [word, before, behind] = [part[at], part[at - 1], part.slice(at)];
  const end = behind.findIndex(({ text }) => text !== "und" && END.test(text));
  const rest = end < 0 ? behind : behind.slice(0, end);
  // „Ferienwohnung Zur alten Schmiede“
  const isPlace = part.slice(begin, at).some(({ text }) => /^(?:zum|zur|am|an|im)$/.test(text));
  const tells = word !== undefined && (tellsOfWork(word) || isTown(word.text));
  return (
    tells &&
    !isPlace &&
    tellsOfWork(part[begin] as TaggedWord) &&
    isProper(before) &&
    rest.length > 1 &&
    !rest.some(({ text, raw }) => LEGAL_FORM.test(text) || PARTNERS.test(text) || /^(?:e|&)$/i.test(raw))
  );
}

/** „Instrumentenbau Saitenweise Gitarren und Ukulelen“: two kinds of goods, alike in their plural, behind trade and name. */
function isPairBehind(part: Words, at: number, begin: number): boolean {
  const [one, and, other, over] = part.slice(at, at + 4);
  const endings = [one, other].map((word) => /(?:en|e)$/.exec(word?.text ?? "")?.[0]);
  return (
    at - begin > 1 &&
    and?.text === "und" &&
    (over === undefined || END.test(over.text)) &&
    isCapital(one) &&
    isCapital(other) &&
    endings[0] !== undefined &&
    endings[0] === endings[1] &&
    part.slice(begin, at).some(isProper) &&
    !part.slice(at).some(({ text }) => PARTNERS.test(text))
  );
}

/** „(des) Fördervereins Torfscheune“ is the Förderverein. */
export function nominative(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  const whole = first.replace(/(?<=haus|hof|kreis|verein|verband)e?s$/, "");
  return [whole === first ? first.replace(/(?<=[^s])s$/, "") : whole, ...rest].join(" ");
}

/** Without the quotes around all of it, or one that has lost its other; „Salon "Haarscharf"“ keeps both. */
export function unquoted(whole: string): string {
  const name = whole.replace(/(?<=["“”])[.,]$/, "");
  const marks = name.match(/["„“”]/g) ?? [];
  const isQuoted = marks.length % 2 === 1 || /^["„“”'][^"„“”]*["„“”']$/.test(name);
  return isQuoted ? name.replace(/^["„“”']|["„“”']$/g, "") : name;
}
