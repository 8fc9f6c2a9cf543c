// Finds the firm's sign in the page's head: a picture or name that leads home or is called logo.
import type { Brand } from "../page-snapshot.ts";
import { firstUrlOf, isOwnHost, parsed } from "./addresses.ts";
import { backgroundImageOf } from "./background-image.ts";
import { isInOverlay, type Overlays } from "./overlays.ts";
import { ownTextOf } from "./own-text.ts";
import { attributeOf, closestOf, parentOf, rootElement } from "./plain-dom.ts";
import type { SeenElement } from "./visible-elements.ts";

type Logo = NonNullable<Brand["logo"]>;

/** px from the top: where a sign is looked for without a header element, and within one. */
const TOP_PX = 200;
const HEADER_PX = 800;
/** px: smaller pictures are icons of a menu. */
const MIN_PICTURE = { width: 16, height: 12 };
const MAX_NAME = 48;
const MAX_ATTRIBUTE = 300;
/** The element, and what wraps it. */
const NAMED_LEVELS = 4;
const NAMED = /logo|brand|site-?(?:title|name)|wordmark|signet|schriftzug/i;
/** Words of a menu, which lead home as well. */
const MENU_WORDS =
  /^(?:home(?:page)?|start(?:seite)?|hauptseite|zur(?:ück zur)? startseite|willkommen|zum inhalt.*)$/i;
const HOME_FILE = /^(?:index|default|home|start(?:seite)?)\.\w{2,5}$/i;
const NOT_THE_BANNER = "article, main, section, aside, [role='main']";

/** The best by what speaks for it (name and link home, a picture before text), of those the first; null without. */
export function findLogo(seen: readonly SeenElement[], overlays: Overlays): Brand["logo"] {
  let best: { logo: Logo; rank: number } | null = null;
  for (const item of seen) {
    if (item.rect.y > HEADER_PX || isInOverlay(item.element, overlays) || !isInHead(item)) continue;
    const kind = kindOf(item);
    if (!kind) continue;
    const link = closestOf(item.element, "a[href]");
    const linksHome = link !== null && leadsHome(attributeOf(link, "href") ?? "");
    const isNamed = hasLogoName(item.element);
    if (!linksHome && !isNamed) continue;
    const rank = (kind === "text" ? 0 : 2) + (isNamed ? 2 : 0) + (linksHome ? 3 : 0);
    if (best && best.rank >= rank) continue;
    best = { logo: { box: item.rect, isLink: link !== null, linksHome, kind }, rank };
  }
  return best?.logo ?? null;
}

function isInHead({ element, rect }: SeenElement): boolean {
  if (rect.y + rect.height <= 0) return false;
  if (rect.y < TOP_PX) return true;
  const header = closestOf(element, "header, [role='banner']");
  return header !== null && closestOf(header, NOT_THE_BANNER) === null;
}

function kindOf({ element, tag, style, rect }: SeenElement): Logo["kind"] | null {
  // A picture as wide and high as the head is its ground.
  const isPicture =
    rect.width >= MIN_PICTURE.width && rect.height >= MIN_PICTURE.height && rect.height <= innerHeight / 2;
  if (tag === "img" || tag === "svg") return isPicture ? tag : null;
  if (isPicture && rect.width < innerWidth / 2 && firstUrlOf(backgroundImageOf(style))) return "background";
  const text = ownTextOf(element);
  return text !== "" && text.length <= MAX_NAME && !MENU_WORDS.test(text) ? "text" : null;
}

function hasLogoName(element: Element): boolean {
  let one: Element | null = element;
  for (let level = 0; one && level < NAMED_LEVELS; level += 1) {
    const from: Element = one;
    const names = ["class", "id", "alt", "src", "aria-label"];
    if (names.some((name) => NAMED.test((attributeOf(from, name) ?? "").slice(0, MAX_ATTRIBUTE))))
      return true;
    one = parentOf(from);
  }
  return false;
}

/** The site's first page, in the language of this one, or the page itself where it is one. */
function leadsHome(href: string): boolean {
  const url = parsed(href);
  // A page without an address of its own: relative links say it in themselves.
  if (!url) return /^\.?\/?(?:#(?:top)?)?$/.test(href.trim());
  if (!/^https?:$/.test(url.protocol) || (location.hostname && !isOwnHost(url.hostname))) return false;
  const path = folderOf(url.pathname);
  if (path === "/") return url.search === "";
  const language = (attributeOf(rootElement(), "lang") ?? "").toLowerCase();
  if (language !== "" && path.toLowerCase() === `/${language}/`) return true;
  return path === folderOf(location.pathname) && isFolder(url.pathname);
}

/** "/de" and "/de/index.html" as "/de/"; other files stay. */
function folderOf(path: string): string {
  const last = path.split("/").at(-1) ?? "";
  if (HOME_FILE.test(last)) return path.slice(0, -last.length);
  return path.endsWith("/") || last.includes(".") ? path : `${path}/`;
}

function isFolder(path: string): boolean {
  return folderOf(path).endsWith("/");
}
