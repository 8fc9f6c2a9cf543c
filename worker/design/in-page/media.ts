// Pictures, films and frames, with CSS background pictures.
import type { MediaItem } from "../page-snapshot.ts";
import { firstUrlOf, shortAddress } from "./addresses.ts";
import { backgroundImageOf, UNREAD } from "./background-image.ts";
import { isInOverlay, type Overlays } from "./overlays.ts";
import { pictureFormats } from "./picture-format.ts";
import { naturalSizeOf } from "./picture-size.ts";
import { attributeOf } from "./plain-dom.ts";
import type { Capped, SeenElement } from "./visible-elements.ts";

const MAX_MEDIA = 400;
const PICTURE_TYPE = /^image\//i;
const PICTURE_SUFFIX = /\.(?:svg|avif|webp|jpe?g|png|gif)(?:[?#]|$)/i;
const NAMES = ["aria-label", "aria-labelledby", "title"];

interface Found {
  kind: MediaItem["kind"];
  /** As the browser loaded it, or as written; empty for drawings. */
  address: string;
}

/** In document order; an element with a background picture is one of its own, whatever it holds. */
export function readMedia({ items: seen }: Capped<SeenElement>, overlays: Overlays): Capped<MediaItem> {
  const items: MediaItem[] = [];
  const formatOf = pictureFormats();
  let isCut = false;
  for (const { element, tag, style, rect } of seen) {
    for (const found of [mediumOf(element, tag), backgroundOf(style)]) {
      if (!found) continue;
      if (found === UNREAD) {
        isCut = true;
        continue;
      }
      if (items.length >= MAX_MEDIA) return { items, isCut: true };
      const { kind, address } = found;
      items.push({
        box: rect,
        kind,
        source: shortAddress(address),
        format: kind === "svg" ? "svg" : formatOf(address),
        natural: kind === "background" ? null : naturalSizeOf(element),
        hasAlt: kind === "background" || hasAlternative(element, tag),
        isLazy: kind !== "background" && isLazy(element),
        inOverlay: isInOverlay(element, overlays),
      });
    }
  }
  return { items, isCut };
}

function mediumOf(element: Element, tag: string): Found | null {
  const written = (name: string) => attributeOf(element, name) ?? "";
  if (element instanceof HTMLImageElement)
    return { kind: "img", address: element.currentSrc || written("src") };
  if (tag === "input" && written("type").toLowerCase() === "image")
    return { kind: "img", address: written("src") };
  if (element instanceof HTMLVideoElement)
    return { kind: "video", address: element.currentSrc || written("src") };
  if (tag === "svg" || tag === "canvas") return { kind: tag, address: "" };
  if (tag === "iframe") return { kind: tag, address: written("src") };
  if (tag === "object" || tag === "embed") {
    const address = written(tag === "object" ? "data" : "src");
    if (PICTURE_TYPE.test(written("type")) || PICTURE_SUFFIX.test(address)) return { kind: "img", address };
  }
  return null;
}

function backgroundOf(style: CSSStyleDeclaration): Found | typeof UNREAD | null {
  const value = backgroundImageOf(style);
  if (value === UNREAD) return UNREAD;
  const address = firstUrlOf(value);
  return address ? { kind: "background", address } : null;
}

/** A text alternative, or the word that none is needed. */
function hasAlternative(element: Element, tag: string): boolean {
  if (attributeOf(element, "alt") !== null || attributeOf(element, "aria-hidden") === "true") return true;
  if (/^(?:presentation|none)$/.test(attributeOf(element, "role") ?? "")) return true;
  if (NAMES.some((name) => attributeOf(element, name)?.trim())) return true;
  return tag === "svg" && Element.prototype.querySelector.call(element, "title, desc") !== null;
}

function isLazy(element: Element): boolean {
  if (attributeOf(element, "loading")?.toLowerCase() === "lazy") return true;
  if (element instanceof HTMLVideoElement) return attributeOf(element, "preload") === "none";
  return ["data-src", "data-lazy-src", "data-srcset"].some((name) => attributeOf(element, name) !== null);
}
