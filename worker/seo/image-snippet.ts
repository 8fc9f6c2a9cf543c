// An img tag to copy, made of what the page says about one of its images.
import { nameOfImage } from "./image-figures.ts";
import type { ImageFact } from "./page-facts.ts";
import { escaped, escapedAddress } from "./snippets.ts";

/** Attributes put in place of the image's own; null leaves one out. */
type Changes = Partial<Record<"alt" | "width" | "height" | "loading" | "fetchpriority", string | null>>;

/** Stands for a description that is not there; nobody else can write it. */
export const altToWrite = "Was auf dem Bild zu sehen ist";

export function imageSnippet(image: ImageFact, changes: Changes): string {
  const own: Changes = {
    alt: image.alt ?? altToWrite,
    width: numberOf(image.width),
    height: numberOf(image.height),
    loading: image.loading,
    fetchpriority: image.fetchPriority,
  };
  const attributes = Object.entries({ ...own, ...changes })
    .filter((entry): entry is [string, string] => typeof entry[1] === "string")
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const hasAddress = image.src !== null && image.src.trim() !== "" && !image.src.startsWith("data:");
  const address = escapedAddress(hasAddress ? nameOfImage(image) : "/bilder/foto.jpg", "/bilder/foto.jpg");
  return `<img src="${address}"${attributes.join("")}>`;
}

function numberOf(value: string | null): string | null {
  return /^\s*\d{1,5}\s*$/.test(value ?? "") ? (value ?? "").trim() : null;
}
