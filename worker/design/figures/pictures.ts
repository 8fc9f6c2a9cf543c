// What a page shows: pictures and drawings, how much of it they fill, and whether they keep their proportions.
import type { MediaItem, PageSnapshot } from "../page-snapshot.ts";
import { measureCoverage } from "./cells.ts";

/** px: smaller ones are signs in a line of text. */
const MIN_SIDE = 24;
/** px²: from here on it is a picture rather than a sign. */
const MIN_PICTURE = 8_000;

export interface Imagery {
  /** Pictures, drawings and signs of at least 24 px. */
  count: number;
  /** Share of the page that pictures fill, 0–1. */
  share: number;
}

export function measureImagery(snapshot: PageSnapshot): Imagery {
  const shown = snapshot.media.filter(isPicture);
  const large = shown.filter(({ box }) => box.width * box.height >= MIN_PICTURE);
  return {
    count: shown.length,
    share: measureCoverage(
      large.map(({ box }) => box),
      snapshot,
    ),
  };
}

/** Large pictures that keep their proportions or not; null without any. */
export function findStretchedPictures({
  media,
}: PageSnapshot): { all: number; stretched: MediaItem[] } | null {
  const pictures = media.filter(
    ({ kind, inOverlay, natural }) => kind === "img" && !inOverlay && natural !== null,
  );
  return pictures.length === 0
    ? null
    : { all: pictures.length, stretched: pictures.filter(({ isStretched }) => isStretched) };
}

function isPicture({ kind, box, inOverlay, isPattern }: MediaItem): boolean {
  return !inOverlay && kind !== "iframe" && !isPattern && Math.min(box.width, box.height) >= MIN_SIDE;
}
