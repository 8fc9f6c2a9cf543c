// The boxes that structure the page: block-level, with content, and their layout.
import type { Box } from "#contract/design-rating.ts";
import { hasOwnText } from "../../in-page/safe-dom.ts";
import type { BlockItem } from "../page-snapshot.ts";
import { getFlatParent } from "./overlay-groups.ts";
import type { Overlays } from "./overlays.ts";
import type { Capped, VisibleElement } from "./visible-elements.ts";

const MAX_BLOCKS = 1_500;
/** px: smaller ones are icons, badges and spacers. */
const MIN_WIDTH = 40;
const MIN_HEIGHT = 8;
/** Content without text nodes. */
const CONTENT_TAGS = new Set(
  "img svg video canvas iframe object embed input select textarea button audio".split(" "),
);
const BLOCK_DISPLAYS = new Set(
  "block flex grid table flow-root list-item table-cell table-caption".split(" "),
);
/** Structural only where they contain blocks: columns of pages older than flexbox. */
const INLINE_DISPLAYS = new Set(["inline-block", "inline-flex", "inline-grid", "inline-table"]);

type Layout = BlockItem["layout"];

/** In document order, without overlays; children of a box that is too small or empty belong to the next one above. */
export function readBlocks({ items: seen }: Capped<VisibleElement>, overlays: Overlays): Capped<BlockItem> {
  const contents = classifyContent(seen);
  const items: BlockItem[] = [];
  /** By index of the visible element: the block that it is or is in. */
  const nearest: number[] = [];
  for (const [index, item] of seen.entries()) {
    const parent = nearest[item.parent] ?? -1;
    if (overlays.elements.has(item.element)) {
      nearest.push(-1);
      continue;
    }
    const isBlock = contents.isFilled[index] === 1 && isStructure(item, contents.holdsBlocks[index] === 1);
    if (isBlock && items.length >= MAX_BLOCKS) return { items, isCut: true };
    nearest.push(isBlock ? items.length : parent);
    if (isBlock) items.push(toBlock(item, parent));
    const leaf = items[nearest[index] ?? -1];
    if (leaf && contents.isContent[index]) leaf.isLeaf = true;
  }
  return { items, isCut: false };
}

/** By index: text or media of its own, anywhere below, and whether a child is a block. */
function classifyContent(seen: readonly VisibleElement[]) {
  const isContent = new Uint8Array(seen.length);
  const isFilled = new Uint8Array(seen.length);
  const holdsBlocks = new Uint8Array(seen.length);
  // Children come after their parents.
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

function isStructure({ tag, style, rect }: VisibleElement, holdsBlocks: boolean): boolean {
  if (rect.width < MIN_WIDTH || rect.height < MIN_HEIGHT || tag === "html") return false;
  return BLOCK_DISPLAYS.has(style.display) || (holdsBlocks && INLINE_DISPLAYS.has(style.display));
}

function toBlock(item: VisibleElement, parent: number): BlockItem {
  const { element, tag, rect, style } = item;
  const above = getLayoutParentStyle(element);
  const layout = getLayout(style, above?.display ?? "block");
  return {
    box: rect,
    tag,
    parent,
    inner: getContentBox(item),
    layout,
    isStacked: isStackedBy(layout, above),
    isLeaf: false,
  };
}

function getLayout({ position, float, display }: CSSStyleDeclaration, parentDisplay: string): Layout {
  if (position === "absolute" || position === "fixed") return "absolute";
  if (parentDisplay.endsWith("flex")) return "flex";
  if (parentDisplay.endsWith("grid")) return "grid";
  if (float !== "none") return "float";
  if (display.startsWith("table-")) return "table";
  return INLINE_DISPLAYS.has(display) ? "other" : "block";
}

/** Plain flow, a flex column, or a grid of one column. */
function isStackedBy(layout: Layout, above: CSSStyleDeclaration | null): boolean {
  if (layout === "block") return true;
  if (layout === "flex") return above?.flexDirection.startsWith("column") === true;
  if (layout !== "grid" || !above) return false;
  // Computed: one width per column, line names in brackets.
  const columns = above.gridTemplateColumns.replace(/\[[^\]]*\]/g, " ").trim();
  return !/\s/.test(columns);
}

/** Of the nearest ancestor with a box; `display: contents` has none. */
function getLayoutParentStyle(element: Element): CSSStyleDeclaration | null {
  for (let above = getFlatParent(element); above; above = getFlatParent(above)) {
    const style = getComputedStyle(above);
    if (style.display !== "contents") return style;
  }
  return null;
}

function getContentBox({ rect, style }: VisibleElement): Box {
  const inset = (side: string) =>
    (Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0) +
    (Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0);
  const [left, top] = [inset("left"), inset("top")];
  return {
    x: rect.x + left,
    y: rect.y + top,
    width: Math.max(0, rect.width - left - inset("right")),
    height: Math.max(0, rect.height - top - inset("bottom")),
  };
}
