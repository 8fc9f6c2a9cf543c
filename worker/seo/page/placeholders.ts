// Finds template texts that were never replaced.
import { getLineWindow } from "../text/line-window.ts";
import { foldText } from "../text/phrase-search.ts";
import {
  emptyPageBlocks,
  placeholderBlocks,
  placeholderPhrases,
  unfinishedPhrases,
  websiteWords,
} from "./placeholder-phrases.ts";

export interface Placeholder {
  /** The phrase, lower case. */
  phrase: string;
  /** What stands around it. */
  quote: string;
}

/** Characters searched. */
const maxTextLength = 300_000;
/** Characters quoted on either side. */
const quoteReach = 50;
/** Characters within which "Hier entsteht" must name the website. */
const websiteReach = 80;
/** Blocks longer than the longest phrase are not compared as a whole. */
const maxBlockLength = 40;
/** Characters; about 100 words with menu and footer. */
const maxEmptyPageLength = 800;
/** Words before "Max Mustermann" that make it an example: "z. B. Max Mustermann". */
const explanatoryWords = ["z. b.", "z.b.", "beispiel", "muster:", "etwa so", "vorlage"];

/** First place of each phrase, in the order of the lists. */
export function findPlaceholders(text: string): Placeholder[] {
  const original = text.slice(0, maxTextLength);
  const searched = foldText(original);
  const found: Placeholder[] = [];
  const add = (phrase: string, at: number) => {
    if (!found.some(({ phrase: other }) => other.includes(phrase) || phrase.includes(other)))
      found.push({ phrase, quote: quoteAt(original, at, phrase.length) });
  };
  for (const phrase of placeholderPhrases) {
    const at = searched.indexOf(phrase);
    if (at !== -1 && !startsInsideWord(searched, at) && !isExplained(searched, at, phrase)) add(phrase, at);
  }
  for (const phrase of unfinishedPhrases) {
    const at = searched.indexOf(phrase);
    if (at !== -1 && isAboutWebsite(searched, at)) add(phrase, at);
  }
  const isEmptyPage = original.length < maxEmptyPageLength;
  for (const { block, at } of iterateShortBlocks(searched)) {
    if (placeholderBlocks.has(block) || (isEmptyPage && emptyPageBlocks.has(block))) add(block, at);
  }
  return found;
}

function* iterateShortBlocks(text: string): Generator<{ block: string; at: number }> {
  let at = 0;
  for (const line of text.split("\n")) {
    if (line.length <= maxBlockLength) {
      const block = line.replace(/[!.…\s]+$/, "").trim();
      if (block !== "") yield { block, at };
    }
    at += line.length + 1;
  }
}

function startsInsideWord(text: string, at: number): boolean {
  return at > 0 && /\p{L}/u.test(text[at - 1] ?? "");
}

/** Only sample names and addresses serve as examples. */
function isExplained(text: string, at: number, phrase: string): boolean {
  if (!phrase.startsWith("muster") && !phrase.startsWith("beispiel")) return false;
  const before = text.slice(Math.max(0, at - quoteReach), at);
  return explanatoryWords.some((word) => before.includes(word));
}

function isAboutWebsite(text: string, at: number): boolean {
  const { start, end } = getLineWindow(text, at, websiteReach, websiteReach);
  const piece = text.slice(start, end);
  return [...websiteWords].some((word) => piece.includes(word));
}

function quoteAt(text: string, at: number, length: number): string {
  const { start, end } = getLineWindow(text, at, quoteReach, length + quoteReach);
  return text.slice(start, end).toWellFormed().trim();
}
