// What the signs of a kind look at: read once, bounded, in forms that are easy to compare.

import { toTexts } from "../business/contact-data.ts";
import { findFirm } from "../business/imprint-firm.ts";
import { readImprint } from "../business/imprint-page.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { findLegalWay } from "../legal/legal-links.ts";
import { imprintPage } from "../legal/legal-pages.ts";
import { collectSocialTags } from "../page/meta-tags.ts";
import { splitTitle } from "../page/title-parts.ts";
import { decodeEscapes } from "../page/urls.ts";
import { listOuterItems } from "../structured-data/outer-items.ts";
import type { DeclaredItem } from "../structured-data/structured-data-rules.ts";
import { languageCodes } from "../text/language-codes.ts";

// Limits for hostile pages.
const maxText = 30_000;
/** Characters of the beginning, where date and author of an article stand. */
const maxBeginning = 1_500;
const maxImprint = 4_000;
const maxLinks = 3_000;
const maxPath = 300;
const maxName = 120;
const maxNames = 12;

export interface PageView {
  facts: PageFacts;
  /** Lower case, escapes decoded. */
  path: string;
  query: URLSearchParams;
  host: string;
  isRoot: boolean;
  /** schema.org types of what the page declares about itself. */
  items: readonly DeclaredItem[];
  og: Readonly<Record<string, string>>;
  /** Classes and ids ("#product") of the outermost elements, lower case. */
  classes: ReadonlySet<string>;
  /** Where the site names itself: title, og:site_name, structured data; on a front page the main heading, too. */
  names: readonly string[];
  text: string;
  beginning: string;
  /** Texts of links that read like headlines, each once. */
  headlines: number;
  /** Links to a cart or to checkout. */
  hasCartLink: boolean;
  /** Times that name a day. */
  dates: readonly string[];
  hasImprintLink: boolean;
  /** First lines of the Impressum; empty where it is unknown. */
  imprint: string;
  /** Legal form of the firm in the Impressum. */
  legalForm: string | null;
}

export function viewPage(facts: PageFacts): PageView {
  const { html, fetched } = facts;
  const url = new URL(fetched.url);
  const path = (decodeEscapes(url.pathname) ?? url.pathname).slice(0, maxPath).toLowerCase();
  const classes = readClasses(html.markers);
  const isRoot = isRootAddress(path, url.searchParams) || [...classes].some((name) => rootClasses.has(name));
  const og = collectSocialTags(html.metas, "og:");
  const imprint = readImprint(facts);
  const imprintText = imprint.known ? imprint.text.slice(0, maxImprint) : "";
  const links = html.anchors.slice(0, maxLinks);
  const text = html.text.text.slice(0, maxText);
  const items = listOuterItems(facts);
  return {
    facts,
    path,
    query: url.searchParams,
    host: url.hostname,
    isRoot,
    items,
    og,
    classes,
    names: readNames(facts, og, items, isRoot),
    text,
    beginning: text.slice(0, maxBeginning),
    headlines: new Set(links.map((link) => link.text).filter(isHeadline)).size,
    hasCartLink: links.some(({ href }) => cartLink.test(href.slice(0, maxPath))),
    dates: html.times.filter((time) => /^\d{4}-\d\d/.test(time)),
    hasImprintLink: ["linked", "here"].includes(findLegalWay(facts, imprintPage).kind),
    imprint: imprintText,
    legalForm: imprintText === "" ? null : (findFirm(imprintText).form?.name ?? null),
  };
}

const cartLink = /\/(?:warenkorb|cart|basket|checkout|kasse)(?![a-z])/i;
const rootName = /^(?:index|default|home|start|startseite|welcome|willkommen)(?:\.[a-z]{2,5})?$/;
/** With one of these the address is that of another page. */
const pageParameters = [
  ..."s q search p page_id page seite paged cat tag id pid m author attachment_id article product".split(" "),
];
/** What systems write into the body tag of a front page. */
const rootClasses = new Set([
  "cc-indexpage",
  "cms-home",
  "cl-start",
  "cms-index-index",
  "home-template",
  "is-act-home",
  "is--ctl-index",
  "page-home",
  "#common-home",
  "path-frontpage",
  "template-index",
]);

function isRootAddress(path: string, query: URLSearchParams): boolean {
  if (pageParameters.some((name) => query.has(name))) return false;
  const segments = path.split("/").filter((segment) => segment !== "");
  const inner = isLanguage(segments[0]) ? segments.slice(1) : segments;
  return inner.length === 0 || (inner.length === 1 && rootName.test(inner[0] ?? ""));
}

/** "de", "de-at" */
function isLanguage(segment = ""): boolean {
  return /^[a-z]{2}(?:[-_][a-z]{2})?$/.test(segment) && languageCodes.has(segment.slice(0, 2));
}

function readClasses(markers: readonly string[]): ReadonlySet<string> {
  return new Set(
    markers.flatMap((marker) => {
      if (marker.startsWith("class:")) return marker.slice(6).toLowerCase();
      return marker.startsWith("id:") ? `#${marker.slice(3).toLowerCase()}` : [];
    }),
  );
}

/** The first part of an inner page's title names its subject, the others the site. */
function readNames(
  { html }: PageFacts,
  og: Readonly<Record<string, string>>,
  items: readonly DeclaredItem[],
  isRoot: boolean,
): string[] {
  const { parts } = splitTitle((html.titles[0] ?? "").slice(0, 4 * maxName));
  const heading = html.headings.find(({ level }) => level === 1)?.text ?? "";
  const declared = items
    .filter(({ types }) => types.some((type) => /Organization$|Business$|WebSite/.test(type)))
    .flatMap(({ properties }) => toTexts(properties.name));
  return [
    ...(isRoot || parts.length === 1 ? parts : parts.slice(1)),
    og["og:site_name"] ?? "",
    ...declared.slice(0, 2),
    ...(isRoot ? [heading] : []),
  ]
    .map((name) => name.trim())
    .filter((name) => name !== "" && name.length <= maxName)
    .slice(0, maxNames);
}

/** Characters and words of a headline; menus are shorter, whole paragraphs longer. */
const minHeadline = 30;
const maxHeadline = 200;
const minHeadlineWords = 5;

function isHeadline(text: string): boolean {
  if (text.length < minHeadline || text.length >= maxHeadline) return false;
  return text.split(" ").length >= minHeadlineWords;
}
