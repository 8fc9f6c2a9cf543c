// A list: an overview of posts, a category, results of a search, the front page of a newspaper.
import { findLeadingPage } from "../page/leading-page.ts";
import { articleTypes } from "../structured-data/article-types.ts";
import { wordSet } from "../text/word-sets.ts";
import type { PageView } from "./page-view.ts";
import { findPageNumber, isOverview } from "./paths.ts";
import { productTypes } from "./shop-signs.ts";
import { countItems, findClass, findType, match, pathOf, type Sign } from "./sign.ts";

const listTypes = wordSet("CollectionPage ItemList SearchResultsPage OfferCatalog ProductCollection");
const newsTypes = wordSet("NewsMediaOrganization Blog");
/** Of the body tag: WordPress, Shopware 5 and 6, Shopify, Magento, PrestaShop, OXID, plentymarkets, OpenCart, Drupal, Blogger, Ghost. */
const classes = wordSet(`
search-results search-no-results tax-product_cat post-type-archive is--ctl-listing is--ctl-search is-ctl-search
template-collection template-blog template-search catalog-category-view catalogsearch-result-index #category cl-alist cl-search
page-category #product-category page-taxonomy page-taxonomy-term path-taxonomy index-view archive-view tag-template author-template
`);
/** Words of WordPress that anybody might use, and what stands beside them there. */
const wordpressClasses: readonly [name: string, beside: RegExp][] = [
  ["archive", /^(?:category|tag|author|date|tax-.{1,80}|post-type-archive)$/],
  ["category", /^category-/],
  ["tag", /^tag-/],
  ["author", /^author-/],
  ["blog", /^(?:home|hfeed|wp-.{1,80}|custom-background|logged-in)$/],
];
const joomlaLists = wordSet("view-category view-categories");
const newsWords =
  /(?<!\p{L})(?:\p{L}{1,20}-?)?(?:nachrichten|news|zeitung|tageblatt|rundschau|bote|magazin|anzeiger|kurier|blog)(?!\p{L})/iu;
/** Of a newspaper, as its menu names them. */
const sections = wordSet(
  "lokales politik sport lokalsport kultur wirtschaft panorama region regional feuilleton meinung leserbriefe e-paper epaper abo abonnement anzeigen traueranzeigen newsticker",
);
const minSections = 4;
const pageParameters = ["page", "seite", "paged", "p"];

const pageAddress = /[?&/](?:p|page|seite|paged|start|offset|currentpage|n)(?:=|\/|-)\d{1,5}/i;
const maxPageAddress = 200;
const sorting =
  /(?<!\p{L})(?:sortier(?:en nach|ung)|filtern nach|(?:artikel|produkte|einträge|treffer) pro seite)(?!\p{L})/iu;

/** Beneath every entry of a list. */
const teaser =
  /^(?:details(?: ansehen)?|zum (?:produkt|artikel|exposé|angebot|rezept|objekt|fahrzeug|profil|kurs|beitrag)|zur (?:stelle|stellenanzeige|veranstaltung|folge)|exposé(?: ansehen)?|(?:produkt|artikel|angebot|rezept|objekt|fahrzeug) ansehen|weiterlesen|jetzt bewerben)(?!\p{L})/iu;
const maxTeaser = 40;
const minTeasers = 5;

const minEntries = 3;
const minDates = 4;
/** More than menus hold, with hardly a word besides. */
const manyLinks = 200;
const wordsPerLink = 4;

export const listSigns: readonly Sign[] = [
  { sign: "Strukturierte Daten", speaksFor: ["list"], weight: 4, find: (view) => findType(view, listTypes) },
  {
    sign: "Strukturierte Daten",
    speaksFor: ["list"],
    weight: 3,
    find: (view) => {
      const count = Math.max(countItems(view, articleTypes), countItems(view, productTypes));
      return count >= minEntries ? `${count} Einträge` : null;
    },
  },
  // Themes call every page a blog in microdata.
  {
    sign: "Strukturierte Daten",
    speaksFor: ["list"],
    weight: 2,
    find: (view) => findType({ items: view.items.filter(({ source }) => source === "json-ld") }, newsTypes),
  },
  { sign: "Vorlage des Systems", speaksFor: ["list"], weight: 4, find: findTemplate },
  // Joomla's categories are lists of posts, or a page that somebody put together of texts.
  {
    sign: "Vorlage des Systems",
    speaksFor: ["list"],
    weight: 2,
    find: (view) => findClass(view, joomlaLists),
  },
  { sign: "Pfad der Adresse", speaksFor: ["list"], weight: 4, find: pathOf("list") },
  {
    sign: "Pfad der Adresse",
    speaksFor: ["list"],
    weight: 2,
    find: ({ path }) => (isOverview(path) ? path : null),
  },
  {
    sign: "Gleiche Schaltflächen",
    speaksFor: ["list"],
    weight: 2,
    find: ({ isRoot, facts: { html } }) => {
      const count = html.anchors.filter(({ text }) => text.length <= maxTeaser && teaser.test(text)).length;
      return !isRoot && count >= minTeasers ? `${count} Links zu Einzelheiten` : null;
    },
  },
  {
    sign: "Adresse der Seite",
    speaksFor: ["list"],
    weight: 6,
    find: ({ facts: { fetched } }) => findLeadingPage(fetched.url),
  },
  { sign: "Seitenzahl", speaksFor: ["list"], weight: 2, find: findNumber },
  { sign: "Weitere Seiten", speaksFor: ["list"], weight: 2, find: findNextPages },
  {
    sign: "Sortierung",
    speaksFor: ["list"],
    weight: 2,
    find: ({ isRoot, text }) => (isRoot ? null : match(sorting, text)),
  },
  { sign: "Links mit Schlagzeilen", speaksFor: ["list"], weight: 2, find: countHeadlines(6) },
  { sign: "Links mit Schlagzeilen", speaksFor: ["list"], weight: 2, find: countHeadlines(15) },
  { sign: "Links mit Schlagzeilen", speaksFor: ["list"], weight: 2, find: countHeadlines(30) },
  {
    sign: "Fast nur Links",
    speaksFor: ["list"],
    weight: 4,
    find: ({ facts: { html } }) =>
      html.anchors.length >= manyLinks && html.text.words < wordsPerLink * html.anchors.length
        ? `${html.anchors.length} Links`
        : null,
  },
  {
    sign: "Datum",
    speaksFor: ["list"],
    weight: 2,
    find: ({ dates }) => (dates.length >= minDates ? `${dates.length} Zeitangaben` : null),
  },
  {
    sign: "Ressorts",
    speaksFor: ["list"],
    weight: 2,
    find: ({ isRoot, facts: { html } }) => {
      const named = new Set(
        html.anchors.map(({ text }) => text.trim().toLowerCase()).filter((text) => sections.has(text)),
      );
      return isRoot && named.size >= minSections ? [...named].slice(0, minSections).join(", ") : null;
    },
  },
  {
    sign: "Name",
    speaksFor: ["list"],
    weight: 2,
    find: ({ isRoot, names }) => (isRoot ? (names.find((name) => newsWords.test(name)) ?? null) : null),
  },
];

function findTemplate(view: PageView): string | null {
  const found = wordpressClasses.find(
    ([name, beside]) => view.classes.has(name) && [...view.classes].some((one) => beside.test(one)),
  );
  return found?.[0] ?? findClass(view, classes);
}

function countHeadlines(least: number): Sign["find"] {
  return ({ headlines }) => (headlines >= least ? String(headlines) : null);
}

/** "2" and "3" among the links: there is more of the same. */
function findNextPages({ isRoot, facts: { html } }: PageView): string | null {
  const leadsTo = (number: string) =>
    html.anchors.some(
      ({ href, text }) => text.trim() === number && pageAddress.test(href.slice(-maxPageAddress)),
    );
  return !isRoot && leadsTo("2") && leadsTo("3") ? "2, 3 …" : null;
}

function findNumber({ path, query, facts }: PageView): string | null {
  const name = pageParameters.find((parameter) => /^\d{1,4}$/.test(query.get(parameter) ?? ""));
  if (name !== undefined) return `${name}=${query.get(name)}`;
  const isNumbered = facts.html.links.some(({ rel }) => rel.includes("next") || rel.includes("prev"));
  return findPageNumber(path) ?? (isNumbered ? "rel=next" : null);
}
