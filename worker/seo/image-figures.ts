// Counts of images.
import type { SeoReport } from "#contract/seo-report.ts";
import { extensionOf, firstSrcsetCandidate } from "./addresses.ts";
import type { ImageFact } from "./page-facts.ts";

const modernExtensions = new Set(["webp", "avif", "svg"]);

export function imageFigures(images: readonly ImageFact[]): SeoReport["images"] {
  return {
    total: images.length,
    withoutAlt: images.filter((image) => image.alt === null).length,
    withoutSize: images.filter((image) => !hasSize(image)).length,
    lazy: images.filter(isLazy).length,
    modern: images.filter(isModern).length,
  };
}

/** width and height both stand as numbers in the HTML. */
export function hasSize(image: ImageFact): boolean {
  return isLength(image.width) && isLength(image.height);
}

function isLength(value: string | null): boolean {
  return value !== null && /^\s*\d/.test(value);
}

export function isLazy(image: ImageFact): boolean {
  return image.loading?.trim().toLowerCase() === "lazy";
}

function isModern(image: ImageFact): boolean {
  const candidate = image.srcset === null ? null : firstSrcsetCandidate(image.srcset);
  return [image.src, candidate].some(
    (address) => address !== null && modernExtensions.has(extensionOf(address)),
  );
}

/** How a finding names an image: its address as written. */
export function nameOfImage(image: ImageFact): string {
  const address = image.src ?? (image.srcset === null ? null : firstSrcsetCandidate(image.srcset));
  if (address === null || address.trim() === "") return "Bild ohne Adresse";
  return address.startsWith("data:") ? "eingebettetes Bild" : address;
}
