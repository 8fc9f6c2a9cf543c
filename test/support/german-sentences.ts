// What sentences of the rating must be, quotations of the page left out.

const ENGLISH = /\b(?:the|and|with|without|your|page|missing|none|not|of|is|are|for)\b/i;

/** Faults of a sentence: words that are none, English, exclamation marks, no end. Empty for a good one. */
export function sentenceFaults(sentence: string): string[] {
  const own = sentence.replace(/„[^“]*“/g, "„“");
  return [
    ...(/undefined|null|NaN|Infinity|\[object/.test(own) ? ["a value that is none"] : []),
    ...(ENGLISH.test(own) ? ["English"] : []),
    ...(own.includes("!") ? ["an exclamation mark"] : []),
    ...(/^[\p{Lu}\d„<]/u.test(own) ? [] : ["a small first letter"]),
    ...(/[.“]$/.test(own) ? [] : ["no end"]),
    ...(/ {2}|\s[.,;:](?:\s|$)|\(\)/.test(own) ? ["a gap"] : []),
    ...(/(?<![\d\u00a0])-\d|\d\.\d{1,2}(?!\d)/.test(own) ? ["a number that is not German"] : []),
  ];
}
