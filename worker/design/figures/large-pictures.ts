// The large pictures of a page: their formats, and whether the phone gets oversized files.
import type { Box } from "#contract/design-rating.ts";
import type { MediaItem, PageSnapshot } from "../page-snapshot.ts";
import { fitsPhone, phoneScale } from "./phone.ts";

/** CSS px²: the format of icons and small logos does not matter. */
const LARGE = 10_000;
/** CSS px: lower ones are rules and borders, however long. */
const MIN_SIDE = 40;
const MODERN = new Set(["avif", "webp", "svg"]);
const RASTER = new Set(["avif", "webp", "jpeg", "png", "gif", "bmp"]);

export interface PictureFormats {
  count: number;
  /** Share of their area in AVIF, WebP or SVG, 0–1. */
  modern: number;
  /** In older formats, largest first. */
  old: MediaItem[];
}

/** Null without a large picture whose format is known. */
export function pictureFormats(snapshot: PageSnapshot): PictureFormats | null {
  const pictures = largePictures(snapshot).filter(({ format }) => format !== null);
  if (pictures.length === 0) return null;
  const old = pictures.filter(({ format }) => !MODERN.has(format ?? ""));
  const total = totalArea(pictures);
  return {
    count: pictures.length,
    modern: 1 - totalArea(old) / total,
    old: old.toSorted((a, b) => area(b) - area(a)),
  };
}

/** Phones have two to three pixels per CSS px; twice the displayed width is enough for the eye. */
const SHARP = 2;
/** Files come in steps of width, and some phones show three pixels for each of the page's. */
const SLACK = 2;
const SPARE = 1.5;
/** Pixels: narrower files are small whatever they are shown as. */
const WIDE_FILE = 640;

export interface OversizedPictures {
  total: number;
  /** Those with a file far wider than the phone can use, worst first; widths of the file in pixels. */
  oversized: { box: Box; loaded: number; needed: number }[];
  /** Whether a wide file has more than the phone shows, though not far more: no praise either. */
  hasSpare: boolean;
}

/** Null where the phone shows no large raster picture, or the whole page only smaller: what it needs is open until that is mended. */
export function findOversizedPictures(mobile: PageSnapshot): OversizedPictures | null {
  if (!fitsPhone(mobile)) return null;
  const rasters = largePictures(mobile).filter(({ format }) => RASTER.has(format ?? ""));
  if (rasters.length === 0) return null;
  const sized = rasters.map((picture) => ({
    box: picture.box,
    loaded: picture.natural?.width ?? 0,
    needed: Math.ceil(widthInFull(picture) * phoneScale(mobile) * SHARP),
  }));
  const hasSpare = sized.some(({ loaded, needed }) => loaded >= WIDE_FILE && loaded > needed * SPARE);
  const oversized = sized
    .filter(({ loaded, needed }) => loaded >= WIDE_FILE && loaded > needed * SLACK)
    .toSorted((a, b) => b.loaded / Math.max(1, b.needed) - a.loaded / Math.max(1, a.needed));
  return { total: rasters.length, oversized, hasSpare };
}

/** CSS px; what the box crops at the sides counts as well, since the height has to be filled. */
function widthInFull({ box, natural, isStretched }: MediaItem): number {
  if (!natural || isStretched) return box.width;
  return Math.max(box.width, (box.height * natural.width) / natural.height);
}

function largePictures({ media }: PageSnapshot): MediaItem[] {
  return media.filter(
    (item) =>
      !item.inOverlay &&
      (item.kind === "img" || item.kind === "background") &&
      !item.isPattern &&
      Math.min(item.box.width, item.box.height) >= MIN_SIDE &&
      area(item) >= LARGE,
  );
}

function area({ box }: MediaItem): number {
  return box.width * box.height;
}

function totalArea(pictures: readonly MediaItem[]): number {
  return pictures.reduce((sum, picture) => sum + area(picture), 0);
}
