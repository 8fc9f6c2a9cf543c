// Pages that only lead to others: results of the site's own search, later pages of a list, archives by date. Nobody
// means them to be found or shared themselves.
import { findPageNumber } from "../page-kind/paths.ts";
import { decodeEscapes } from "./urls.ts";

/** German, as the subject of a sentence. */
export type LeadingPage = "Ein Suchergebnis" | "Eine weitere Seite einer Liste" | "Ein Archiv nach Datum";

const searchSegment =
  /^(?:suche|suchen|suchergebnisse?|search|search-?results?|website-?suche)(?:\.[a-z]{2,5})?$/;
const searchParameters = new Set([
  "s",
  "q",
  "qs",
  "query",
  "search",
  "ssearch",
  "search_query",
  "searchword",
  "searchparam",
  "suche",
  "suchbegriff",
  "suchausdruck",
  "stichwort",
  "keywords",
]);
const pageParameters = new Set(["page", "seite", "paged", "pg", "p", "currentpage"]);
/** "/2019/07/", "/archiv/2019/", "/2019/07/14/" */
const datedPath = /^(?:\/[a-z-]{1,40}){0,2}\/(?:19|20)\d\d(?:\/(?:0?[1-9]|1[0-2])(?:\/\d{1,2})?)?\/?$/;

/** What the address says. Null for all others. @param address absolute */
export function findLeadingPage(address: string): LeadingPage | null {
  const url = URL.parse(address);
  if (url === null) return null;
  const path = (decodeEscapes(url.pathname) ?? url.pathname).toLowerCase();
  const parameters = [...url.searchParams].map(([name, value]): [string, string] => [
    lastKey(name),
    value.trim(),
  ]);
  if (isSearch(path, parameters)) return "Ein Suchergebnis";
  if (isLater(path, parameters)) return "Eine weitere Seite einer Liste";
  return datedPath.test(path) ? "Ein Archiv nach Datum" : null;
}

/** Title of a finding that such a page is not asked. */
export function skippedOnLeadingPages(page: LeadingPage): string {
  return `${page} soll nicht selbst gefunden werden`;
}

function isSearch(path: string, parameters: readonly [string, string][]): boolean {
  const last = path.split("/").findLast((segment) => segment !== "") ?? "";
  // Drupal's q is a path.
  return (
    searchSegment.test(last) ||
    parameters.some(([name, value]) => searchParameters.has(name) && value !== "" && !value.includes("/"))
  );
}

function isLater(path: string, parameters: readonly [string, string][]): boolean {
  const number = findPageNumber(path);
  if (number !== null) return Number(/\d+/.exec(number)?.[0]) > 1;
  // WordPress asks for one post by "/?p=17".
  const isFront = path === "/" || /^\/index\.[a-z]{2,5}$/.test(path);
  return parameters.some(
    ([name, value]) =>
      pageParameters.has(name) && !(name === "p" && isFront) && /^\d{1,4}$/.test(value) && Number(value) > 1,
  );
}

/** "tx_news_pi1[@widget_0][currentPage]" → "currentpage" */
function lastKey(name: string): string {
  return (/\[([^[\]]{1,60})\]$/.exec(name)?.[1] ?? name).toLowerCase();
}
