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
  vite app | vue app | react app | nuxt app | svelte app | sveltekit app | my app | create next app | new site | my blog |
  meine wordpress-website | my wordpress site | untitled-1 | unbenannt-1
`);
/** What template generators write: „Vite + React + TS“, „Neue Seite 4“, and the folder of a project: „buchung-frontend“. */
const genericPatterns = [
  /^vite \+ \w{1,20}(?: \+ ts)?$/,
  /^(?:neue seite|new page|unbenannt|untitled) ?\d{1,3}$/,
  /^[a-z\d]{1,30}(?:[-_][a-z\d]{1,30}){0,4}[-_](?:frontend|app|web|website|client|ui|project|projekt|template|theme|starter|demo|spa)$/,
];

/** Names of pages that every website has. Alone they tell no more than that. */
const pageNames = phraseSet(`
  karriere | jobs | stellen | stellenangebote | kontakt | über uns | ueber uns | wir über uns | about | about us | team |
  unser team | das team | der club | der verein | der betrieb | die firma | unternehmen | das unternehmen | leistungen |
  unsere leistungen | angebot | angebote | services | produkte | referenzen | projekte | galerie | bilder | aktuelles |
  news | neuigkeiten | blog | preise | anfahrt | öffnungszeiten | termine | service | shop
`);

/** All parts between the usual separators, and the empty ones that name no subject. */
export function splitTitle(title: string): { parts: string[]; empty: string[] } {
  const parts = title.split(/ [-–—:] |[|·»]/).filter((part) => part.trim() !== "");
  return { parts, empty: parts.filter((part) => isGenericPart(normalizePart(part))) };
}

/** The whole title is such a name: neither firm nor place nor subject. */
export function isBarePageName(title: string): boolean {
  return pageNames.has(normalizePart(title.replace(/\s+/g, " ")));
}

function isGenericPart(part: string): boolean {
  return genericParts.has(part) || genericPatterns.some((pattern) => pattern.test(part));
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
