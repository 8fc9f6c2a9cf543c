// Pictures, videos and frames, CSS backgrounds included, with format and size of their files.

import { getAttribute, getChildNodes, getParent, getTag } from "../../../in-page/safe-dom.ts";
import type { MediaItem, Size } from "../../page-snapshot.ts";
import type { Overlays } from "../overlays.ts";
import { readBackgroundImage, UNREAD_IMAGE } from "../paint/background-images.ts";
import { extractFirstUrl, parseUrl } from "../urls.ts";
import type { Capped, VisibleElement } from "../visible-elements.ts";
import { createPatternTest } from "./patterns.ts";

const MAX_MEDIA = 400;
const PICTURE_TYPE = /^image\//i;
const PICTURE_SUFFIX = /\.(?:svg|avif|webp|jpe?g|png|gif)(?:[?#]|$)/i;

interface Found {
  kind: MediaItem["kind"];
  /** As loaded, or as written; empty for drawings. */
  address: string;
}

/** In document order; a background picture is an item of its own. */
export function readMedia({ items: seen }: Capped<VisibleElement>, overlays: Overlays): Capped<MediaItem> {
  const items: MediaItem[] = [];
  const findFormat = createFormatFinder();
  const isPattern = createPatternTest();
  let isCut = false;
  for (const { element, tag, style, rect } of seen) {
    for (const found of [readMedium(element, tag), readBackground(style)]) {
      if (!found) continue;
      if (found === UNREAD_IMAGE) {
        isCut = true;
        continue;
      }
      if (items.length >= MAX_MEDIA) return { items, isCut: true };
      const { kind, address } = found;
      items.push({
        box: rect,
        kind,
        format: kind === "svg" ? "svg" : findFormat(address),
        natural: kind === "background" ? null : readNaturalSize(element),
        isStretched: isStretched(element, style),
        isPattern: kind === "background" && isPattern(style, rect, address),
        frameHost: kind === "iframe" ? hostOf(address) : null,
        inOverlay: overlays.elements.has(element),
      });
    }
  }
  return { items, isCut };
}

/** Longer ones exist by name only. */
const MAX_HOST = 100;

function hostOf(address: string): string | null {
  const url = parseUrl(address);
  return url && /^https?:$/.test(url.protocol) ? url.hostname.slice(0, MAX_HOST) : null;
}

function readMedium(element: Element, tag: string): Found | null {
  const written = (name: string) => getAttribute(element, name) ?? "";
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

function readBackground(style: CSSStyleDeclaration): Found | typeof UNREAD_IMAGE | null {
  const value = readBackgroundImage(style);
  if (value === UNREAD_IMAGE) return UNREAD_IMAGE;
  const address = extractFirstUrl(value);
  return address ? { kind: "background", address } : null;
}

/** By subtype of the media type, and by suffix. */
const FORMATS: Record<string, string> = {
  ...{ avif: "avif", webp: "webp", gif: "gif", svg: "svg", "svg+xml": "svg", bmp: "bmp", "x-ms-bmp": "bmp" },
  ...{ jpeg: "jpeg", jpg: "jpeg", jfif: "jpeg", pjpeg: "jpeg", png: "png", apng: "png", "x-png": "png" },
};
const MAX_TYPE = 40;

/** Finds the format of an address, by its response or else its suffix; null where it is unknown. */
function createFormatFinder(): (address: string) => string | null {
  const types = new Map<string, string>();
  for (const entry of performance.getEntriesByType("resource")) {
    // Empty for other origins without Timing-Allow-Origin.
    const type = "contentType" in entry ? String(entry.contentType) : "";
    if (type.startsWith("image/")) types.set(entry.name, type.slice("image/".length));
  }
  return (address) => {
    const written = /^\s*data:image\/([\w.+-]+)/i.exec(address.slice(0, MAX_TYPE))?.[1];
    if (written) return FORMATS[written.toLowerCase()] ?? "other";
    const url = parseUrl(address);
    if (!url) return null;
    const { pathname } = url;
    url.hash = "";
    const type = types.get(url.href);
    if (type) return FORMATS[type.toLowerCase()] ?? "other";
    return FORMATS[/\.([a-z]{3,5})$/i.exec(pathname)?.[1]?.toLowerCase() ?? ""] ?? null;
  };
}

const MAX_SRCSET = 20_000;

/** Pixels of the file; null for what has none or did not load. */
function readNaturalSize(element: Element): Size | null {
  if (element instanceof HTMLImageElement) return readImageSize(element);
  if (element instanceof HTMLVideoElement) return toSize(element.videoWidth, element.videoHeight);
  if (element instanceof HTMLCanvasElement) return toSize(element.width, element.height);
  return null;
}

/** naturalWidth of a responsive picture is already divided by its density. */
function readImageSize(image: HTMLImageElement): Size | null {
  const { naturalWidth: width, naturalHeight: height } = image;
  const shown = toSize(width, height);
  const descriptor = shown && findDescriptor(image);
  if (!descriptor) return shown;
  const factor = descriptor.unit === "w" ? descriptor.value / width : descriptor.value;
  return toSize(Math.round(width * factor), Math.round(height * factor));
}

/** Of the picture's proportions; less is not seen. */
const MAX_STRETCH = 1.12;
/** px: smaller ones are icons and rules. */
const MIN_STRETCHED = 60;

/** The content box, not the element's: padding and borders are no part of the picture. */
function isStretched(element: Element, style: CSSStyleDeclaration): boolean {
  if (!(element instanceof HTMLImageElement) || style.objectFit !== "fill") return false;
  const { naturalWidth, naturalHeight } = element;
  const inner = (size: number, ...edges: readonly string[]) =>
    edges.reduce((rest, edge) => rest - (Number.parseFloat(edge) || 0), size);
  const width = inner(
    element.offsetWidth,
    style.paddingLeft,
    style.paddingRight,
    style.borderLeftWidth,
    style.borderRightWidth,
  );
  const height = inner(
    element.offsetHeight,
    style.paddingTop,
    style.paddingBottom,
    style.borderTopWidth,
    style.borderBottomWidth,
  );
  if (Math.min(naturalWidth, naturalHeight) < 2 || Math.min(width, height) < MIN_STRETCHED) return false;
  return Math.abs(Math.log(width / height / (naturalWidth / naturalHeight))) > Math.log(MAX_STRETCH);
}

function toSize(width: number, height: number): Size | null {
  return width > 0 && height > 0 && Number.isFinite(width + height) ? { width, height } : null;
}

/** Descriptor of the chosen file in srcset: "800w" or "2x". */
function findDescriptor(image: HTMLImageElement): { value: number; unit: string } | null {
  const picture = getParent(image);
  const sources = picture && getTag(picture) === "picture" ? [...getChildNodes(picture)] : [image];
  for (const source of sources) {
    const srcset = source instanceof Element ? getAttribute(source, "srcset") : null;
    // At commas that end a candidate; addresses may contain others.
    for (const candidate of srcset?.slice(0, MAX_SRCSET).split(/,\s+|(?<=\s[\d.]+[wx]),/) ?? []) {
      const [address = "", written = ""] = candidate.trim().split(/\s+/);
      const descriptor = /^([\d.]+)([wx])$/.exec(written);
      if (!descriptor || parseUrl(address)?.href !== image.currentSrc) continue;
      return { value: Number(descriptor[1]), unit: descriptor[2] ?? "" };
    }
  }
  return null;
}
