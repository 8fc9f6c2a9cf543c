// Months, seasons and feasts that a date can be named by, with the label an estimate shows.
import { correctWords } from "./everyday-words.ts";
import { lookup } from "./lookup.ts";
import { weekNumberAt } from "./numbers/week-numbers.ts";
import type { TaggedWord, Words } from "./tagged-words.ts";

const MONTHS = [
  ["januar jan jaenner january", "Januar"],
  ["februar feb february", "Februar"],
  ["maerz mrz march", "März"],
  ["april apr", "April"],
  ["mai may", "Mai"],
  ["juni jun june", "Juni"],
  ["juli jul july", "Juli"],
  ["august aug", "August"],
  ["september sept sep", "September"],
  ["oktober okt october oct", "Oktober"],
  ["november nov", "November"],
  ["dezember dez december dec", "Dezember"],
] as const;

const monthWords: ReadonlySet<string> = new Set(MONTHS.flatMap(([words]) => words.split(" ")));

export function isMonth(word: TaggedWord | undefined): boolean {
  return monthWords.has(word?.text ?? "");
}

const OTHERS = [
  ["fruehjahr* fruehling* spring", "Frühjahr"],
  ["sommerferien", "Sommerferien"],
  ["osterferien", "Osterferien"],
  ["herbstferien", "Herbstferien"],
  ["weihnachtsferien winterferien", "Weihnachtsferien"],
  ["pfingstferien", "Pfingstferien"],
  ["sommer* summer", "Sommer"],
  ["herbst* autumn", "Herbst"],
  ["winter*", "Winter"],
  ["ostern osterfest osterfeuer easter", "Ostern"],
  ["pfingsten pingsten", "Pfingsten"],
  ["weihnachten weihnachtsgeschaeft christmas heiligabend", "Weihnachten"],
  ["weihnachtsmarkt weihnachtsmaerkte", "Weihnachtsmarkt"],
  ["allerheiligen", "Allerheiligen"],
  ["martini sanktmartin martinstag", "Sankt Martin"],
  ["himmelfahrt vatertag", "Himmelfahrt"],
  ["fronleichnam", "Fronleichnam"],
  ["erntedank erntedankfest", "Erntedank"],
  ["spargelzeit", "Spargelzeit"],
  ["advent adventszeit", "Advent"],
  ["karneval fastnacht rosenmontag", "Karneval"],
  ["valentinstag", "Valentinstag"],
  ["muttertag", "Muttertag"],
  ["kirmes", "Kirmes"],
  ["schuljahr* einschulung schulstart schulbeginn", "Schuljahresbeginn"],
  ["semester*", "Semesterbeginn"],
  ["ernte erntezeit", "Ernte"],
  ["schuetzenfest", "Schützenfest"],
  ["nikolaus", "Nikolaus"],
  ["jahresende silvester", "Jahresende"],
  ["jahresmitte", "Jahresmitte"],
  ["jahresanfang jahresbeginn neujahr jahreswechsel", "Jahresanfang"],
  ["saisonstart saisonbeginn saison *saison", "Saisonbeginn"],
  ["monatsende", "Monatsende"],
  ["quartalsende", "Quartalsende"],
] as const;

const wordsByLabel: Record<string, string> = Object.fromEntries(
  [...MONTHS, ...OTHERS].map(([words, label]) => [label, words]),
);
const labelOf = lookup(wordsByLabel, correctWords);

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
const SUITS = /^(?:waere?|waers|passt|reicht|geht|langt)$/;

export interface NamedDate {
  label: string;
  at: number;
}

/** „Anfang November wegen Weihnachtsgeschäft“ tells why. */
const WHY = /^(?:wegen|fuers)$/;

/** Every date by name in `words`, in order. `isAsked`: the question for the date was asked, so bare names count. */
export function namedDates(words: Words, isAsked: boolean): NamedDate[] {
  const spoken = words.flatMap((word, at): (NamedDate & { isCertain: boolean })[] => {
    const before = words.slice(Math.max(0, at - 3), at).map(({ text }) => text);
    const isLed = before.some((text) => LEADS.test(text)) || SUITS.test(words[at + 1]?.text ?? "");
    if (before.slice(-2).some((text) => WHY.test(text))) return [];
    const label =
      byName(word, isAsked || isLed) ??
      byYear(words, at) ??
      byQuarter(words, at) ??
      byWeekNumber(words, at, isAsked) ??
      byFigures(words, at, isAsked || isLed) ??
      (isAsked ? byOccasion(words, at) : null);
    if (label === null) return [];
    const part = before.map((text) => PARTS[text]).findLast((found) => found !== undefined);
    const isCertain = isLed || !VAGUE.test(label);
    return [{ label: part && !label.startsWith("Jahr") ? `${part} ${ofIt(label)}` : label, at, isCertain }];
  });
  const found = withNextYear(words, spoken);
  // „Vor den Sommerferien, dann füllt sich der Herbst“, „Januar, da ist Messesaison“
  const certain = found.filter(({ isCertain }) => isCertain);
  // „im März zum Saisonstart“, „zum Heimatfest am ersten Juliwochenende“
  const inMonths = certain.filter(({ label }) => MONTH_LABEL.test(label));
  if (inMonths.length > 0)
    return certain.filter((date) => inMonths.includes(date) || !OCCASION_LABEL.test(date.label));
  return (certain.length > 0 ? certain : found).map(({ label, at }) => ({ label, at }));
}

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
const VAGUE = /^(?:Frühjahr|Sommer|Herbst|Winter|Saisonbeginn|Ernte|Kirmes|Schützenfest|Semesterbeginn)$/;

/** „Ende des ersten Quartals“ */
function ofIt(label: string): string {
  return label.endsWith("Quartal") ? `des ${label.replace(/es /, "en ")}s` : label;
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

/** „Juliwochenende“ */
const WEEKEND = /(?:wochenende|haelfte)$/;

function byName({ kind, text }: TaggedWord, counts: boolean): string | null {
  if (kind !== "word" || !counts) return null;
  // „Sommerferien“ are more than „Sommer“; the longest stem stands last.
  return [...labelOf(text.replace(WEEKEND, "")).keys()].at(-1) ?? null;
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
  if (word?.text !== "quartal") return null;
  return quarter(words.slice(Math.max(0, at - 2), at)) ?? quarter(next ? [next] : []);
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

const DURATIONS = ["day", "week", "month", "year"] as const;

/** „1.4.“, „01.04.2027“: the month of it; „1.5 Wochen“ name none. */
function byFigures(words: Words, at: number, counts: boolean): string | null {
  const [word, next] = [words[at], words[at + 1]];
  if (!counts || word?.kind !== "number" || DURATIONS.some((unit) => next?.tags.has(unit))) return null;
  const [, day, month] = word.raw.match(/^(\d{1,2})\.(\d{1,2})(?:\.\d{2,4})?$/) ?? [];
  return Number(day) >= 1 && Number(day) <= 31 ? (MONTHS[Number(month) - 1]?.[1] ?? null) : null;
}
