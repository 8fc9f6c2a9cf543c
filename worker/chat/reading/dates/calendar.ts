// Dates by name in a text: „bis Ende März“, „zum 15. Mai“, „vor den Ferien“, with the label an estimate shows.
import { weekNumberAt } from "../numbers/week-numbers.ts";
import type { TaggedWord, Words } from "../tagged-words.ts";
import { isMonth, LAST_DAY, labelOf, monthWords } from "./calendar-names.ts";
import { byFigures } from "./figures.ts";
import { isAboutUs, isAfterwards, isAwaited, isBehind, isClosed } from "./wished-date.ts";

const PARTS: Record<string, string> = {
  anfang: "Anfang",
  mitte: "Mitte",
  ende: "Ende",
  end: "Ende",
  middle: "Mitte",
  mid: "Mitte",
  early: "Anfang",
  late: "Ende",
};
/** What makes a name in the calendar a date: „bis Mai“, „im Mai“, „1. Mai“; alone it may be a name. */
const LEADS =
  /^(?:bis|im|zum|ab|vor|nach|spaetestens|start|zu|am|den|naechsten|diesen|dieses|ca|anfang|mitte|ende|by|until|till|before|vorm|beim|to|\.)$/;

/** „Oktober wäre perfekt“ */
const SUITS = /^(?:waere?|waers|passt|reicht|geht|langt|muss|soll|sollte)$/;

export interface NamedDate {
  label: string;
  at: number;
  /** „bis“, „im“ and the like stand before it. */
  isLed: boolean;
}

/** „Anfang November wegen Weihnachtsgeschäft“ tells why. */
const WHY = /^(?:wegen|fuers)$/;

/** Every date by name in `words`, in order. `isAsked`: the question for the date was asked, so bare names count. */
export function namedDates(words: Words, isAsked: boolean): NamedDate[] {
  const spoken = words.flatMap((word, at): (NamedDate & { isCertain: boolean })[] => {
    const before = words.slice(Math.max(0, at - 3), at).map(({ text }) => text);
    // „1. Mai“; „Inh. Marco“ is none
    const isAfterStop = before.at(-1) === "." && words[at - 2]?.kind === "number";
    // „wir machen auf 20 Februar“
    const isDay = isMonth(word) && dayBefore(words, at) !== null;
    const isLed =
      isAfterStop ||
      isDay ||
      before.some((text) => text !== "." && LEADS.test(text)) ||
      SUITS.test(words[at + 1]?.text ?? "");
    if (before.slice(-2).some((text) => WHY.test(text)) || isBehind(words, at)) return [];
    const label =
      byName(word, isAsked || isLed) ??
      bySaint(words, at) ??
      byNextMonth(words, at) ??
      byYear(words, at) ??
      (isAsked || isLed ? byFigures(words, at) : null) ??
      byYearNumber(words, at, isAsked) ??
      byQuarter(words, at) ??
      byWeekNumber(words, at, isAsked) ??
      (isAsked ? byOccasion(words, at) : null);
    if (label === null) return [];
    // „Ende August, September geht auch“ ends no September
    const own = before.slice(before.lastIndexOf(",") + 1);
    const part = own.map((text) => PARTS[text]).findLast((found) => found !== undefined);
    const isCertain = isLed || !VAGUE.test(label);
    const found = { at, isLed, isCertain };
    const day = MONTH_LABEL.test(label) ? dayBefore(words, at) : null;
    const advent = label === "Advent" ? ordinalBefore(words, at) : 0;
    if (advent > 0) return [{ label: `${advent}. Advent`, ...found }];
    if (day !== null && !/^\d/.test(label)) return [{ label: `${day}. ${label}`, ...found }];
    // „Anfang des neuen Schuljahrs“, „Ende des Schuljahrs“
    if (label === "Schuljahresbeginn")
      return [{ label: part === "Ende" ? "Schuljahresende" : label, ...found }];
    const isPart = part !== undefined && !/^(?:Jahr|\d+\.)/.test(label);
    return [{ label: isPart ? `${part} ${ofIt(label)}` : label, ...found }];
  });
  const found = withNextYear(words, spoken).filter(({ at }) => !isClosed(words, at));
  // „Vor den Sommerferien, dann füllt sich der Herbst“, „Januar, da ist Messesaison“
  // „Tipps für die Haut im Winter“, where nobody asked for a date
  const isMeant = ({ label, at }: NamedDate) =>
    isAsked || !VAGUE.test(label) || !isInSeason(words, at) || isDone(words, at);
  const sure = found.filter((date) => date.isCertain && isMeant(date));
  // „Spätestens Ende Oktober, denn danach beginnt das Weihnachtsgeschäft“
  const days = sure.filter(({ label }) => MONTH_LABEL.test(label)).map(({ at }) => at);
  const plain = sure.filter(({ at }) => !tellsWhy(words, at) && !isAfterwards(words, at, days));
  const awaited = plain.filter(({ at }) => isAwaited(words, at));
  const certain = [awaited, plain, sure].find((dates) => dates.length > 0) ?? sure;
  // „im März zum Saisonstart“, „zum Heimatfest am ersten Juliwochenende“
  const inMonths = certain.filter(({ label }) => MONTH_LABEL.test(label));
  if (inMonths.length > 0)
    return certain.filter((date) => inMonths.includes(date) || !OCCASION_LABEL.test(date.label));
  return (certain.length > 0 ? certain : found.filter(isMeant)).map(({ label, at, isLed }) => ({
    label,
    at,
    isLed,
  }));
}

/** „15. Februar“, „15ter Februar“: the day in front of a month. */
function dayBefore(words: Words, at: number): number | null {
  const number = words[at - (words[at - 1]?.text === "." ? 2 : 1)];
  const day = number?.kind === "number" && /^\d{1,2}$/.test(number.raw) ? Number(number.raw) : 0;
  return day >= 1 && day <= LAST_DAY ? day : null;
}

/** „denn dann öffnen wir nach der Winterpause“ */
function tellsWhy(words: Words, at: number): boolean {
  const first = words.find(({ clause }) => clause === words[at]?.clause);
  const isReason =
    /^(?:denn|weil|danach|nachher)$/.test(first?.text ?? "") || /pause$/.test(words[at]?.text ?? "");
  return isReason || isAboutUs(words, at);
}

const isInSeason = (words: Words, at: number) => /^(?:im|am)$/.test(words[at - 1]?.text ?? "");
const isDone = (words: Words, at: number) =>
  words.some(
    ({ text, sentence }) =>
      sentence === words[at]?.sentence &&
      /^(?:soll\w*|muss|fertig|online|stehen|steht|brauch\w*|starten?|los|live|bis|spaetestens|haett\w*)$/.test(
        text,
      ),
  );

/** „im März nächsten Jahres“, „Ostern nächstes Jahr“ is one date. */
function withNextYear<Found extends NamedDate>(words: Words, found: readonly Found[]): Found[] {
  const isOfNext = (date: Found | undefined, { at }: Found) =>
    date?.label === NEXT_YEAR && words.slice(at + 1, date.at).every(({ text }) => OF_NEXT.test(text));
  return found.flatMap((date, index): Found[] => {
    const before = found[index - 1];
    if (before && isOfNext(date, before)) return [];
    return [isOfNext(found[index + 1], date) ? { ...date, label: `${date.label} nächsten Jahres` } : date];
  });
}

const NEXT_YEAR = "nächstes Jahr";
const OF_NEXT = /^(?:des|vom|im|naechst\w*|kommend\w*)$/;

const MONTH_LABEL =
  /(?:^| )(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: nächsten Jahres)?$/;
const OCCASION_LABEL = /saisonbeginn$|fest$|kirmes$|markt$|messe$|schau$|eröffnung$|jubiläum$/i;

/** Without „bis“ or „im“ these are no date beside one. */
const VAGUE =
  /^(?:Frühjahr|(?:Früh|Hoch|Spät)?(?:Sommer|sommer|Herbst|herbst|Winter|winter)|Saisonbeginn|Ernte|Kirmes|Schützenfest|Semesterbeginn)$/;

/** „Ende des ersten Quartals“ */
function ofIt(label: string): string {
  return /(?:Quartal|Halbjahr)$/.test(label) ? `des ${label.replace(/es /, "en ")}s` : label;
}

const OCCASION = /(?:fest|kirmes|markt|messe|gewerbeschau|eroeffnung|jubilaeum|^send)$/;

/** „zum Stadtfest“, „vor der Eröffnung“, „zum Send“: a day that we need not know. */
function byOccasion(words: Words, at: number): string | null {
  const word = words[at];
  if (word?.kind !== "word" || !OCCASION.test(word.text)) return null;
  const isLed = words.slice(Math.max(0, at - 3), at).some(({ text }) => BEFORE_OCCASION.test(text));
  return isLed ? word.raw.charAt(0).toUpperCase() + word.raw.slice(1) : null;
}

const BEFORE_OCCASION = /^(?:zum|zur|vorm|vor|bis)$/;

/** „Juliwochenende“, „Januarwoche“ */
const PART_OF_MONTH = /(?:wochenende|haelfte|woche|mitte|ende|anfang)$/;

function byName({ kind, text }: TaggedWord, counts: boolean): string | null {
  if (kind !== "word" || !counts) return null;
  // „Sommerferien“ are more than „Sommer“; the longest stem stands last.
  const month = text.replace(PART_OF_MONTH, "");
  return [...labelOf(monthWords.has(month) ? month : text).keys()].at(-1) ?? null;
}

/** „Bis St. Martin“ */
function bySaint(words: Words, at: number): string | null {
  const before = words[at - (words[at - 1]?.text === "." ? 2 : 1)]?.text ?? "";
  return words[at]?.text === "martin" && /^(?:st|sankt)$/.test(before) ? "Sankt Martin" : null;
}

/** „Ende nächsten Monats“; without its part it is told in weeks. */
function byNextMonth(words: Words, at: number): string | null {
  const [part, next] = [words[at - 2]?.text ?? "", words[at - 1]?.text ?? ""];
  const isPart = PARTS[part] !== undefined && /^(?:naechsten|kommenden)$/.test(next);
  return words[at]?.tags.has("month") && isPart ? "nächsten Monats" : null;
}

/** „Vor dem ersten Advent“; 0: none is named. */
function ordinalBefore(words: Words, at: number): number {
  const number = words[at - (words[at - 1]?.text === "." ? 2 : 1)];
  return ORDINALS.findIndex((ordinal) => ordinal.test(number?.text ?? "")) + 1;
}

/** „Ende des Jahres“, „dieses Jahr“, „Anfang nächsten Jahres“, „im neuen Jahr“. */
function byYear(words: Words, at: number): string | null {
  if (!words[at]?.tags.has("year")) return null;
  const before = words.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const says = (pattern: RegExp) => before.some((text) => pattern.test(text));
  if (says(/^(?:anfang|neues|neuen)$/)) return "Jahresanfang";
  if (says(/^mitte$/)) return "Jahresmitte";
  if (says(/^(?:naechst\w*|kommend\w*)$/)) return NEXT_YEAR;
  return says(/^(?:ende|dieses|diesem|laufenden|des)$/) ? "Jahresende" : null;
}

/** „Anfang 2027“; „2027“ alone as an answer. */
function byYearNumber(words: Words, at: number, isAsked: boolean): string | null {
  const [before, word] = [words[at - 1], words[at]];
  if (!isAsked || word?.kind !== "number" || !/^20[2-9]\d$/.test(word.raw)) return null;
  if (/^[-/.]$/.test(before?.text ?? "")) return null;
  const isAlone = words.every(
    ({ kind, text }) => kind !== "word" || /^(?:in|erst|irgendwann|im|laufe|von)$/.test(text),
  );
  return isAlone || PARTS[before?.text ?? ""] !== undefined ? word.raw : null;
}

const QUARTERS = ["erstes Quartal", "zweites Quartal", "drittes Quartal", "viertes Quartal"] as const;
const ORDINALS = [
  /^(?:1|erste[nmsr]?)$/,
  /^(?:2|zweite[nmsr]?)$/,
  /^(?:3|dritte[nmsr]?)$/,
  /^(?:4|vierte[nmsr]?)$/,
];

/** „Q3“, „2. Quartal“, „im zweiten Quartal“. */
function byQuarter(words: Words, at: number): string | null {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.text === "q" && next?.start === word.end) return quarter([next]);
  if (word?.text === "halbjahr") return halves(words.slice(Math.max(0, at - 2), at));
  if (word?.text !== "quartal") return null;
  return quarter(words.slice(Math.max(0, at - 2), at)) ?? quarter(next ? [next] : []);
}

/** „im ersten Halbjahr“ */
function halves(words: Words): string | null {
  const index = ORDINALS.findIndex((ordinal) => words.some(({ text }) => ordinal.test(text)));
  return ["erstes Halbjahr", "zweites Halbjahr"][index] ?? null;
}

function quarter(words: Words): string | null {
  const index = ORDINALS.findIndex((ordinal) => words.some(({ text }) => ordinal.test(text)));
  return QUARTERS[index] ?? null;
}

/** „KW 12“; „12 KW“ only where a date was asked for. „Seit KW 12“ names none. */
function byWeekNumber(words: Words, at: number, isAsked: boolean): string | null {
  const week = weekNumberAt(words, at);
  if (week === null || words[at - 1]?.text === "seit") return null;
  return week.label ?? (isAsked ? `KW ${words[at]?.text}` : null);
}
