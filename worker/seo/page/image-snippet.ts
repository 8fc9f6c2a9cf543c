// A ready-made img tag for one of the page's images.
import { escaped, escapedAddress } from "../engine/snippets.ts";
import type { ImageFact } from "../html/page-facts.ts";
import { addressOf } from "./image-address.ts";

/** Attributes that replace the image's own; null removes one. */
type Changes = Partial<Record<"alt" | "width" | "height" | "loading" | "fetchpriority", string | null>>;

/** Stands in for a missing description: only the owner can write it. */
export const altPlaceholder = "Was auf dem Bild zu sehen ist";

export function buildImageSnippet(image: ImageFact, changes: Changes): string {
  const own: Changes = {
    alt: image.alt ?? altPlaceholder,
    width: parsePixels(image.width),
    height: parsePixels(image.height),
    loading: image.loading,
    fetchpriority: image.fetchPriority,
  };
  const attributes = Object.entries({ ...own, ...changes })
    .filter((entry): entry is [string, string] => typeof entry[1] === "string")
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const address = escapedAddress(addressOf(image) ?? "/bilder/foto.jpg", "/bilder/foto.jpg");
  return `<img src="${address}"${attributes.join("")}>`;
}

function parsePixels(value: string | null): string | null {
  return /^\s*\d{1,5}\s*$/.test(value ?? "") ? (value ?? "").trim() : null;
}
