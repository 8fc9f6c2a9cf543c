// What addresses tell: systems and people name their folders alike.
import { trimEndChars } from "../text/trim-end.ts";
import { wordSet } from "../text/word-sets.ts";

/** Folders of articles. Alone they are a list of them. */
const articleFolders = wordSet(`
blog news aktuelles neuigkeiten magazin ratgeber artikel presse pressemitteilung pressemitteilungen meldung meldungen beitrag
beitraege beiträge stories journal nachrichten rezept rezepte post posts bericht berichte
`);
/** Folders whose pages are lists. */
const listFolders = wordSet(`
kategorie kategorien category categories tag tags schlagwort schlagwoerter thema themen author authors autor autoren archiv
archive collections produkt-kategorie product-category suche search page seite
`);
const productFolders = wordSet("produkt produkte product products item p dp");
const appNames = wordSet(
  "login log-in signin sign-in anmelden anmeldung wp-login user-login account dashboard kundenlogin",
);

/** Characters of the name of an article or product. */
const minName = 4;
/** „seite-2“ */
const numbered = /^(?:page|seite)-?\d{1,4}$/;
const year = /^(?:19|20)\d\d$/;
const month = /^(?:0?[1-9]|1[0-2])$/;

export type PathKind = "article" | "list" | "product" | "app";

/** @param path lower case. What it is the address of, by its folders; null if they do not tell. */
export function kindOfPath(path: string): PathKind | null {
  const segments = path.split("/").filter((segment) => segment !== "");
  const last = withoutEnding(segments.at(-1) ?? "");
  const folders = segments.slice(0, -1);
  if (appNames.has(last)) return "app";
  if (listFolders.has(last) || articleFolders.has(last) || numbered.test(last)) return "list";
  if (folders.some((folder) => listFolders.has(folder))) return "list";
  if (last.length < minName) return null;
  if (folders.some((folder) => productFolders.has(folder))) return "product";
  return folders.some((folder) => articleFolders.has(folder)) || isDated(folders) ? "article" : null;
}

/** "/2026/06/14/" */
function isDated(folders: readonly string[]): boolean {
  return folders.some((folder, index) => year.test(folder) && month.test(folders[index + 1] ?? ""));
}

function withoutEnding(segment: string): string {
  return trimEndChars(segment.replace(/\.(?:html?|php|aspx?)$/, ""), "-_");
}

/** „/aktuelles/page/3/“ */
export function findPageNumber(path: string): string | null {
  return /\/(?:page|seite)[/-]\d{1,4}(?=[/.]|$)/.exec(path)?.[0] ?? null;
}
