// Counts syllables by spelling: vowel groups, split where German or English speaks two vowels apart.
import { englishExceptions, englishSpokenApart, loanwordParts, spokenApart } from "./syllable-rules.ts";

/** Longer runs of letters are no words; the rules below look back and would be slow on them. */
const longestPart = 80;
const lettersPerSyllable = 3;

/**
 * Syllables of one German word, at least 1. Hyphenated parts add up; a number counts 1; a word without vowels
 * is spelled out (GmbH: 4). Follows Duden hyphenation where speech is divided (Na-ti-on: 3).
 */
export function germanSyllables(word: string): number {
  return sumOfParts(word, germanPart);
}

/** Syllables of one English word, at least 1, with the silent e left out. */
export function englishSyllables(word: string): number {
  return sumOfParts(word, englishPart);
}

function sumOfParts(word: string, count: (part: string) => number): number {
  let sum = 0;
  for (const part of word
    .normalize("NFC")
    .toLowerCase()
    .split(/[-‐‑'’]/)) {
    const letters = withoutAccents(part.replace(/\P{L}/gu, ""));
    if (letters.length > longestPart) sum += Math.round(letters.length / lettersPerSyllable);
    else if (letters !== "") sum += Math.max(1, count(letters));
  }
  return Math.max(1, sum);
}

/** é, è, ê, ë … → the plain vowel; German umlauts stay, they are vowels of their own. */
function withoutAccents(part: string): string {
  return part.replace(/[^a-zäöüß]/g, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""));
}

const vowelsMeet = /[aeiouyäöü]{2}/;
const germanVowelGroup = /aa|ai|au|ay|ae|äu|ee|ei|eu|ey|ie|oe|oi|oo|ou|oy|ue|[aeiouyäöü]/g;

function germanPart(part: string): number {
  if (!/[aeiouyäöü]/.test(part)) return part.length;
  let { rest, syllables } = takeLoanwords(part);
  // u after q and y before a vowel at the start are consonants (Quelle, Yoga).
  rest = rest.replace(/qu/g, "q").replace(/(^|[^a-zäöü])y(?=[aeiouäöü])/g, "$1j");
  syllables += rest.match(germanVowelGroup)?.length ?? 0;
  // Every rule is about two vowels side by side: half of all words have none and need not be asked twenty times.
  if (!vowelsMeet.test(rest)) return syllables;
  for (const { pattern } of spokenApart) syllables += rest.match(pattern)?.length ?? 0;
  return syllables;
}

const loanwordSyllables = new Map(loanwordParts);
const loanword = new RegExp(loanwordParts.map(([part]) => part).join("|"), "g");

/** Takes English and French words out of German ones: "Websitepflege" → "site" spoken once, not "si-te". */
function takeLoanwords(part: string): { rest: string; syllables: number } {
  let syllables = 0;
  const rest = part.replace(loanword, (found) => {
    syllables += loanwordSyllables.get(found) ?? 0;
    return " ";
  });
  return { rest, syllables };
}

function englishPart(part: string): number {
  const known = englishExceptions.get(part);
  if (known !== undefined) return known;
  if (!/[aeiouy]/.test(part)) return part.length;
  const word = withoutSilentE(part.replace(/qu/g, "q"));
  let syllables = word.match(/[aeiouyäöü]+/g)?.length ?? 0;
  for (const pattern of englishSpokenApart) syllables += word.match(pattern)?.length ?? 0;
  return syllables;
}

/** The final e of "make", "makes", "moved" is silent; that of "table", "boxes", "wanted" is not. */
function withoutSilentE(word: string): string {
  if (/[^aeiouy]les?$|(?:[sxzcg]|ch|sh)es$|[td]ed$/.test(word)) return word;
  return word.replace(/(?<=[aeiouy].*[^aeiouy])e([sd]?)$/, "$1");
}
