// Numbers of a comment against the measurements: each must stand there with the same unit.
import type { Rated } from "./instructions.ts";

/** „einen“ is an article more often than a number. */
const numberWords = [
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];
/** Numbers in words that no measurement is written with. */
const BIG_WORD =
  /(?:hundert|tausend|million|dutzend|hälfte|doppelt|dreifach|drittel|viertel|prozent|zwanzig|dreißig|(?:vier|fünf|sech|sieb|acht|neun)zig|zehntel)/iu;
/** „von 100“, „von 100 Punkten“ behind a number: the scale, no claim. */
const SCALE = /(?<=\d) (?:von|\/) 100\b/gu;
/** A number and the word or sign behind it. */
const NUMBER = /(\d[\d.,]*\d|\d)[\s\u00a0]*(%|:1|[\p{L}]+)?/gu;

export function hasStrangeNumber(text: string, rated: Rated): boolean {
  const known = new Set(knownTexts(rated).flatMap(keysOf));
  const asDigits = text.replace(/\p{L}+/gu, (word) => {
    const index = numberWords.indexOf(word.toLowerCase());
    return index === -1 ? word : String(index + 2);
  });
  return BIG_WORD.test(text) || keysOf(asDigits.replace(SCALE, "")).some((key) => !known.has(key));
}

function knownTexts({ overallScore, designAspects, strengths, improvements, measurements }: Rated): string[] {
  return [
    `${overallScore} Punkte`,
    ...Object.values(designAspects).flatMap(({ feedback, suggestions }) => [feedback, ...suggestions]),
    ...strengths,
    ...improvements,
    ...Object.values(measurements).flatMap((list) =>
      list.flatMap(({ value, expected }) => [value, expected]),
    ),
  ];
}

/** "12,4 %" → "12,4 %"; "64 Punkten" → "64 punkte": dative and accusative count as one. */
function keysOf(text: string): string[] {
  return Array.from(text.matchAll(NUMBER), ([, number, unit = ""]) =>
    `${number} ${unit.toLowerCase().replace(/(?<=\p{L}{4})n$/u, "")}`.trim(),
  );
}
