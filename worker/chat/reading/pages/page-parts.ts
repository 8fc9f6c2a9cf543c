// A list of pages cut at its commas and „und“.
import type { TaggedWord, Words } from "../tagged-words.ts";

const SEPARATOR = /^(?:,|\+|\/|;|und|plus|dazu|sowie|and|noch|&)$/;

export function partsOf(words: Words, further = SEPARATOR): TaggedWord[][] {
  const parts: TaggedWord[][] = [[]];
  for (const word of words) {
    if (SEPARATOR.test(word.text) || further.test(word.text) || /^[.!:?]$/.test(word.text)) parts.push([]);
    else if (word.kind !== "mark") parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}
