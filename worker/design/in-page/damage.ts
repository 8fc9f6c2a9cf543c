// What is broken to the eye: pictures that did not come, text printed over other text, cut off, or in the colour of its ground.
import type { Box } from "#contract/design-rating.ts";
import { parseColor } from "../../in-page/color.ts";
import { contrastRatio } from "../../in-page/contrast-ratio.ts";
import { getAttribute, getRect } from "../../in-page/safe-dom.ts";
import type { Damage, TextItem } from "../page-snapshot.ts";
import type { Overlays } from "./overlays.ts";
import { type Edges, getArea, intersect, toBox } from "./paint/clip.ts";
import type { Paint } from "./paint/painting.ts";
import type { PreparedPage } from "./paint/prepared-page.ts";

const MAX_BOXES = 40;
const MAX_IMAGES = 400;
/** Pieces of text compared with each other. */
const MAX_PIECES = 2_000;
/** px: smaller ones are tracking pixels. */
const MIN_IMAGE = 24;
/** Of the lower line: neighbouring lines share the room above and below their letters. */
const MIN_SHARED_HEIGHT = 0.45;
/** Of the height of a piece, above and below: large type is often set so tight that only this room is shared. */
const ROOM_AROUND_LETTERS = 0.2;
/** Of the narrower piece. */
const MIN_SHARED_WIDTH = 0.3;
const MIN_SHARED_PX = 8;
/** Fainter text is an ornament, meant to stand behind other text. */
const MIN_ALPHA = 0.35;
const OPAQUE = 0.95;
/** Of the place where two texts meet, from which on what lies between them hides the lower one. */
const HIDING_SHARE = 0.9;

/** @param texts as read from the page, in the order of `page.texts` */
export function readDamage(page: PreparedPage, overlays: Overlays, texts: readonly TextItem[]): Damage {
  return {
    invisibleTexts: listInvisibleTexts(page, texts),
    brokenImages: readBrokenImages(),
    overlaps: readOverlaps(page, overlays),
    cutTexts: readCutTexts(page, overlays),
  };
}

/** Cut texts looked at, each with its ancestors. */
const MAX_CUT = 400;
/** Of the size of what clips: more content than that is hidden on purpose. */
const MAX_LOST = 1.6;

/** px */
const MIN_READ_SIZE = 10;
/** 1 is the very same colour. */
const MIN_SEEN_CONTRAST = 1.12;

/** Asked for, and nothing came. Those of data addresses are nobody's failure to answer. */
function readBrokenImages(): Box[] {
  return [...Document.prototype.querySelectorAll.call(document, "img")]
    .slice(0, MAX_IMAGES)
    .flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth > 0) return [];
      if (
        !image.currentSrc ||
        image.currentSrc.startsWith("data:") ||
        /\.svg(?:[?#]|$)/i.test(image.currentSrc)
      )
        return [];
      if (image.getClientRects().length === 0) return [];
      const { x, y, width, height } = getRect(image);
      const meant = Number(getAttribute(image, "width") ?? MIN_IMAGE);
      if (Math.max(width, meant) < MIN_IMAGE) return [];
      return [{ x: x + scrollX, y: y + scrollY, width, height }];
    })
    .slice(0, MAX_BOXES);
}

function listInvisibleTexts({ texts: laidOut, seen }: PreparedPage, texts: readonly TextItem[]): Box[] {
  return texts
    .filter(({ background, color, isInactive, inOverlay, sample, size }, at) => {
      const isRead = !isInactive && !inOverlay && size >= MIN_READ_SIZE && /\p{L}{3}/u.test(sample);
      if (!isRead || background === null || contrastRatio(color, background) >= MIN_SEEN_CONTRAST)
        return false;
      // A bar that changes its colours while one scrolls may be caught on its way.
      return !isOutOfFlow(seen, laidOut[at]?.index ?? -1);
    })
    .map(({ box }) => box)
    .slice(0, MAX_BOXES);
}

/** Of a text around that scrolls, shortens with an ellipsis, or slides, more is to be had: it is not cut. */
function readCutTexts(page: PreparedPage, overlays: Overlays): Box[] {
  return page.texts
    .filter(({ cut }) => cut.length > 0)
    .slice(0, MAX_CUT)
    .flatMap(({ index, cut, box }) => {
      const item = page.seen[index];
      if (!item || overlays.elements.has(item.element) || isOutOfFlow(page.seen, index)) return [];
      return cut.some((whole) => isLost(page.seen, index, whole)) ? [toBox(box)] : [];
    })
    .slice(0, MAX_BOXES);
}

/** Whether what clips these letters does so for good. */
function isLost(seen: PreparedPage["seen"], start: number, whole: Edges): boolean {
  for (let index = start; index >= 0; index = seen[index]?.parent ?? -1) {
    const item = seen[index];
    if (!item) return false;
    const { style, rect, isTransformed } = item;
    // A slide waits beside the others.
    if (isTransformed || getAttribute(item.element, "aria-hidden") === "true") return false;
    if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return false;
    if (style.maskImage !== "none") return false;
    const [x = "visible", y = x] = style.overflow.split(" ");
    const isBeside = whole.left < rect.x - 1 || whole.right > rect.x + rect.width + 1;
    const isAbove = whole.top < rect.y - 1 || whole.bottom > rect.y + rect.height + 1;
    if ((isBeside && /auto|scroll/.test(x)) || (isAbove && /auto|scroll/.test(y))) return false;
    const clips = (isBeside && /hidden|clip/.test(x)) || (isAbove && /hidden|clip/.test(y));
    if (clips) return !isPeeking(item.element, rect);
  }
  return true;
}

/** A row of slides or a part that folds open holds far more than it shows. */
function isPeeking(element: Element, { width, height }: Box): boolean {
  return element.scrollWidth > width * MAX_LOST || element.scrollHeight > height * MAX_LOST;
}

interface Piece {
  index: number;
  edges: Edges;
  ink: number;
}

function readOverlaps(page: PreparedPage, overlays: Overlays): Box[] {
  const pieces = listPieces(page, overlays);
  const found: Box[] = [];
  const open: Piece[] = [];
  for (const piece of pieces) {
    for (let at = open.length - 1; at >= 0; at--)
      if ((open[at]?.edges.bottom ?? 0) <= piece.edges.top) open.splice(at, 1);
    for (const other of open) {
      const shared = intersect(piece.edges, other.edges);
      if (!isPrintedOver(piece.edges, other.edges, shared) || isRelated(page, piece.index, other.index))
        continue;
      if (isHiddenBetween(page.painting.paints, shared, piece.ink, other.ink)) continue;
      found.push(toBox(shared));
      if (found.length === MAX_BOXES) return found;
    }
    open.push(piece);
  }
  return found;
}

/** From top to bottom. */
function listPieces({ texts, seen, painting }: PreparedPage, overlays: Overlays): Piece[] {
  return texts
    .flatMap(({ index, pieces }) => {
      const item = seen[index];
      if (!item || overlays.elements.has(item.element) || isOutOfFlow(seen, index)) return [];
      const isFaint = parseColor(item.style.color).a * item.opacity < MIN_ALPHA;
      if (isFaint || getAttribute(item.element, "aria-hidden") === "true") return [];
      return pieces.map((edges) => ({ index, edges: lettersOf(edges), ink: painting.order.ink[index] ?? 0 }));
    })
    .slice(0, MAX_PIECES)
    .sort((one, other) => one.edges.top - other.edges.top);
}

function lettersOf(edges: Edges): Edges {
  const room = (edges.bottom - edges.top) * ROOM_AROUND_LETTERS;
  return { ...edges, top: edges.top + room, bottom: edges.bottom - room };
}

/** Bars that stay in view lie over the page on purpose. */
function isOutOfFlow(seen: PreparedPage["seen"], start: number): boolean {
  for (let index = start; index >= 0; index = seen[index]?.parent ?? -1)
    if (/fixed|sticky/.test(seen[index]?.style.position ?? "")) return true;
  return false;
}

function isPrintedOver(one: Edges, other: Edges, shared: Edges): boolean {
  if (getArea(shared) === 0) return false;
  const [width, height] = [shared.right - shared.left, shared.bottom - shared.top];
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  const narrower = Math.min(one.right - one.left, other.right - other.left);
  return height >= lower * MIN_SHARED_HEIGHT && width >= Math.max(MIN_SHARED_PX, narrower * MIN_SHARED_WIDTH);
}

/** One inside the other belongs to the same sentence. */
function isRelated({ seen }: PreparedPage, one: number, other: number): boolean {
  const isWithin = (inner: number, outer: number) => {
    for (let index = inner; index >= 0; index = seen[index]?.parent ?? -1) if (index === outer) return true;
    return false;
  };
  return one === other || isWithin(one, other) || isWithin(other, one);
}

/** A card, a slide or a picture in front of the lower text. */
function isHiddenBetween(paints: readonly Paint[], place: Edges, one: number, other: number): boolean {
  const [lower, upper] = [Math.min(one, other), Math.max(one, other)];
  return paints.some(
    ({ order, box, color }) =>
      order > lower &&
      order <= upper &&
      (color === null || color.a >= OPAQUE) &&
      getArea(intersect(box, place)) >= getArea(place) * HIDING_SHARE,
  );
}
