// What stands for the firm: its sign in the page's head, its icons, what other sites show of it.
import type { Brand } from "../page-snapshot.ts";
import { parsed, shortAddress } from "./addresses.ts";
import { findLogo } from "./logo.ts";
import type { Overlays } from "./overlays.ts";
import { attributeOf, rootElement } from "./plain-dom.ts";
import type { Capped, SeenElement } from "./visible-elements.ts";

const MAX_ICONS = 12;
const MAX_TEXT = 120;
const ICON_RELS =
  /(?:^|\s)(?:icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon|fluid-icon)(?:\s|$)/i;
const SOCIAL_IMAGES = [
  "og:image",
  "og:image:url",
  "og:image:secure_url",
  "twitter:image",
  "twitter:image:src",
];
const SITE_NAMES = ["og:site_name", "application-name", "apple-mobile-web-app-title"];

export function readBrand({ items: seen }: Capped<SeenElement>, overlays: Overlays): Brand {
  return {
    logo: findLogo(seen, overlays),
    icons: readIcons(),
    socialImage: firstOf(SOCIAL_IMAGES, shortAddress),
    themeColor: firstOf(["theme-color"], shortText),
    siteName: firstOf(SITE_NAMES, shortText),
  };
}

function readIcons(): Brand["icons"] {
  const links = [...rootElement().querySelectorAll("link[rel][href]")];
  const written = (link: Element, name: string) => shortText(attributeOf(link, name) ?? "");
  return links
    .filter((link) => ICON_RELS.test(attributeOf(link, "rel") ?? ""))
    .map((link) => ({
      rel: written(link, "rel").toLowerCase(),
      sizes: written(link, "sizes"),
      type: written(link, "type"),
      href: iconAddress(attributeOf(link, "href") ?? ""),
    }))
    .filter(({ href }) => href !== "")
    .slice(0, MAX_ICONS);
}

/** One that is written into the page is named by its type: "data:image/png". Pages without one write "data:,". */
function iconAddress(written: string): string {
  const inline = /^\s*(data:[\w/+.-]+)[^,]{0,100},\S/i.exec(written.slice(0, 300));
  return inline?.[1] ?? (parsed(written) ? shortAddress(written) : "");
}

/** The first of the names, as property or name of a meta element, whose content is something. */
function firstOf(names: readonly string[], read: (content: string) => string): string | null {
  for (const name of names) {
    const metas = rootElement().querySelectorAll(`meta[property="${name}" i], meta[name="${name}" i]`);
    const content = metas[0] ? read(attributeOf(metas[0], "content") ?? "") : "";
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
