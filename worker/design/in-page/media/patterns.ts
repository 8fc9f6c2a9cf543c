// Backgrounds that are a pattern rather than a picture: small files that repeat.
import type { Size } from "../../page-snapshot.ts";
import { readFileLayer } from "../paint/background-images.ts";
import { parseUrl } from "../urls.ts";

/** Of the box: a larger one is seen as a whole. */
const MAX_SHARE = 0.25;
/** Bytes that a picture takes at least, for each px² of the box that it would fill. */
const MIN_DENSITY = 0.008;
/** Bytes: no photo is smaller. */
const TINY = 2_000;
/** Characters; a longer address may be cut, and says nothing of the file. */
const MAX_INLINE = 4_000;
const MAX_TAG = 600;

/** Whether the file with this address, the first one behind a box, is small and repeats. */
export function createPatternTest(): (style: CSSStyleDeclaration, box: Size, address: string) => boolean {
  const bytes = new Map<string, number>();
  // 0 for other origins without Timing-Allow-Origin.
  for (const entry of performance.getEntriesByType("resource"))
    if (entry instanceof PerformanceResourceTiming) bytes.set(entry.name, entry.decodedBodySize);
  return (style, { width, height }, address) => {
    const { size, repeat } = readFileLayer(style);
    if (repeat.startsWith("no-repeat")) return false;
    const area = width * height;
    const tile = readStatedSize(size) ?? (size === "auto" ? readDrawnSize(address) : null);
    if (tile) return tile.width * tile.height <= area * MAX_SHARE;
    if (size !== "auto" || isDrawing(address)) return false;
    const isInline = address.startsWith("data:");
    if (isInline && address.length > MAX_INLINE) return false;
    const weight = isInline ? address.length : bytes.get(parseUrl(address)?.href ?? "");
    return weight !== undefined && weight > 0 && weight <= Math.max(TINY, area * MIN_DENSITY);
  };
}

/** "20px" and "20px 30px"; null for others. A height that follows is at most about as large. */
function readStatedSize(size: string): Size | null {
  const stated = /^([\d.]{1,9})px(?: ([\d.]{1,9})px)?$/.exec(size.trim().replace(/ auto$/, ""));
  return stated && { width: Number(stated[1]), height: Number(stated[2] ?? stated[1]) };
}

/** Stated by a drawing in the address itself. */
function readDrawnSize(address: string): Size | null {
  if (!isDrawing(address) || !address.startsWith("data:")) return null;
  const start = address.search(/(?:<|%3c)svg\b/i);
  const tag = start < 0 ? "" : (address.slice(start, start + MAX_TAG).split(/>|%3e/i)[0] ?? "");
  const read = (name: string) =>
    Number(
      new RegExp(`\\s${name}=(?:["']|%22|%27)?([\\d.]{1,9})`, "i").exec(tag.replaceAll("%20", " "))?.[1],
    );
  const size = { width: read("width"), height: read("height") };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** Of few bytes at any size; without a size of its own it fills the box. */
function isDrawing(address: string): boolean {
  return /^data:image\/svg|\.svg(?:[?#]|$)/i.test(address);
}
