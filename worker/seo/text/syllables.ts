// Counts syllables by spelling: vowel groups, split where German or English speaks two vowels apart.
import {
  englishExceptions,
  englishHiatusPatterns,
  germanHiatusPatterns,
  loanwordSyllables,
} from "./syllable-rules.ts";

/** Longer runs of letters are no words, and the lookbehinds below would be slow on them. */
const maxPartLength = 80;
const lettersPerSyllable = 3;

/**
 * Syllables of one German word, at least 1. Hyphenated parts add up; a number counts 1; a word without vowels
 * is spelled out (GmbH: 4). Follows Duden hyphenation where speech is divided (Na-ti-on: 3).
 */
export function countGermanSyllables(word: string): number {
  return sumParts(word, countGermanPart);
}

/** Syllables of one English word, at least 1, with the silent e left out. */
export function countEnglishSyllables(word: string): number {
  return sumParts(word, countEnglishPart);
}

function sumParts(word: string, count: (part: string) => number): number {
  let sum = 0;
  const parts = word
    .normalize("NFC")
    .toLowerCase()
    .split(/[-‐‑'’]/);
  for (const part of parts) {
    const letters = stripAccents(part.replace(/\P{L}/gu, ""));
    if (letters.length > maxPartLength) sum += Math.round(letters.length / lettersPerSyllable);
    else if (letters !== "") sum += Math.max(1, count(letters));
  }
  return Math.max(1, sum);
}

/** é, è, ê, ë … → the plain vowel; German umlauts stay, they are vowels of their own. */
function stripAccents(part: string): string {
  return part.replace(/[^a-zäöüß]/g, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""));
}

const vowelsMeet = /[aeiouyäöü]{2}/;
const germanVowelGroup = /aa|ai|au|ay|ae|äu|ee|ei|eu|ey|ie|oe|oi|oo|ou|oy|ue|[aeiouyäöü]/g;

function countGermanPart(part: string): number {
  if (!/[aeiouyäöü]/.test(part)) return part.length;
  let { rest, syllables } = extractLoanwords(part);
  // u after q and y before a vowel at the start are consonants (Quelle, Yoga).
  rest = rest.replace(/qu/g, "q").replace(/(^|[^a-zäöü])y(?=[aeiouäöü])/g, "$1j");
  syllables += rest.match(germanVowelGroup)?.length ?? 0;
  // Every rule needs two adjacent vowels; half of all words have none.
  if (!vowelsMeet.test(rest)) return syllables;
  for (const pattern of germanHiatusPatterns) syllables += rest.match(pattern)?.length ?? 0;
  return syllables;
}

const loanword = new RegExp([...loanwordSyllables.keys()].join("|"), "g");

/** Removes loanwords, which follow no German rule: in "Websitepflege" "site" is one syllable, not "si-te". */
function extractLoanwords(part: string): { rest: string; syllables: number } {
  let syllables = 0;
  const rest = part.replace(loanword, (found) => {
    syllables += loanwordSyllables.get(found) ?? 0;
    return " ";
  });
  return { rest, syllables };
}

function countEnglishPart(part: string): number {
  const known = englishExceptions.get(part);
  if (known !== undefined) return known;
  if (!/[aeiouy]/.test(part)) return part.length;
  const word = dropSilentE(part.replace(/qu/g, "q"));
  let syllables = word.match(/[aeiouyäöü]+/g)?.length ?? 0;
  for (const pattern of englishHiatusPatterns) syllables += word.match(pattern)?.length ?? 0;
  return syllables;
}

/** The final e of "make", "makes", "moved" is silent; that of "table", "boxes", "wanted" is not. */
function dropSilentE(word: string): string {
  if (/[^aeiouy]les?$|(?:[sxzcg]|ch|sh)es$|[td]ed$/.test(word)) return word;
  return word.replace(/(?<=[aeiouy].*[^aeiouy])e([sd]?)$/, "$1");
}
