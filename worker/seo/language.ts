// Which of the two languages the readability formulas know a page is written in.
import { stopWords } from "./stop-words.ts";
import { tableOfWords, type WordTable } from "./word-frequency.ts";

export type Language = "de" | "en";

/** By html lang where it names German or English, else by the stop words of the text; German on a tie. */
export function languageOf(htmlLang: string | null, table: WordTable): Language {
  return declaredLanguage(htmlLang) ?? languageByStopWords(table);
}

/** "de-DE" → "de", "en" → "en"; null for anything else. */
export function declaredLanguage(htmlLang: string | null): Language | null {
  const primary = htmlLang?.trim().toLowerCase().split(/[-_]/)[0];
  return primary === "de" || primary === "en" ? primary : null;
}

/** BCP 47: a language of two or three letters, then subtags. */
export function isLanguageTag(lang: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(lang);
}

function languageByStopWords(table: WordTable): Language {
  const hits = stopWordHits(table);
  return hits.en > hits.de ? "en" : "de";
}

/** How many words of the text are stop words that only one of the two languages has. */
export function stopWordHits(table: WordTable): Record<Language, number> {
  const hits: Record<Language, number> = { de: 0, en: 0 };
  for (const [word, count] of table.counts) {
    const german = stopWords.de.has(word);
    const english = stopWords.en.has(word);
    if (german && !english) hits.de += count;
    if (english && !german) hits.en += count;
  }
  return hits;
}

/** Characters that are enough to tell a language. */
const sampleLength = 50_000;

/** The words at the start of a text, for audits that doubt the declared language. */
export function languageSample(text: string): WordTable {
  return tableOfWords(text.slice(0, sampleLength));
}

/** Share of stop words; prose has 45 %, menus and lists 15 %, other languages 1 to 3 %. */
const fewestStopWords = 0.06;

/** Declared German or English, or nothing declared and a text that reads like one of them. */
export function readsAsKnownLanguage(htmlLang: string | null, text: string): boolean {
  if (declaredLanguage(htmlLang) !== null) return true;
  if ((htmlLang ?? "").trim() !== "") return false;
  const table = languageSample(text);
  const { de, en } = stopWordHits(table);
  return Math.max(de, en) >= table.total * fewestStopWords;
}
