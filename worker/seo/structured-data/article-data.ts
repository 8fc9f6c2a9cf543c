// Author and day of an article, wherever a page says them.
import { toTexts } from "../business/contact-data.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { findMetaContent } from "../page/meta-tags.ts";
import { byline, germanDate, loginByline } from "../text/dateline.ts";
import { articleTypes } from "./article-types.ts";
import { readDeclaredItems } from "./structured-data.ts";
import { type DeclaredItem, isEmpty, isRecord } from "./structured-data-rules.ts";

/** Characters of the text in which author and day stand visibly; menus come first. */
const maxBeginning = 6_000;

export function readArticles(facts: PageFacts): DeclaredItem[] {
  return readDeclaredItems(facts).filter(({ types }) => types.some((type) => articleTypes.has(type)));
}

/** Microdata does not say the name, only that there is one. */
const unnamed = "in Mikrodaten ausgezeichnet";

/** Name of the author in markup, in the head or visibly marked; null if there is none. */
export function findAuthor(facts: PageFacts): string | null {
  const { html } = facts;
  const declared = readArticles(facts).flatMap(({ properties, source }) => {
    if (isEmpty(properties.author)) return [];
    return source === "microdata" ? unnamed : toNames(properties.author);
  });
  const property = html.metas.find((meta) => isNamed(meta, "article:author"))?.content;
  const linked = html.anchors.find(({ rel, text }) => rel.includes("author") && text.trim() !== "")?.text;
  const beginning = html.text.text.slice(0, maxBeginning);
  const visible = beginning.match(byline)?.[1] ?? beginning.match(loginByline)?.[1];
  const candidates = [...declared, property, findMetaContent(html.metas, "author"), linked, visible];
  return candidates.find((name) => (name ?? "").trim() !== "")?.trim() ?? null;
}

function toNames(author: unknown): string[] {
  const authors = Array.isArray(author) ? author.slice(0, 10) : [author];
  // A reference to another item ("@id") names it, too.
  return authors.flatMap((one) => toTexts(isRecord(one) ? (one.name ?? one["@id"]) : one));
}

export interface Published {
  /** Where it stands, German. */
  where: string;
  value: string;
}

const dateNames = [
  "date",
  "dc.date",
  "dc.date.issued",
  "dcterms.created",
  "dcterms.issued",
  "publish-date",
  "pubdate",
];

/** All days of publication in machine-readable places, readable or not. */
export function listPublished(facts: PageFacts): Published[] {
  const { html } = facts;
  const items = readDeclaredItems(facts).flatMap(({ properties, source }) =>
    source === "json-ld" ? toTexts(properties.datePublished) : [],
  );
  const metas = html.metas.flatMap((meta) =>
    isNamed(meta, "article:published_time") || dateNames.some((name) => isNamed(meta, name))
      ? (meta.content ?? "")
      : [],
  );
  const placed = (where: string, values: readonly string[]) => values.map((value) => ({ where, value }));
  return [
    ...placed("JSON-LD, datePublished", items),
    ...placed("meta-Angaben", metas),
    ...placed(
      "time-Element",
      html.times.filter((time) => /\d{4}/.test(time)),
    ),
  ].filter(({ value }) => value.trim() !== "");
}

/** Microdata names the property without its value. */
export function hasPublishedMicrodata(facts: PageFacts): boolean {
  return readArticles(facts).some(
    ({ source, properties }) => source === "microdata" && !isEmpty(properties.datePublished),
  );
}

/** ISO 8601, at least to the day. */
export function isMachineDate(value: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(value.trim()) && !Number.isNaN(Date.parse(value.trim().slice(0, 10)));
}

/** The first date that people can read, and the same for machines; null if there is none. */
export function findVisibleDate({ html }: PageFacts): { written: string; iso: string } | null {
  const written = html.text.text.slice(0, maxBeginning).match(germanDate)?.[0];
  if (written === undefined) return null;
  const [day = "", ...rest] = written.split(/\.? |\./).filter((part) => part !== "");
  const [month = "", year = ""] = rest;
  const number = months.indexOf(month) + 1 || Number(month === "Jänner" ? 1 : month);
  const iso = [year, String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isMachineDate(iso) ? { written, iso } : null;
}

const months = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
  " ",
);

function isNamed({ name, property }: PageFacts["html"]["metas"][number], wanted: string): boolean {
  return [name, property].some((value) => value?.trim().toLowerCase() === wanted);
}
