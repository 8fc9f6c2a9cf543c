// Counts, sizes and formats of images, and which ones have alternatives in a picture element.
import type { SeoReport } from "#contract/seo-report.ts";
import type { ImageFact, MediaFact } from "../html/page-facts.ts";
import { wordSet } from "../text/word-sets.ts";
import { addressOf, candidatesOf, isAddress, MAX_SRCSET_LENGTH, parseSrcset } from "./image-address.ts";
import { isFromImageService } from "./image-services.ts";
import { getExtension, getFirstSrcsetUrl, stripQuery } from "./urls.ts";

const modernFormats = new Set(["webp", "avif"]);
const olderFormats = new Set(["jpg", "jpeg", "png", "gif"]);

/** Class names by which the usual scripts find the images they load late. */
const lateClasses = wordSet(
  "lazy lazyload lazyloading lazyloaded lazyautosizes lazy-load lazy-hidden lazy-image lazy-img js-lazy jetpack-lazy-image rocket-lazy rocket-lazyload ezlazyload b-lazy lozad unveil swiper-lazy owl-lazy",
);
/** Files that only keep the place until a script comes. */
const placeholderFile =
  /(?:^|[/_-])(?:blank|spacer|placeholder|platzhalter|transparent|trans|pixel|1x1|lazy|loading|loader|empty|dummy|clear)(?:[_-]?(?:image|img|pixel|gif|1x1))?\.(?:gif|png|svg|jpe?g|webp)$/i;
/** In file names, class names and alternative texts. */
const signWords =
  /logo|icon|siegel|badge|zertifikat|signet|wappen|flagge?|avatar|sprite|emoji|unterschrift|qr-?code|piktogramm/i;
/** Characters read of each. */
const maxRead = 200;
/** Pixels. */
const minPhotoHeight = 100;
/** Pixels; nobody sees a smaller image, it counts visits. */
const maxPixel = 2;

export function countImages(images: readonly ImageFact[]): SeoReport["images"] {
  const count = (matches: (image: ImageFact) => boolean) => images.filter(matches).length;
  return {
    total: images.length,
    withoutAlt: count(({ alt }) => alt === null),
    withoutSize: count((image) => !hasSize(image)),
    lazy: count(isLazy),
    modern: count(({ src, srcset }) =>
      [src, srcset === null ? null : getFirstSrcsetUrl(srcset)].some(
        (address) => address !== null && (isModern(address) || getExtension(address) === "svg"),
      ),
    ),
  };
}

/** width and height both stand as numbers in the HTML. */
export function hasSize({ width, height }: ImageFact): boolean {
  return [width, height].every((value) => /^\s*\d/.test(value ?? ""));
}

export function isLazy({ loading }: ImageFact): boolean {
  return loading?.trim().toLowerCase() === "lazy";
}

/** A script or the browser loads it when it is needed; or there is nothing to load. */
export function isLate(image: ImageFact): boolean {
  const { src, srcset, lateSrc, lateSrcset, classes } = image;
  if (isLazy(image) || lateSrc !== undefined || lateSrcset !== undefined) return true;
  if ((classes ?? "").split(/\s+/).some((name) => lateClasses.has(name.toLowerCase()))) return true;
  if (isPixel(image)) return true;
  const addresses = [src, ...parseSrcset(srcset)].filter(isAddress);
  return addresses.every((address) => placeholderFile.test(stripQuery(address).slice(-100)));
}

function isPixel({ width, height }: ImageFact): boolean {
  const sizes = [width, height].map((value) => parseWidth({ width: value }));
  return sizes.every((size) => size !== null && size <= maxPixel);
}

/** Pixels of the width attribute; null where it is missing or not a plain number ("100%"). */
export function parseWidth({ width }: Pick<ImageFact, "width">): number | null {
  const written = /^\s*(\d{1,6})(?:\.\d+)?\s*(?:px)?\s*$/i.exec((width ?? "").slice(0, 20));
  return written === null ? null : Number(written[1]);
}

/** Shows a sign instead of a scene, or is as flat as a banner: the format hardly matters, and few are photos. */
export function isSign(image: ImageFact): boolean {
  const height = parseWidth({ width: image.height });
  if (height !== null && height < minPhotoHeight) return true;
  const file =
    stripQuery(addressOf(image) ?? "")
      .split("/")
      .at(-1) ?? "";
  return [file, image.classes ?? "", image.alt ?? ""].some((text) => signWords.test(text.slice(-maxRead)));
}

/** Pixels by the width attribute, else by the largest candidate, else by the file's name ("team-1024x768.jpg"); null if unknown. */
export function estimateWidth(image: ImageFact): number | null {
  const written = parseWidth(image);
  if (written !== null) return written;
  const srcset = (image.lateSrcset ?? image.srcset ?? "").slice(0, MAX_SRCSET_LENGTH);
  const widths = Array.from(srcset.matchAll(/\s(\d{2,5})w/g), ([, width]) => Number(width));
  if (widths.length > 0) return Math.max(...widths);
  const named = /[-_](\d{2,5})x\d{2,5}\.[a-z]{3,4}$/i.exec(stripQuery(addressOf(image) ?? "").slice(-40));
  return named === null ? null : Number(named[1]);
}

/** Each file once: a logo in header, menu and footer is one image, whatever its size in each place. */
export function distinctImages(images: readonly ImageFact[]): ImageFact[] {
  const seen = new Set<string>();
  return images.filter((image) => {
    const address = addressOf(image);
    if (address === null) return true;
    const file = isFromImageService(address)
      ? address
      : stripQuery(address).replace(/-\d{2,5}x\d{2,5}(?=\.)/, "");
    return !seen.has(file) && seen.add(file);
  });
}

/** jpg, png or gif by its addresses; false where a service chooses the format. */
export function isOlderFormat(image: ImageFact): boolean {
  const addresses = candidatesOf(image);
  return (
    addresses.length > 0 && addresses.every((address) => isOlder(address) && !isFromImageService(address))
  );
}

/** svg is not a photo. */
export function isModernPhoto(image: ImageFact): boolean {
  return candidatesOf(image).some(isModern);
}

/** A service converts it, at least in one of its sizes. */
export function isServedPhoto(image: ImageFact): boolean {
  return candidatesOf(image).some(isFromImageService);
}

const isModern = (address: string) => modernFormats.has(getExtension(address));
const isOlder = (address: string) => olderFormats.has(getExtension(address));

/**
 * Returns a test for images that have an accepted source element. The facts do not say which source belongs to which
 * image: names decide, and sources without a match count for one image each, so that none is blamed wrongly.
 */
export function matchSources(
  media: readonly MediaFact[],
  accepts: (candidates: readonly string[]) => boolean,
): (image: ImageFact) => boolean {
  const stems = new Set<string>();
  for (const { tag, srcset, lateSrcset } of media) {
    const candidates = tag === "source" ? parseSrcset(lateSrcset ?? srcset) : [];
    if (candidates.length > 0 && accepts(candidates)) stems.add(getStem(candidates[0] ?? ""));
  }
  let spare = stems.size;
  return (image) => {
    const address = addressOf(image);
    if (address !== null && stems.has(getStem(address))) {
      spare--;
      return true;
    }
    return spare-- > 0;
  };
}

export function hasModernFormat(candidates: readonly string[]): boolean {
  return candidates.some((address) => !isOlder(address));
}

/** "/bilder/dach-800.webp" → "dach": without folder, ending and size. */
function getStem(address: string): string {
  const path = stripQuery(address);
  const name = path.slice(path.lastIndexOf("/") + 1).slice(0, 200);
  return name
    .replace(/(?:\.[a-z0-9]{2,5}){1,2}$/i, "")
    .replace(/[-_@](?:\d{2,5}(?:x\d{2,5}|w)?|\dx)$/i, "")
    .toLowerCase();
}

/** Characters of text before an image that fill about one screen, menu included. */
const firstScreenText = 600;

/** As far as the HTML tells: what a screen shows first depends on styles. */
export function isOnFirstScreen({ textBefore = 0 }: ImageFact): boolean {
  return textBefore <= firstScreenText;
}
