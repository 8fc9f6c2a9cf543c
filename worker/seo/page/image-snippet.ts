// A ready-made img tag for one of the page's images.
import { escaped, escapedAddress, gap } from "../engine/snippets.ts";
import type { ImageFact } from "../html/page-facts.ts";
import { addressOf } from "./image-address.ts";

/** Attributes that replace the image's own, ready to stand in quotes; null removes one. */
type Changes = Partial<Record<"alt" | "width" | "height" | "loading" | "fetchpriority", string | null>>;

/** For images without an address, or with too long a one. */
export const imageGap = "Adresse des Bildes";

/** Only the owner can write what an image shows. */
export const altGap = gap("was auf dem Bild zu sehen ist");

export function buildImageSnippet(image: ImageFact, changes: Changes): string {
  const own: Changes = {
    alt: image.alt === null ? altGap : escaped(image.alt),
    width: parsePixels(image.width),
    height: parsePixels(image.height),
    loading: image.loading === null ? null : escaped(image.loading),
    fetchpriority: image.fetchPriority === null ? null : escaped(image.fetchPriority),
  };
  const attributes = Object.entries({ ...own, ...changes })
    .filter((entry): entry is [string, string] => typeof entry[1] === "string")
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<img src="${escapedAddress(addressOf(image), imageGap)}"${attributes.join("")}>`;
}

function parsePixels(value: string | null): string | null {
  return /^\s*\d{1,5}\s*$/.test(value ?? "") ? (value ?? "").trim() : null;
}
