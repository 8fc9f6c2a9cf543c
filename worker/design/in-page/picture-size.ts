// How many pixels a picture's file has. For responsive pictures the browser tells a size already divided by their density.
import type { Size } from "../page-snapshot.ts";
import { parsed } from "./addresses.ts";
import { attributeOf, childNodesOf, parentOf, tagOf } from "./plain-dom.ts";

const MAX_SRCSET = 20_000;

/** Null for what has no pixels of its own, or did not load. */
export function naturalSizeOf(element: Element): Size | null {
  if (element instanceof HTMLImageElement) return imageSize(element);
  if (element instanceof HTMLVideoElement) return sizeOf(element.videoWidth, element.videoHeight);
  if (element instanceof HTMLCanvasElement) return sizeOf(element.width, element.height);
  return null;
}

function imageSize(image: HTMLImageElement): Size | null {
  const { naturalWidth: width, naturalHeight: height } = image;
  const shown = sizeOf(width, height);
  const descriptor = shown && chosenDescriptor(image);
  if (!descriptor) return shown;
  const factor = descriptor.unit === "w" ? descriptor.value / width : descriptor.value;
  return sizeOf(Math.round(width * factor), Math.round(height * factor));
}

function sizeOf(width: number, height: number): Size | null {
  return width > 0 && height > 0 && Number.isFinite(width + height) ? { width, height } : null;
}

/** What srcset says of the file that was chosen: "800w" or "2x". */
function chosenDescriptor(image: HTMLImageElement): { value: number; unit: string } | null {
  const picture = parentOf(image);
  const sources = picture && tagOf(picture) === "picture" ? [...childNodesOf(picture)] : [image];
  for (const source of sources) {
    const srcset = source instanceof Element ? attributeOf(source, "srcset") : null;
    // Split at commas that end a candidate: addresses may hold some, too.
    for (const candidate of srcset?.slice(0, MAX_SRCSET).split(/,\s+|(?<=\s[\d.]+[wx]),/) ?? []) {
      const [address = "", written = ""] = candidate.trim().split(/\s+/);
      const descriptor = /^([\d.]+)([wx])$/.exec(written);
      if (!descriptor || parsed(address)?.href !== image.currentSrc) continue;
      return { value: Number(descriptor[1]), unit: descriptor[2] ?? "" };
    }
  }
  return null;
}
