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

/** Characters of a title that is short enough to be proposed as a heading. */
const longestHeading = 70;

/** What a title gives for a main heading, without the parts that name no subject; null where it is no better than an example. */
export function headingFrom(title: string): string | null {
  const text = title.trim().replace(/\s+/g, " ");
  const { parts, empty } = emptyPartsOf(text);
  const telling = parts.filter((part) => !empty.includes(part)).map((part) => part.trim());
  const heading = empty.length === 0 ? text : telling.join(" – ");
  return heading === "" || heading.length > longestHeading ? null : heading;
}

function folded(part: string): string {
  return withoutEnd(part.trim().toLowerCase(), "!.?…");
}
