// The boxes that structure the page: block-level, with content, and how their parent lays them out.
import type { BlockItem } from "../page-snapshot.ts";
import { flatParentOf } from "./overlay-groups.ts";
import { isInOverlay, type Overlays } from "./overlays.ts";
import { hasOwnText } from "./own-text.ts";
import type { Capped, SeenElement } from "./visible-elements.ts";

const MAX_BLOCKS = 1_500;
/** px: smaller ones are icons, badges and spacers. */
const MIN_WIDTH = 40;
const MIN_HEIGHT = 8;
/** They hold content of their own without text nodes. */
const CONTENT_TAGS = new Set(
  "img svg video canvas iframe object embed input select textarea button audio".split(" "),
);
const BLOCK_DISPLAYS = new Set(
  "block flex grid table flow-root list-item table-cell table-caption".split(" "),
);
/** Structure only where they hold blocks: columns of pages before flexbox. Otherwise they are words in a line. */
const INLINE_DISPLAYS = new Set(["inline-block", "inline-flex", "inline-grid", "inline-table"]);

type Layout = BlockItem["layout"];

/** In document order, overlays left out; a box that is too small or empty leaves its children to the next one above. */
export function readBlocks({ items: seen }: Capped<SeenElement>, overlays: Overlays): Capped<BlockItem> {
  const contents = contentOf(seen);
  const items: BlockItem[] = [];
  /** By index of the seen element: the block that it is or stands in. */
  const nearest: number[] = [];
  for (const [index, item] of seen.entries()) {
    const parent = nearest[item.parent] ?? -1;
    if (isInOverlay(item.element, overlays)) {
      nearest.push(-1);
      continue;
    }
    const isBlock = contents.isFilled[index] === 1 && isStructure(item, contents.holdsBlocks[index] === 1);
    if (isBlock && items.length >= MAX_BLOCKS) return { items, isCut: true };
    nearest.push(isBlock ? items.length : parent);
    if (isBlock) items.push(blockOf(item, parent));
    const leaf = items[nearest[index] ?? -1];
    if (leaf && contents.isContent[index]) leaf.isLeaf = true;
  }
  return { items, isCut: false };
}

/** By index of the seen elements: text or media right in them, anywhere below, and whether a child is a block. */
function contentOf(seen: readonly SeenElement[]) {
  const isContent = new Uint8Array(seen.length);
  const isFilled = new Uint8Array(seen.length);
  const holdsBlocks = new Uint8Array(seen.length);
  // Children stand behind their parents.
  for (let index = seen.length - 1; index >= 0; index -= 1) {
    const item = seen[index];
    if (!item) continue;
    if (CONTENT_TAGS.has(item.tag) || hasOwnText(item.element)) isContent[index] = 1;
    if (isContent[index]) isFilled[index] = 1;
    if (item.parent < 0) continue;
    if (isFilled[index]) isFilled[item.parent] = 1;
    if (BLOCK_DISPLAYS.has(item.style.display) && !CONTENT_TAGS.has(item.tag)) holdsBlocks[item.parent] = 1;
  }
  return { isContent, isFilled, holdsBlocks };
}

function isStructure({ tag, style, rect }: SeenElement, holdsBlocks: boolean): boolean {
  if (rect.width < MIN_WIDTH || rect.height < MIN_HEIGHT || tag === "html") return false;
  return BLOCK_DISPLAYS.has(style.display) || (holdsBlocks && INLINE_DISPLAYS.has(style.display));
}

function blockOf(item: SeenElement, parent: number): BlockItem {
  const { element, tag, rect, style } = item;
  const above = layoutParentStyle(element);
  const layout = layoutOf(style, above?.display ?? "block");
  return {
    box: rect,
    tag,
    parent,
    inner: innerOf(item),
    layout,
    textAlign: alignOf(style),
    isStacked: isStackedIn(layout, above),
    isLeaf: false,
  };
}

function layoutOf({ position, float, display }: CSSStyleDeclaration, parentDisplay: string): Layout {
  if (position === "absolute" || position === "fixed") return "absolute";
  if (parentDisplay.endsWith("flex")) return "flex";
  if (parentDisplay.endsWith("grid")) return "grid";
  if (float !== "none") return "float";
  if (display.startsWith("table-")) return "table";
  return INLINE_DISPLAYS.has(display) ? "other" : "block";
}

/** Children one below the other: plain flow, a flex column, a grid of one column. */
function isStackedIn(layout: Layout, above: CSSStyleDeclaration | null): boolean {
  if (layout === "block") return true;
  if (layout === "flex") return above?.flexDirection.startsWith("column") === true;
  if (layout !== "grid" || !above) return false;
  // Computed: one width per column, with names of lines in brackets.
  return (
    above.gridTemplateColumns
      .replace(/\[[^\]]*\]/g, " ")
      .trim()
      .split(/\s+/).length === 1
  );
}

/** Of the box that lays the element out: `display: contents` has none. */
function layoutParentStyle(element: Element): CSSStyleDeclaration | null {
  for (let above = flatParentOf(element); above; above = flatParentOf(above)) {
    const style = getComputedStyle(above);
    if (style.display !== "contents") return style;
  }
  return null;
}

function innerOf({ rect, style }: SeenElement): BlockItem["inner"] {
  const [left, right] = [inset(style, "left"), inset(style, "right")];
  const [top, bottom] = [inset(style, "top"), inset(style, "bottom")];
  return {
    x: rect.x + left,
    y: rect.y + top,
    width: Math.max(0, rect.width - left - right),
    height: Math.max(0, rect.height - top - bottom),
  };
}

function inset(style: CSSStyleDeclaration, side: string): number {
  const padding = Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
  return padding + (Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0);
}

function alignOf({ textAlign, direction }: CSSStyleDeclaration): BlockItem["textAlign"] {
  if (textAlign.endsWith("center")) return "center";
  if (textAlign === "justify") return "justify";
  if (textAlign.endsWith("left")) return "left";
  if (textAlign.endsWith("right")) return "right";
  return (textAlign === "end") === (direction === "rtl") ? "left" : "right";
}
