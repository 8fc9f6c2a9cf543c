// The brand: logo, icons, and what other sites show of the page.

import {
  findClosest,
  getAttribute,
  getOwnText,
  getParent,
  getRect,
  getRootElement,
} from "../../../in-page/safe-dom.ts";
import type { Brand } from "../../page-snapshot.ts";
import type { Overlays } from "../overlays.ts";
import { readBackgroundImage } from "../paint/background-images.ts";
import { extractFirstUrl, isOwnHost, parseUrl, shortenUrl } from "../urls.ts";
import type { Capped, VisibleElement } from "../visible-elements.ts";

const MAX_ICONS = 12;
const MAX_TEXT = 120;
const ICON_RELS =
  /(?:^|\s)(?:icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon|fluid-icon)(?:\s|$)/i;
const SOCIAL_IMAGES = [
  ...["og:image", "og:image:url", "og:image:secure_url"],
  ...["twitter:image", "twitter:image:src"],
];
const SITE_NAMES = ["og:site_name", "application-name", "apple-mobile-web-app-title"];

export function readBrand({ items: seen }: Capped<VisibleElement>, overlays: Overlays): Brand {
  return {
    logo: findLogo(seen, overlays),
    icons: readIcons(),
    socialImage: readMeta(SOCIAL_IMAGES, shortenUrl),
    themeColor: readMeta(["theme-color"], shortText),
    siteName: readMeta(SITE_NAMES, shortText),
  };
}

function readIcons(): Brand["icons"] {
  const links = [...getRootElement().querySelectorAll("link[rel][href]")];
  const read = (link: Element, name: string) => shortText(getAttribute(link, name) ?? "");
  return links
    .filter((link) => ICON_RELS.test(getAttribute(link, "rel") ?? ""))
    .map((link) => ({
      rel: read(link, "rel").toLowerCase(),
      sizes: read(link, "sizes"),
      type: read(link, "type"),
      href: shortenIconUrl(getAttribute(link, "href") ?? ""),
    }))
    .filter(({ href }) => href !== "")
    .slice(0, MAX_ICONS);
}

/** An inline icon is named by its type: "data:image/png". Pages without an icon use "data:,". */
function shortenIconUrl(written: string): string {
  const inline = /^\s*(data:[\w/+.-]+)[^,]{0,100},\S/i.exec(written.slice(0, 300));
  return inline?.[1] ?? (parseUrl(written) ? shortenUrl(written) : "");
}

/** Content of the first meta element with one of these names or properties that is not empty. */
function readMeta(names: readonly string[], read: (content: string) => string): string | null {
  for (const name of names) {
    const metas = getRootElement().querySelectorAll(`meta[property="${name}" i], meta[name="${name}" i]`);
    const content = metas[0] ? read(getAttribute(metas[0], "content") ?? "") : "";
    if (content) return content;
  }
  return null;
}

function shortText(text: string): string {
  return text
    .slice(0, MAX_TEXT * 4)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_TEXT);
}

type Logo = NonNullable<Brand["logo"]>;

/** px from the top: where a logo may be, without and within a header element. */
const TOP_PX = 200;
const HEADER_PX = 800;
/** px: smaller pictures are menu icons. */
const MIN_PICTURE = { width: 16, height: 12 };
const MAX_NAME = 48;
const MIN_NAME = 3;
const MAX_ATTRIBUTE = 300;
/** The element and its wrappers. */
const NAMED_LEVELS = 4;
const NAMED = /logo|brand|site-?(?:title|name)|wordmark|signet|schriftzug/i;
/** Menu items that link home as well. */
const MENU_WORDS =
  /^(?:home(?:page)?|start(?:seite)?|hauptseite|zur(?:ück zur)? startseite|willkommen|zum inhalt.*)$/i;
const HOME_FILE = /^(?:index|default|home|start(?:seite)?)\.\w{2,5}$/i;
const NOT_A_BANNER = "article, main, section, aside, [role='main']";

/** The first of the highest rank: by link home, name, and picture rather than text. */
function findLogo(seen: readonly VisibleElement[], overlays: Overlays): Brand["logo"] {
  const ownNames = readOwnNames();
  const wayUp = findWayUp(seen, ownNames);
  let best: { logo: Logo; rank: number } | null = null;
  for (const item of seen) {
    if (item.rect.y > HEADER_PX || overlays.elements.has(item.element) || !isInHeader(item)) continue;
    const kind = classify(item);
    if (!kind) continue;
    const link = findClosest(item.element, "a[href]");
    const isNamed =
      hasLogoName(item.element) ||
      isOwnName(item.element, ownNames) ||
      (link === null && isLargeName(item, ownNames));
    const href = link === null ? null : (getAttribute(link, "href") ?? "");
    const linksHome = href !== null && (isHomeLink(href) || (isNamed && isOwnTop(href)) || link === wayUp);
    if (!linksHome && !isNamed) continue;
    const rank = (kind === "text" ? 0 : 2) + (isNamed ? 2 : 0) + (linksHome ? 3 : 0);
    if (best && best.rank >= rank) continue;
    const isHeading = kind === "text" && !linksHome && findClosest(item.element, "h1, h2, h3") !== null;
    best = { logo: { box: item.rect, linksHome, kind, isHeading }, rank };
  }
  return best?.logo ?? null;
}

function isInHeader({ element, rect }: VisibleElement): boolean {
  if (rect.y + rect.height <= 0) return false;
  if (rect.y < TOP_PX) return true;
  const header = findClosest(element, "header, [role='banner']");
  return header !== null && findClosest(header, NOT_A_BANNER) === null;
}

function classify({ element, tag, style, rect }: VisibleElement): Logo["kind"] | null {
  // A picture as large as the header is its background.
  const isPicture =
    rect.width >= MIN_PICTURE.width && rect.height >= MIN_PICTURE.height && rect.height <= innerHeight / 2;
  if (tag === "img" || tag === "svg") return isPicture ? tag : null;
  if (isPicture && rect.width < innerWidth / 2 && extractFirstUrl(readBackgroundImage(style)))
    return "background";
  const text = getOwnText(element);
  return text !== "" && text.length <= MAX_NAME && !MENU_WORDS.test(foldName(text)) ? "text" : null;
}

/** The page's name and the parts of its title, in small letters: "Dachdeckerei Pohl | Dächer in Olfen" has two. */
function readOwnNames(): ReadonlySet<string> {
  const title = document.title.slice(0, MAX_ATTRIBUTE).split(/\s[|–—·:-]\s/);
  const names = [readMeta(SITE_NAMES, shortText) ?? "", ...title].map(foldName);
  return new Set(names.filter((name) => name.length >= MIN_NAME));
}

/** The firm's name written in the header, or as what its picture shows. */
function isOwnName(element: Element, ownNames: ReadonlySet<string>): boolean {
  const names = [getOwnText(element), getAttribute(element, "alt") ?? ""];
  return names.some((name) => name.length <= MAX_NAME && ownNames.has(foldName(name)));
}

/** px: a firm that writes its name so large means it as its sign. */
const LARGE_NAME = 24;
const GREETING = /willkommen/;

/** Large letters that lead nowhere, all of whose words the title has as well, whatever stands between them. */
function isLargeName({ element, style }: VisibleElement, ownNames: ReadonlySet<string>): boolean {
  if (!(Number.parseFloat(style.fontSize) >= LARGE_NAME)) return false;
  const name = foldName(getOwnText(element));
  const words = name.split(" ");
  if (words.length < 2 || GREETING.test(name)) return false;
  return [...ownNames].some((own) => {
    const known = new Set(own.split(" "));
    return words.every((word) => known.has(word));
  });
}

/** "!!! KFZ-Reparatur am Markt !!!" → "kfz reparatur am markt" */
function foldName(name: string): string {
  return shortText(name.replace(/[^\p{L}\p{N}]+/gu, " ")).toLowerCase();
}

function hasLogoName(element: Element): boolean {
  const isNamed = (one: Element) =>
    ["class", "id", "alt", "src", "aria-label"].some((name) =>
      NAMED.test((getAttribute(one, name) ?? "").slice(0, MAX_ATTRIBUTE)),
    );
  let one: Element | null = element;
  for (let level = 0; one && level < NAMED_LEVELS; level += 1, one = getParent(one))
    if (isNamed(one)) return true;
  return false;
}

const TOP = /^#?(?:top|page-top|home|start)?$/i;

/** The home page, also of this language, or this page where it is one; not a part of it, nor "#", as menus without pages have. */
function isHomeLink(href: string): boolean {
  if (href.trim().startsWith("#")) return false;
  const url = parseUrl(href);
  // Without a base address only a relative link tells.
  if (!url) return /^\.?\/?(?:#(?:top)?)?$/.test(href.trim());
  if (!TOP.test(url.hash)) return false;
  if (!/^https?:$/.test(url.protocol) || (location.hostname && !isOwnHost(url.hostname))) return false;
  const path = toFolder(url.pathname);
  if (path === "/") return url.search === "";
  const file = url.pathname.split("/").at(-1) ?? "";
  if (HOME_FILE.test(file) && location.pathname.startsWith(path)) return true;
  const language = (getAttribute(getRootElement(), "lang") ?? "").toLowerCase();
  if (language !== "" && path.toLowerCase() === `/${language}/`) return true;
  return path === toFolder(location.pathname) && path.endsWith("/");
}

/** px from the top */
const HEAD_Y = 20;

/** Up to the top of this page, or to what stands there, as on a page that is its own home; menus without pages point there as well. */
function isOwnTop(href: string): boolean {
  const written = href.trim();
  if (!written.startsWith("#")) return false;
  if (TOP.test(written)) return true;
  const target = getRootElement().querySelector(`#${CSS.escape(written.slice(1, MAX_ATTRIBUTE))}`);
  return target !== null && getRect(target).y + scrollY <= HEAD_Y;
}

/** Letters: shorter words are in every title. */
const MIN_WORD = 4;

/** The first link to the top of this page, where it is in no menu and has a word of the page's name. */
function findWayUp(seen: readonly VisibleElement[], ownNames: ReadonlySet<string>): Element | null {
  const first = seen.find(
    ({ element, tag }) => tag === "a" && /^\s*#(?:top)?\s*$/i.test(getAttribute(element, "href") ?? ""),
  );
  if (!first || !isInHeader(first) || findClosest(first.element, "nav, ul, ol")) return null;
  const known = new Set([...ownNames].flatMap((name) => name.split(" ")));
  const words = foldName(first.element.textContent ?? "").split(" ");
  return words.some((word) => word.length >= MIN_WORD && known.has(word)) ? first.element : null;
}

/** "/de" and "/de/index.html" → "/de/"; other files unchanged. */
function toFolder(path: string): string {
  const last = path.split("/").at(-1) ?? "";
  if (HOME_FILE.test(last)) return path.slice(0, -last.length);
  return path.endsWith("/") || last.includes(".") ? path : `${path}/`;
}
