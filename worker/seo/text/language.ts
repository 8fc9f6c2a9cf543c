// Whether a page is written in German or English, the languages of the readability formulas.
import { stopWords } from "./stop-words.ts";
import { buildWordTable, type WordTable } from "./word-frequency.ts";

export type Language = "de" | "en";

/**
 * By html lang where it names German or English, else by the stop words of the text; German on a tie. Where both clearly
 * disagree, the text decides: the English formula says nothing about German words.
 */
export function detectLanguage(htmlLang: string | null, table: WordTable): Language {
  const declared = parseLanguage(htmlLang);
  if (declared !== null) return readClearLanguage(table) ?? declared;
  const { de, en } = countStopWords(table);
  return en > de ? "en" : "de";
}

/** Words; in fewer, names and trade terms weigh more than grammar. */
export const minWordsForLanguage = 60;
/** Factor by which the function words of one language must outnumber those of the other. */
export const clearLead = 10;
/** Share of function words that only this language has: prose has 30 %, Dutch has 8 % German ones. */
export const clearShare = 0.15;

/** The language that a text is clearly written in; null where it is short, mixed or in another language. */
function readClearLanguage(table: WordTable): Language | null {
  const hits = countStopWords(table);
  const [read, other]: [Language, Language] = hits.en > hits.de ? ["en", "de"] : ["de", "en"];
  const isClear =
    table.total >= minWordsForLanguage &&
    hits[read] >= table.total * clearShare &&
    hits[read] > hits[other] * clearLead;
  return isClear ? read : null;
}

/** Written much like German, so that German function words prove nothing. */
const closeToGerman = new Set(["nds", "gsw", "bar", "lb", "ksh", "pfl", "swg", "pdt", "frr", "stq", "yi"]);

export function isCloseToGerman(htmlLang: string): boolean {
  return closeToGerman.has(htmlLang.trim().toLowerCase().split(/[-_]/)[0] ?? "");
}

/** "de-DE" → "de", "en" → "en"; null for anything else. */
export function parseLanguage(htmlLang: string | null): Language | null {
  const primary = htmlLang?.trim().toLowerCase().split(/[-_]/)[0];
  return primary === "de" || primary === "en" ? primary : null;
}

/** BCP 47: a language of two or three letters, then subtags. */
export function isLanguageTag(lang: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(lang);
}

/** Occurrences of stop words that only one of the two languages has. */
export function countStopWords(table: WordTable): Record<Language, number> {
  const hits: Record<Language, number> = { de: 0, en: 0 };
  for (const [word, count] of table.counts) {
    const german = stopWords.de.has(word);
    const english = stopWords.en.has(word);
    if (german && !english) hits.de += count;
    if (english && !german) hits.en += count;
  }
  return hits;
}

/** Characters; enough to detect a language. */
const sampleLength = 50_000;

export function sampleWords(text: string): WordTable {
  return buildWordTable(text.slice(0, sampleLength));
}

/** Share of stop words; prose has 45 %, menus and lists 15 %, other languages 1 to 3 %. */
const minStopWordShare = 0.06;

/** Declared as one of them, or undeclared and the text reads like one, or the text clearly is in one of them. */
export function isGermanOrEnglish(htmlLang: string | null, text: string): boolean {
  if (parseLanguage(htmlLang) !== null) return true;
  const lang = (htmlLang ?? "").trim();
  const table = sampleWords(text);
  if (lang !== "") return !isCloseToGerman(lang) && readClearLanguage(table) !== null;
  const { de, en } = countStopWords(table);
  return Math.max(de, en) >= table.total * minStopWordShare;
}
