// An article, a report, a recipe: what has an author and a day.
import { articleTypes } from "../structured-data/article-types.ts";
import { byline, findDateline, germanDate } from "../text/dateline.ts";
import { wordSet } from "../text/word-sets.ts";
import type { PageView } from "./page-view.ts";
import { isInReadingFolder } from "./paths.ts";
import { countItems, findClass, findMainItem, findType, match, pathOf, type Sign } from "./sign.ts";

/** Of the body tag, as WordPress, Ghost, Shopify, Blogger and Drupal write them. */
const classes = wordSet(`
single-post post-template-default post-template template-article item-view node--type-article page-node-type-article
page-node-type-blog-post page-node-type-news node--type-news node--type-blog node-type-article node-type-news node-type-blog
`);
const datedTypes = wordSet(`
Service AboutPage ContactPage Event MusicEvent SportsEvent TheaterEvent DanceEvent EducationEvent Festival FoodEvent LiteraryEvent ExhibitionEvent JobPosting
Course
`);
const readingTime =
  /lese(?:zeit|dauer)[: ]{0,2}(?:ca\. ?|etwa )?\d{1,2} ?min|\d{1,2} ?min(?:\.|uten)? lese(?:zeit|dauer)/i;
const joomlaPage = wordSet("view-article");
/** More are a list of articles. */
const maxItems = 2;
const maxDates = 3;

export const articleSigns: readonly Sign[] = [
  {
    sign: "Strukturierte Daten",
    speaksFor: ["article"],
    weight: 5,
    find: (view) => (countItems(view, articleTypes) <= maxItems ? findType(view, articleTypes) : null),
  },
  {
    sign: "Strukturierte Daten",
    speaksFor: ["article"],
    weight: 5,
    find: (view) =>
      countItems(view, articleTypes) > maxItems ? findMainItem(view, articleTypes, "articleBody") : null,
  },
  {
    sign: "Vorlage des Systems",
    speaksFor: ["article"],
    weight: 5,
    find: (view) => findClass(view, classes),
  },
  {
    sign: "Tag der Veröffentlichung (article:published_time)",
    speaksFor: ["article"],
    weight: 3,
    find: findPublished,
  },
  {
    sign: "Art laut Open Graph (og:type)",
    speaksFor: ["article"],
    weight: 1,
    find: ({ og }) => (og["og:type"]?.trim().toLowerCase() === "article" ? "article" : null),
  },
  { sign: "Pfad der Adresse", speaksFor: ["article"], weight: 3, find: pathOf("article") },
  {
    sign: "Pfad der Adresse",
    speaksFor: ["article"],
    weight: 1,
    find: ({ path }) => (isInReadingFolder(path) ? path : null),
  },
  {
    sign: "Datum",
    speaksFor: ["article"],
    weight: 2,
    find: ({ dates }) => (dates.length <= maxDates ? (dates[0] ?? null) : null),
  },
  { sign: "Datum", speaksFor: ["article"], weight: 1, find: ({ beginning }) => match(germanDate, beginning) },
  {
    sign: "Datumszeile",
    speaksFor: ["article"],
    weight: 2,
    find: ({ beginning }) => findDateline(beginning),
  },
  {
    sign: "Verfasser",
    speaksFor: ["article"],
    weight: 2,
    find: ({ facts, beginning }) =>
      facts.html.anchors.find(({ rel, text }) => rel.includes("author") && text.trim() !== "")?.text ??
      match(byline, beginning),
  },
  {
    sign: "Vorlage des Systems",
    speaksFor: ["article"],
    weight: 4,
    find: ({ classes: all }) => (all.has("mediawiki") && all.has("ns-0") ? "mediawiki ns-0" : null),
  },
  {
    sign: "Lesezeit",
    speaksFor: ["article"],
    weight: 3,
    find: ({ beginning }) => match(readingTime, beginning),
  },
  {
    sign: "Kommentare",
    speaksFor: ["article"],
    weight: 2,
    find: ({ facts: { html } }) =>
      html.controls.some(({ tag, name }) => tag === "textarea" && name === "comment")
        ? "ein Feld für Kommentare"
        : null,
  },
  // The day is that of an event, or of an offer of work.
  {
    sign: "Strukturierte Daten",
    speaksFor: ["article"],
    weight: -4,
    find: (view) => findType(view, datedTypes),
  },
  // Of any type that WordPress does not know by itself: a podcast's episode, a report, but also a service.
  {
    sign: "Vorlage des Systems",
    speaksFor: ["article"],
    weight: 2,
    find: ({ classes: all }) => (all.has("single") && !all.has("single-product") ? "single" : null),
  },
  // Some extensions call every page an article; WordPress itself knows better.
  {
    sign: "Vorlage des Systems",
    speaksFor: ["article"],
    weight: -8,
    find: (view) => [...view.classes].find((name) => /^page-id-\d+$/.test(name)) ?? null,
  },
  // Joomla marks every page of text as an article; day and author are shown with news only.
  {
    sign: "Vorlage des Systems",
    speaksFor: ["article"],
    weight: -3,
    find: (view) => findClass(view, joomlaPage),
  },
];

function findPublished({ facts: { html } }: PageView): string | null {
  const isPublished = (value: string | null) => value?.trim().toLowerCase() === "article:published_time";
  const meta = html.metas.find(({ property, name }) => isPublished(property) || isPublished(name));
  return meta?.content?.trim() || null;
}
