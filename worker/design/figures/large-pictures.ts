// The pictures that make a page: their formats, and whether the phone gets them too large.
import type { MediaItem, PageSnapshot } from "../page-snapshot.ts";
import { phoneScale } from "./phone-fit.ts";

/** CSS px²: icons and small logos cost nothing and are no matter of formats. */
const LARGE = 10_000;

const MODERN = new Set(["avif", "webp", "svg"]);
const RASTER = new Set(["avif", "webp", "jpeg", "png", "gif", "bmp"]);

export interface PictureFormats {
  /** Large pictures of known format. */
  count: number;
  /** Share of their area in AVIF, WebP or SVG, 0–1. */
  modern: number;
  /** In older formats, the largest first. */
  old: MediaItem[];
}

/** Null without a large picture whose format is known. */
export function pictureFormats(snapshot: PageSnapshot): PictureFormats | null {
  const pictures = largePictures(snapshot).filter(({ format }) => format !== null);
  if (pictures.length === 0) return null;
  const old = pictures.filter(({ format }) => !MODERN.has(format ?? ""));
  const total = areaOf(pictures);
  return {
    count: pictures.length,
    modern: 1 - areaOf(old) / total,
    old: old.toSorted((a, b) => area(b) - area(a)),
  };
}

/** Screens of phones show two to three pixels per CSS px; a file of twice the shown width is enough for the eye. */
const SHARP = 2;

/** Files come in steps of width; the next larger one is right. */
const SLACK = 1.5;

export interface OversizedPictures {
  /** Large raster pictures on the phone. */
  total: number;
  /** Those with a file far wider than the phone can use, the most useless first; `needed` in pixels of the file. */
  oversized: { picture: MediaItem; needed: number }[];
}

/** Null where the phone shows no large raster picture. */
export function oversizedOnPhone(mobile: PageSnapshot): OversizedPictures | null {
  const rasters = largePictures(mobile).filter(({ format }) => RASTER.has(format ?? ""));
  if (rasters.length === 0) return null;
  const oversized = rasters
    .map((picture) => ({ picture, needed: Math.ceil(picture.box.width * phoneScale(mobile) * SHARP) }))
    .filter(({ picture, needed }) => (picture.natural?.width ?? 0) > needed * SLACK)
    .toSorted((a, b) => excess(b) - excess(a));
  return { total: rasters.length, oversized };
}

function excess({ picture, needed }: { picture: MediaItem; needed: number }): number {
  return (picture.natural?.width ?? 0) / Math.max(1, needed);
}

function largePictures({ media }: PageSnapshot): MediaItem[] {
  return media.filter(
    (item) => !item.inOverlay && (item.kind === "img" || item.kind === "background") && area(item) >= LARGE,
  );
}

function area({ box }: MediaItem): number {
  return box.width * box.height;
}

function areaOf(pictures: readonly MediaItem[]): number {
  return pictures.reduce((sum, picture) => sum + area(picture), 0);
}
