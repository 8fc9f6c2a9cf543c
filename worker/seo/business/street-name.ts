// The street in a line or sentence that ends with it: "Besuchen Sie uns in der Hauptstraße 5" → "Hauptstraße 5".
import { wordSet } from "../text/word-sets.ts";

/** Small words inside names: "Straße des 17. Juni", "Unter den Linden", "An der Alten Kirche". */
const smallWords = wordSet(
  "am an auf beim bei bis dem den der des die hinter im in ob und unter vom von vor zu zum zur",
);
/** Words of a sentence, though written like names. */
const sentenceWords = wordSet(
  "Sie Ihr Ihre Ihrem Ihren Wir Uns Unser Unsere Unserem Unseren Ich Hier Adresse Anschrift Standort Sitz Besuchen Kommen",
);
/** They tell a street by themselves, and most names end with one: "Kirchstraße", "Mühlenweg". */
const streetEnding =
  /(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|stieg|pfad|promenade|wall|graben)$/i;
/** In front of such a name stands "Alte", "Große", "Münchener", "Am", "St.", but no other noun. */
const describing = /(?:e|en|er|es|em|\.)$/;

/** The end of a line that is the name. @param line without house number */
export function trimStreetName(line: string): string {
  const words = Array.from(line.matchAll(/\S+/g), ({ 0: word, index }) => ({ word, index }));
  const last = words.length - 1;
  const head = words[last]?.word ?? "";
  const isWholeName = streetEnding.test(head) && head.replace(streetEnding, "").length > 1;
  let from = last;
  while (from > 0 && belongs(words[from - 1]?.word ?? "", isWholeName)) from--;
  // "in der Hauptstraße", but "am Markt".
  if (streetEnding.test(head)) while (from < last && smallWords.has(words[from]?.word ?? "")) from++;
  return line.slice(words[from]?.index ?? 0);
}

/** Whether a word can stand inside the name, left of another of its words. */
function belongs(word: string, isBeforeWholeName: boolean): boolean {
  if (smallWords.has(word)) return true;
  if (/^\d{1,2}\.$/.test(word)) return true;
  if (!/^\p{Lu}/u.test(word) || sentenceWords.has(word) || endsSentence(word)) return false;
  return !isBeforeWholeName || describing.test(word) || smallWords.has(word.toLowerCase());
}

/** "umgezogen." ends a sentence, "St." and "Prof." are part of a name. */
function endsSentence(word: string): boolean {
  return /[!?:]$/.test(word) || (word.endsWith(".") && word.length > maxAbbreviation);
}

const maxAbbreviation = 6;
