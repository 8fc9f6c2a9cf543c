// Cuts texts as a list of search results does: by their width, between words, with an ellipsis.
import { textWidth } from "#contract/text-width.ts";

/** A title of a page can be a book: more than this never fits anywhere. */
const LONGEST = 1000;

/** The text itself where it fits into `width` px, else as many words as fit with " …" behind them. */
export function cutToWidth(text: string, width: number, fontSize: number): string {
  const folded = text.normalize("NFC").replace(/\s+/g, " ").trim().slice(0, LONGEST);
  if (textWidth(folded, fontSize) <= width) return folded;
  const room = width - textWidth(" …", fontSize);
  let used = 0;
  let end = 0;
  for (const character of folded) {
    used += textWidth(character, fontSize);
    if (used > room) break;
    end += character.length;
  }
  const lastGap = folded.lastIndexOf(" ", end);
  // A single endless word is cut inside.
  return `${folded.slice(0, lastGap > 0 ? lastGap : end).trimEnd()} …`;
}
