// Whether the model's comment may be shown. One failed check drops it: a rating is complete without.
import { hasAddress, isFamiliar, isGerman, isPlain } from "../../model-text/plain-german.ts";
import { MAX_COMMENT_CHARACTERS, type Rated } from "./prompt.ts";

/** Anything shorter says nothing. */
const MIN_CHARACTERS = 40;
/** Below this score superlatives are out of place. */
const GOOD_SCORE = 80;
const HIGH_PRAISE =
  /\b(?:perfekt|makellos|tadellos|fehlerfrei|hervorragend|herausragend|ausgezeichnet|exzellent|fantastisch|optimal|ideal|vorbildlich|meisterhaft|best(?:e[nmrs]?|note)|volle punktzahl|hoechstwertung|testsieg)/;
/** Promises that no picture can back. */
const PROMISE = /\b(?:garantier|verspreche|umsatz|verdoppel|mehr kunden|mehr anfragen|platz eins)/;

/** In the order in which they run. */
const checks = {
  characters: ({ text }) => !isPlain(text),
  address: ({ text }) => hasAddress(text, ""),
  language: ({ words }) => !isGerman(words),
  familiarity: ({ words }) => isFamiliar(words),
  number: ({ text, rated }) => hasUnknownNumber(text, rated),
  praise: ({ words, rated }) => rated.overallScore < GOOD_SCORE && HIGH_PRAISE.test(words.join(" ")),
  promise: ({ words }) => PROMISE.test(words.join(" ")),
} satisfies Record<string, (input: { text: string; words: readonly string[]; rated: Rated }) => boolean>;

export type CommentFault = "length" | keyof typeof checks;

/** `raw` as one paragraph, or what is wrong with it. */
export function checkComment(
  raw: string,
  rated: Rated,
): { ok: true; comment: string } | { ok: false; fault: CommentFault } {
  const text = raw.normalize("NFC").trim().replace(/\s+/g, " ").replace(/!+/g, ".");
  if (text.length < MIN_CHARACTERS || text.length > MAX_COMMENT_CHARACTERS)
    return { ok: false, fault: "length" };
  const input = { text, words: toPlainWords(text), rated };
  const fault = (Object.keys(checks) as (keyof typeof checks)[]).find((check) => checks[check](input));
  return fault === undefined ? { ok: true, comment: text } : { ok: false, fault };
}

const SPELLED: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Words in lower case, umlauts and ß spelled out. */
function toPlainWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return words.map((word) => word.replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter));
}

/** „einen“ is an article more often than a number. */
const NUMBER_WORDS = "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");
/** Number words that no measurement contains. */
const BIG_WORD =
  /(?:hundert|tausend|million|dutzend|hälfte|doppelt|dreifach|drittel|viertel|prozent|zwanzig|dreißig|(?:vier|fünf|sech|sieb|acht|neun)zig|zehntel)/iu;
/** „von 100“, „von 100 Punkten“ after a number: the scale, not a claim. */
const SCALE = /(?<=\d) (?:von|\/) 100\b/gu;
/** A number and its unit. */
const NUMBER = /(\d[\d.,]*\d|\d)[\s\u00a0]*(%|:1|[\p{L}]+)?/gu;

/** Every number of a comment must occur in the rating with the same unit. */
function hasUnknownNumber(text: string, rated: Rated): boolean {
  const known = new Set(collectTexts(rated).flatMap(toNumberKeys));
  const asDigits = text.replace(/\p{L}+/gu, (word) => {
    const index = NUMBER_WORDS.indexOf(word.toLowerCase());
    return index === -1 ? word : String(index + 2);
  });
  return BIG_WORD.test(text) || toNumberKeys(asDigits.replace(SCALE, "")).some((key) => !known.has(key));
}

function collectTexts({ overallScore, strengths, improvements, ...rated }: Rated): string[] {
  const aspects = Object.values(rated.designAspects);
  const measurements = Object.values(rated.measurements).flat();
  return [
    `${overallScore} Punkte`,
    ...aspects.flatMap(({ feedback, suggestions }) => [feedback, ...suggestions]),
    ...strengths,
    ...improvements,
    ...measurements.flatMap(({ value, expected }) => [value, expected]),
  ];
}

/** "12,4 %" → "12,4 %"; "64 Punkten" → "64 punkte": dative and accusative count as one. */
function toNumberKeys(text: string): string[] {
  return Array.from(text.matchAll(NUMBER), ([, number, unit = ""]) =>
    `${number} ${unit.toLowerCase().replace(/(?<=\p{L}{4})n$/u, "")}`.trim(),
  );
}
