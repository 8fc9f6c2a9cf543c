// What addresses tell: systems and people name their folders alike.
import { trimEndChars } from "../text/trim-end.ts";
import { wordSet } from "../text/word-sets.ts";

/** Folders of articles. Alone they are a list of them. */
const articleFolders = wordSet(`
blog news aktuelles neuigkeiten magazin ratgeber artikel presse pressemitteilung pressemitteilungen meldung meldungen beitrag
beitraege beiträge stories journal nachrichten rezept rezepte post posts bericht berichte spielberichte glossar lexikon wissen
newsroom bekanntmachungen interviews kolumnen reportagen
`);
/** Folders whose pages are lists. */
const listFolders = wordSet(`
kategorie kategorien category categories tag tags schlagwort schlagwoerter thema author authors autor autoren
collections produkt-kategorie product-category suche search page seite
`);
/** They are lists, but what is below them may be anything. */
const listNames = wordSet("themen archiv archive forum forums foren");
const productFolders = wordSet("produkt produkte product products product-page item p dp");
const appNames = wordSet(
  "login log-in signin sign-in anmelden anmeldung wp-login user-login account dashboard kundenlogin",
);

/** Names of pages that often are lists, but need something that shows it. */
const overviews = wordSet(`
folgen episoden podcast podcasts veranstaltungen veranstaltungskalender termine events kalender immobilien immobilienangebote
objekte fahrzeuge fahrzeugangebote gebrauchtwagen stellenangebote stellen jobs produkte products sortiment shop angebote kurse
seminare rezeptideen downloads presse termine-und-veranstaltungen
`);

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
  if (listFolders.has(last) || listNames.has(last) || articleFolders.has(last) || numbered.test(last))
    return "list";
  // The last folder that is known decides: "/collections/tee/products/dose" is a product.
  const known = folders.findLast(
    (folder) => listFolders.has(folder) || productFolders.has(folder) || articleFolders.has(folder),
  );
  if (known !== undefined && listFolders.has(known)) return "list";
  if (last.length < minName) return null;
  if (known !== undefined && productFolders.has(known)) return "product";
  return known !== undefined || isDated(folders) ? "article" : null;
}

/** Folders in which nothing lies but articles. */
const readingFolders = wordSet(
  "blog ratgeber magazin glossar lexikon rezept rezepte stories interviews kolumnen reportagen spielberichte beitrag beitraege post",
);

/** "/ratgeber/heizung-entlueften" */
export function isInReadingFolder(path: string): boolean {
  const folder = path
    .split("/")
    .filter((segment) => segment !== "")
    .at(-2);
  return kindOfPath(path) === "article" && readingFolders.has(folder ?? "");
}

export function isOverview(path: string): boolean {
  return overviews.has(withoutEnding(path.split("/").findLast((segment) => segment !== "") ?? ""));
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
