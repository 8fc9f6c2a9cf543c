// Truncates like a search result: by width, between words, with an ellipsis.
import { textWidth } from "#contract/text-width/text-width.ts";

/** Characters; titles can be huge, and no preview fits more. */
const MAX_CHARACTERS = 1000;

/** `text` where it fits into `width` px, else as many words as fit and " …". */
export function truncateToWidth(text: string, width: number, fontSize: number): string {
  const folded = text.normalize("NFC").replace(/\s+/g, " ").trim().slice(0, MAX_CHARACTERS);
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
