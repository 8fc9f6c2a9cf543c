// Which parts of a title say nothing about the page.
import { withoutEnd } from "./trimmed-end.ts";

/** Titles that name no subject; folded. */
const generic = new Set([
  "start",
  "startseite",
  "home",
  "homepage",
  "willkommen",
  "herzlich willkommen",
  "welcome",
  "index",
  "index.html",
  "untitled",
  "untitled document",
  "unbenannt",
  "unbenanntes dokument",
  "ohne titel",
  "neue seite",
  "new page",
  "meine website",
  "meine homepage",
  "my site",
  "my website",
  "mysite",
  "website",
  "webseite",
  "document",
  "dokument",
  "just another wordpress site",
  "eine weitere wordpress-website",
  "default title",
  "page title",
  "seitentitel",
  "vite app",
  "vite + react",
  "react app",
  "create next app",
]);

/** The parts between the usual separators, and those of them that name no subject. */
export function emptyPartsOf(title: string): { parts: string[]; empty: string[] } {
  const parts = title.split(/ [-–—:] |[|·»]/).filter((part) => part.trim() !== "");
  return { parts, empty: parts.filter((part) => generic.has(folded(part))) };
}

/** Such a title must be written anew: its length and what it leaves out are no further faults. */
export function saysNothing(title: string): boolean {
  const { parts, empty } = emptyPartsOf(title.trim().replace(/\s+/g, " "));
  return parts.length > 0 && empty.length === parts.length;
}

function folded(part: string): string {
  return withoutEnd(part.trim().toLowerCase(), "!.?…");
}
