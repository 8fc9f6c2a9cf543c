// How the page is built: markup, style rules, typefaces, layout, and what dates it.

import { getAttribute, getOwnText, getRootElement } from "../../in-page/safe-dom.ts";
import type { Technique } from "../page-snapshot.ts";
import { isFontService, readWebfonts } from "./fonts.ts";
import { readStyleRules, type StyleFacts } from "./style-rules.ts";
import { countLayoutTables, isForLayout } from "./tables.ts";
import type { Capped, VisibleElement } from "./visible-elements.ts";

const MAX_TEXT = 200;
const MAX_SHEETS = 100;

export function readTechnique({ items: seen }: Capped<VisibleElement>): Technique {
  const rules = readStyleRules();
  return {
    viewportMeta: getMetaContent("viewport"),
    doctype: getDoctype(),
    obsoleteTags: countObsoleteTags(),
    obsoleteAttributes: countObsoleteAttributes(),
    layoutTables: countLayoutTables(),
    layouts: countLayouts(seen),
    fonts: readWebfonts(rules),
    sheets: listSheets(),
    styleRules: rules.rules,
    widthQueries: countWidthQueries(rules),
    cssFeatures: [...rules.features].sort(),
    oldTechniques: readOldTechniques(seen, rules.hasBlinkingText),
    hasDarkScheme: rules.asksForDarkScheme || offersDarkScheme(),
    hasResponsiveImages: rules.hasImageSets || hasResponsiveMarkup(),
    isHttps: location.protocol === "https:",
  };
}

/** Of the last meta element with this name, as in browsers. */
function getMetaContent(name: string): string | null {
  const metas = [...getRootElement().querySelectorAll(`meta[name="${name}" i]`)];
  return metas.at(-1)?.getAttribute("content")?.trim().slice(0, MAX_TEXT) ?? null;
}

/** "html", or with the public identifier behind it: "html -//W3C//DTD HTML 4.01 Transitional//EN". */
function getDoctype(): string | null {
  const { doctype } = document;
  return doctype && `${doctype.name} ${doctype.publicId}`.trim().slice(0, MAX_TEXT);
}

function countWidthQueries({ widthQueries: count, unreadable }: StyleFacts): number | null {
  const unknown = unreadable.filter((sheet) => !isFontService(sheet));
  return count === 0 && unknown.length > 0 ? null : count;
}

/** Also those that did not come. */
function listSheets(): string[] {
  const links = [...getRootElement().querySelectorAll('link[rel~="stylesheet" i][href]')].filter(
    (link): link is HTMLLinkElement => link instanceof HTMLLinkElement,
  );
  const isWanted = (link: HTMLLinkElement) =>
    !link.disabled &&
    !/\balternate\b/i.test(getAttribute(link, "rel") ?? "") &&
    !isFontService(link.href) &&
    matchMedia(link.media || "all").matches;
  const addresses = links.filter(isWanted).map(({ href }) => href.split("#")[0] ?? "");
  return [...new Set(addresses)].filter((href) => href.length <= MAX_ADDRESS).slice(0, MAX_SHEETS);
}

function offersDarkScheme(): boolean {
  const schemes = `${getComputedStyle(getRootElement()).colorScheme} ${getMetaContent("color-scheme") ?? ""}`;
  return /\bdark\b/.test(schemes);
}

function hasResponsiveMarkup(): boolean {
  const root = getRootElement();
  if (root.querySelector("img[srcset], picture > source[srcset]")) return true;
  // link rel=preload for a srcset that a script will add.
  return [...root.querySelectorAll("link[imagesrcset]")].some((link) => getAttribute(link, "as") === "image");
}

const TAGS = [
  "applet acronym bgsound dir frame frameset noframes isindex keygen listing menuitem nextid noembed",
  "param plaintext rb rtc strike xmp basefont big blink center font marquee multicol nobr spacer tt",
].flatMap((tags) => tags.split(" "));

const CELLS = "col, thead, tbody, tfoot, tr, td, th";
const FRAMES = "embed, iframe, img, input, object";
/** Presentational attributes, by the elements on which they are obsolete. */
const ATTRIBUTES: Record<string, string> = {
  body: "alink bottommargin leftmargin link rightmargin text topmargin vlink",
  "body, iframe": "marginheight marginwidth",
  [`body, table, ${CELLS}`]: "background bgcolor",
  br: "clear",
  [`caption, div, h1, h2, h3, h4, h5, h6, hr, legend, p, table, ${FRAMES}, ${CELLS}`]: "align",
  [CELLS]: "char charoff valign",
  "dir, dl, menu, ol, ul": "compact",
  [FRAMES]: "hspace vspace",
  hr: "color noshade size",
  "hr, pre, table, col, td, th": "width",
  iframe: "allowtransparency frameborder framespacing scrolling",
  "img, object, table": "border",
  "li, ul": "type",
  table: "cellpadding cellspacing frame rules",
  [`table, ${CELLS}`]: "bordercolor",
  "table, thead, tbody, tfoot, tr, td, th": "height",
  "td, th": "nowrap",
};

function countObsoleteTags(): Record<string, number> {
  return countMatches(TAGS.map((tag) => [tag, tag]));
}

function countObsoleteAttributes(): Record<string, number> {
  const selectors = Object.entries(ATTRIBUTES).flatMap(([tags, names]) =>
    names.split(" ").map((name) => [name, `:is(${tags})[${name}]`] as const),
  );
  return countMatches(selectors.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function countMatches(selectors: readonly (readonly [string, string])[]): Record<string, number> {
  const root = getRootElement();
  const found = selectors.map(([name, selector]) => [name, root.querySelectorAll(selector).length] as const);
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}

const MAX_ELEMENTS = 500;
const MAX_ADDRESS = 2_000;
const FOOT_ELEMENTS = 200;
const MAX_FOOT_TEXT = 10_000;
const FLASH =
  'object[type*="shockwave-flash" i], embed[type*="shockwave-flash" i], embed[src*=".swf" i], object[data*=".swf" i], param[value*=".swf" i]';
const SPACER =
  /(?:^|\/)(?:spacer|blank|clear|clearpixel|pixel|dot|trans(?:parent)?|1x1|shim)\.gif(?:[?#]|$)/i;
const OLD_JQUERY = /jquery[.\-/@](?:min[.\-/])?v?1\.\d|jquery(?:\.min)?\.js\?v(?:er)?=1\.\d/i;
const COUNTER_PICTURE =
  /(?:hit|web|page|visit|besucher|seiten)[-_]?(?:counter|z(?:ae|ä)hler)|counter\.(?:cgi|pl|php|gif)/i;
const COUNTER_TEXT =
  /(?:besucher(?:z(?:ä|ae)hler)?|visitors?)(?:\s*(?:seit|since|nr\.?|no\.?)[^:]{0,20})?\s*[:#](?:\s?\d){3,}|sie sind (?:der )?besucher\D{0,15}\d{2,}|\d{3,}\.? besucher seit/i;

function readOldTechniques(seen: readonly VisibleElement[], hasBlinkingText: boolean): string[] {
  const root = getRootElement();
  const has = (selector: string) => root.querySelector(selector) !== null;
  const some = (selector: string, attribute: string, pattern: RegExp) =>
    [...root.querySelectorAll(selector)]
      .slice(0, MAX_ELEMENTS)
      .some((element) => pattern.test((getAttribute(element, attribute) ?? "").slice(0, MAX_ADDRESS)));
  const found: Record<string, boolean> = {
    frameset: has("frameset"),
    marquee: has("marquee"),
    blink: hasBlinkingText || has("blink"),
    flash: has(FLASH),
    applet: has("applet"),
    "spacer-gif": some("img", "src", SPACER),
    "jquery-1": some("script[src]", "src", OLD_JQUERY),
    "visitor-counter": some("img", "src", COUNTER_PICTURE) || COUNTER_TEXT.test(readFootText(seen)),
  };
  return Object.keys(found).filter((name) => found[name]);
}

/** Counters are at the foot of the page, often with an element for each digit. */
function readFootText(seen: readonly VisibleElement[]): string {
  return seen
    .slice(-FOOT_ELEMENTS)
    .map(({ element }) => getOwnText(element))
    .join(" ")
    .slice(-MAX_FOOT_TEXT);
}

/** Of the viewport's area. */
const MIN_LARGE = 0.1;
const MIN_CHILDREN = 2;

/** Data tables do not count; of layout tables the table itself and its cells do. */
function countLayouts(seen: readonly VisibleElement[]): Technique["layouts"] {
  const layouts: Technique["layouts"] = { flex: 0, grid: 0, float: 0, table: 0, absolute: 0, block: 0 };
  const children = seen.map(() => ({ all: 0, float: 0, absolute: 0 }));
  for (const { parent, style } of seen) {
    const above = children[parent];
    // Fixed elements do not take part.
    if (!above || style.position === "fixed") continue;
    above.all += 1;
    if (style.position === "absolute") above.absolute += 1;
    else if (style.float !== "none") above.float += 1;
  }
  const minArea = MIN_LARGE * innerWidth * innerHeight;
  for (const [index, { element, style, rect }] of seen.entries()) {
    const below = children[index];
    if (!below || rect.width * rect.height < minArea) continue;
    const { display } = style;
    if (element instanceof HTMLTableElement) layouts.table += isForLayout(element) ? 1 : 0;
    else if (display === "table" || display === "inline-table") layouts.table += 1;
    else if (display.startsWith("table-") && display !== "table-cell") continue;
    else if (below.all < MIN_CHILDREN) continue;
    else if (display.endsWith("flex")) layouts.flex += 1;
    else if (display.endsWith("grid")) layouts.grid += 1;
    else if (below.float * 2 >= below.all) layouts.float += 1;
    else if (below.absolute * 2 >= below.all) layouts.absolute += 1;
    else layouts.block += 1;
  }
  return layouts;
}
