// Finds texts of a template that nobody has replaced.
import { windowOnLine } from "./line-window.ts";
import { folded } from "./phrase-search.ts";
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

/** Characters that are looked at. */
const longestText = 300_000;
/** Characters of the quotation on either side. */
const around = 50;
/** Characters within which "Hier entsteht" must name the website. */
const reach = 80;
/** Blocks longer than the longest phrase are not compared as a whole. */
const longestBlock = 40;
/** Characters, about 100 words with menu and footer. */
const longestEmptyPage = 800;
/** What makes "Max Mustermann" an explanation: "z. B. Max Mustermann". */
const explaining = ["z. b.", "z.b.", "beispiel", "muster:", "etwa so", "vorlage"];

/** First place of each phrase, in the order of the lists. */
export function placeholdersIn(text: string): Placeholder[] {
  const original = text.slice(0, longestText);
  const searched = folded(original);
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
  const isEmptyPage = original.length < longestEmptyPage;
  for (const { block, at } of shortBlocks(searched)) {
    if (placeholderBlocks.has(block) || (isEmptyPage && emptyPageBlocks.has(block))) add(block, at);
  }
  return found;
}

function* shortBlocks(text: string): Generator<{ block: string; at: number }> {
  let at = 0;
  for (const line of text.split("\n")) {
    if (line.length <= longestBlock) {
      const block = line.replace(/[!.…\s]+$/, "").trim();
      if (block !== "") yield { block, at };
    }
    at += line.length + 1;
  }
}

function startsInsideWord(text: string, at: number): boolean {
  return at > 0 && /\p{L}/u.test(text[at - 1] ?? "");
}

/** Only names and addresses are used in explanations. */
function isExplained(text: string, at: number, phrase: string): boolean {
  if (!phrase.startsWith("muster") && !phrase.startsWith("beispiel")) return false;
  const before = text.slice(Math.max(0, at - around), at);
  return explaining.some((word) => before.includes(word));
}

function isAboutWebsite(text: string, at: number): boolean {
  const { start, end } = windowOnLine(text, at, reach, reach);
  const piece = text.slice(start, end);
  return websiteWords.some((word) => piece.includes(word));
}

function quoteAt(text: string, at: number, length: number): string {
  const { start, end } = windowOnLine(text, at, around, length + around);
  return text.slice(start, end).toWellFormed().trim();
}
