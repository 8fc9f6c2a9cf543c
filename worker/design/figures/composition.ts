// How a page is composed: margins on the phone, room between its parts, areas that divide it, what stands side by side, and how much
// text meets the eye at first.
import type { Box } from "#contract/design-rating.ts";
import type { PageSnapshot, SurfaceItem, TextItem } from "../page-snapshot.ts";
import { selectPageTexts } from "./body-text.ts";
import { measurePhoneOverflow, PHONE_WIDTH } from "./phone.ts";

/** Shorter texts are labels: arrows and bullets may stand at the edge. */
const MIN_CHARACTERS = 16;
/** Share of the texts that stand nearest to the edge, of which the farthest counts: a ribbon may touch it. */
const NEAREST = 0.1;
/** px beyond the screen from which on a page has to be pushed sideways. */
const MAX_EXCESS = 10;

export interface PhoneMargin {
  /** px between text and the left edge; 0 on a page that has to be pushed sideways. */
  margin: number;
  /** Nearest to the edge first. */
  nearest: TextItem[];
}

/** Of a page on the phone; null without text. */
export function measurePhoneMargin(snapshot: PageSnapshot): PhoneMargin | null {
  const texts = selectPageTexts(snapshot)
    .filter(({ characters }) => characters >= MIN_CHARACTERS)
    .toSorted((one, other) => one.box.x - other.box.x);
  const decisive = texts[Math.min(texts.length - 1, Math.floor(texts.length * NEAREST))];
  if (!decisive) return null;
  const isPushed = measurePhoneOverflow(snapshot).excess > MAX_EXCESS;
  return { margin: isPushed ? 0 : Math.max(0, Math.min(PHONE_WIDTH, decisive.box.x)), nearest: texts };
}

/** Of the gaps: those between the parts of a page are among the largest tenth. */
const LARGE_GAP = 0.9;
/** With fewer rows a page has no parts. */
const MIN_ROWS = 4;
/** px: half an empty screen is a hole, not more room. */
const MAX_GAP = 400;

/** px between the parts of a page, from the ink of one row to the next; null where there are too few rows. */
export function measureSectionSpace(snapshot: PageSnapshot): number | null {
  const boxes = contentOf(snapshot).toSorted((one, other) => one.y - other.y);
  const gaps: number[] = [];
  let bottom: number | null = null;
  for (const { y, height } of boxes) {
    if (bottom !== null && y > bottom) gaps.push(Math.min(MAX_GAP, y - bottom));
    bottom = Math.max(bottom ?? 0, y + height);
  }
  if (gaps.length < MIN_ROWS) return null;
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * LARGE_GAP)] ?? null;
}

function contentOf(snapshot: PageSnapshot): Box[] {
  const media = snapshot.media.filter(({ inOverlay, kind }) => !inOverlay && kind !== "background");
  const fields = snapshot.controls.filter(({ inOverlay, kind }) => !inOverlay && kind === "field");
  return [...selectPageTexts(snapshot), ...media, ...fields].map(({ box }) => box);
}

/** Of the width of the screen, and px of height: less is a card, a bar or a line. */
const MIN_BAND = { share: 0.9, height: 150 };
/** px: two surfaces that begin so close are one band, one painted over the other. */
const SAME_TOP = 24;

/** Bands across the whole page with a ground or picture of their own, from top to bottom; the page's own ground is none of them. */
export function listBands({ surfaces, media, viewport, page }: PageSnapshot): Box[] {
  const isBand = ({ width, height }: Box) =>
    width >= viewport.width * MIN_BAND.share && height >= MIN_BAND.height && height < page.height * 0.98;
  const painted = surfaces.filter(isPainted).map(({ box }) => box);
  const pictured = media
    .filter(({ inOverlay, kind }) => !inOverlay && kind !== "iframe")
    .map(({ box }) => box);
  const bands: Box[] = [];
  for (const box of [...painted, ...pictured].filter(isBand).toSorted((one, other) => one.y - other.y))
    if (box.y - (bands.at(-1)?.y ?? Number.NEGATIVE_INFINITY) >= SAME_TOP) bands.push(box);
  return bands;
}

/** Stretches of the page that stand on another ground than the one before: bands, and what is left of the page's own ground between them. */
export function countStretches(bands: readonly Box[], { page }: PageSnapshot): number {
  let [count, bottom] = [0, 0];
  for (const { y, height } of bands) {
    count += y - bottom >= MIN_BAND.height ? 2 : 1;
    bottom = Math.max(bottom, y + height);
  }
  return count + (page.height - bottom >= MIN_BAND.height ? 1 : 0);
}

function isPainted({ role, color, coverage }: SurfaceItem): boolean {
  return role === "background" && color.a > 0.5 && coverage > 0.5;
}

/** Photos of so many px², one across so much of the screen, or stretches on grounds of their own, from which on a page shows enough. */
const LIVELY = { photos: 3, area: 20_000, width: 0.9, stretches: 4 };

/** Nobody would call it bare: it has photos, or one across the page, or is divided by grounds. */
export function isLively(snapshot: PageSnapshot): boolean {
  const photos = snapshot.media.filter(
    ({ kind, inOverlay, isPattern, box }) =>
      !inOverlay &&
      kind !== "iframe" &&
      kind !== "svg" &&
      !isPattern &&
      box.width * box.height >= LIVELY.area,
  );
  return (
    photos.length >= LIVELY.photos ||
    photos.some(({ box }) => box.width >= snapshot.viewport.width * LIVELY.width) ||
    countStretches(listBands(snapshot), snapshot) >= LIVELY.stretches
  );
}

/** px: narrower ones are marks beside a line. */
const MIN_COLUMN = 120;
/** Of the lower one of two neighbours. */
const SHARED_HEIGHT = 0.5;
/** Only hostile pages have more. */
const MAX_LEAVES = 600;

/** Rows in which content stands side by side: texts and pictures in columns, cards, a picture beside a text. */
export function countColumnRows(snapshot: PageSnapshot): number {
  const boxes = contentOf(snapshot)
    .filter(({ width, height }) => width >= MIN_COLUMN && height > 0)
    .slice(0, MAX_LEAVES)
    .toSorted((one, other) => one.y - other.y);
  let [rows, below] = [0, Number.NEGATIVE_INFINITY];
  for (const [at, box] of boxes.entries()) {
    if (box.y < below) continue;
    const partner = boxes.slice(at + 1).find((other) => isBeside(box, other));
    if (!partner) continue;
    rows += 1;
    below = Math.max(box.y + box.height, partner.y + partner.height);
  }
  return rows;
}

function isBeside(one: Box, other: Box): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const isApart = other.x >= one.x + one.width || one.x >= other.x + other.width;
  return isApart && shared >= Math.min(one.height, other.height) * SHARED_HEIGHT;
}

/** Characters of the page that stand in the first screen, of a text that goes on below its share above; null without text. */
export function countFirstCharacters(snapshot: PageSnapshot): number | null {
  const texts = selectPageTexts(snapshot);
  if (texts.length === 0) return null;
  const { height } = snapshot.viewport;
  const shown = texts.map(
    ({ box, characters }) => characters * Math.min(1, Math.max(0, height - box.y) / Math.max(1, box.height)),
  );
  return Math.round(shown.reduce((sum, characters) => sum + characters, 0));
}
