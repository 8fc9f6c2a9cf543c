// Parts of a title that say nothing about the page.

import { withoutInvisible } from "../text/invisible.ts";
import { trimEndChars } from "../text/trim-end.ts";
import { phraseSet } from "../text/word-sets.ts";

/** Lower case, without final punctuation. */
const genericParts = phraseSet(`
  start | startseite | home | homepage | willkommen | herzlich willkommen | welcome | index | index.html |
  untitled | untitled document | unbenannt | unbenanntes dokument | ohne titel | neue seite | new page |
  meine website | meine homepage | my site | my website | mysite | website | webseite | document | dokument |
  just another wordpress site | eine weitere wordpress-website | default title | page title | seitentitel |
  vite app | vite + react | react app | create next app
`);

/** All parts between the usual separators, and the empty ones that name no subject. */
export function splitTitle(title: string): { parts: string[]; empty: string[] } {
  const parts = title.split(/ [-–—:] |[|·»]/).filter((part) => part.trim() !== "");
  return { parts, empty: parts.filter((part) => genericParts.has(normalizePart(part))) };
}

/** Such a title must be rewritten anyway, so its length and what it omits are not reported as well. */
export function isGenericTitle(title: string): boolean {
  const { parts, empty } = splitTitle(title.trim().replace(/\s+/g, " "));
  return parts.length > 0 && empty.length === parts.length;
}

/** Characters; a longer title makes no heading. */
const maxHeadingLength = 70;

/** A main heading from the telling parts of a title; null where nothing usable is left. */
export function suggestHeading(title: string): string | null {
  const text = title.trim().replace(/\s+/g, " ");
  const { parts, empty } = splitTitle(text);
  const telling = parts.filter((part) => !empty.includes(part)).map((part) => part.trim());
  const heading = empty.length === 0 ? text : telling.join(" – ");
  return heading === "" || heading.length > maxHeadingLength ? null : heading;
}

function normalizePart(part: string): string {
  return trimEndChars(withoutInvisible(part).trim().toLowerCase(), "!.?…");
}
