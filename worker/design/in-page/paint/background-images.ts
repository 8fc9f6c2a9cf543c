// background-image: its computed value, and where its layers lie; underlines, bullets and arrows are drawn with them as well.
import type { Box } from "#contract/design-rating.ts";
import { type Edges, getArea, intersect } from "./clip.ts";

/** Enough for ordinary values; longer ones contain the data of a picture. */
const MAX_LENGTH = 8_000;
/** Characters for the whole page: the browser serializes some 20 million per second. */
const MAX_TOTAL = 20_000_000;
/** The value beyond that limit: a picture, so that no background is claimed to be known. */
export const UNREAD_IMAGE = 'url("data:,")';

const remembered = new WeakMap<CSSStyleDeclaration, string>();
let total = 0;

/** "none", the beginning of the list, or UNREAD_IMAGE. */
export function readBackgroundImage(style: CSSStyleDeclaration): string {
  const known = remembered.get(style);
  if (known !== undefined) return known;
  const value = total < MAX_TOTAL ? style.backgroundImage : UNREAD_IMAGE;
  total += value.length;
  const beginning = value.slice(0, MAX_LENGTH);
  remembered.set(style, beginning);
  return beginning;
}

const MAX_LAYERS = 10;
/** Longer lists contain whole files, and count as one picture. */
const MAX_LIST_LENGTH = 4_000;
/** Of the area in front of it: a picture that covers less lies beside it. */
const MIN_OVERLAP = 0.1;

/** Edges of every layer, page coordinates; as large as the box where no size is stated. */
export function locateBackgroundLayers(style: CSSStyleDeclaration, rect: Box): Edges[] {
  const pictures = splitList(readBackgroundImage(style));
  const sizes = splitList(style.backgroundSize);
  const positions = splitList(style.backgroundPosition);
  const repeats = splitList(style.backgroundRepeat);
  return pictures.slice(0, MAX_LAYERS).flatMap((picture, i) => {
    if (picture === "none") return [];
    const [width = "auto", height = "auto"] = at(sizes, i).split(" ");
    const [x = "0%", y = "0%"] = at(positions, i).split(" ");
    const [repeatX = "repeat", repeatY = repeatX] = at(repeats, i).split(" ");
    const [left, right] = span(rect.width, width, x, isRepeated(repeatX, "x"));
    const [top, bottom] = span(rect.height, height, y, isRepeated(repeatY, "y"));
    return [{ left: rect.x + left, right: rect.x + right, top: rect.y + top, bottom: rect.y + bottom }];
  });
}

/** How the first layer that is a file is laid: "auto" or "20px 30px", and "repeat" or "no-repeat". */
export function readFileLayer(style: CSSStyleDeclaration): { size: string; repeat: string } {
  const layer = Math.max(
    0,
    splitList(readBackgroundImage(style)).findIndex((one) => one.startsWith("url(")),
  );
  return {
    size: at(splitList(style.backgroundSize), layer),
    repeat: at(splitList(style.backgroundRepeat), layer),
  };
}

export function overlapsLayer(layer: Edges, edges: Edges): boolean {
  return getArea(intersect(layer, edges)) > MIN_OVERLAP * getArea(edges);
}

/** Start and end within the length, px. */
function span(length: number, size: string, position: string, isTiled: boolean): [number, number] {
  const own = resolveSize(size, length);
  if (isTiled && own > 0) return [0, length];
  const offset = position.endsWith("%")
    ? (Number.parseFloat(position) / 100) * (length - own)
    : Number.parseFloat(position) || 0;
  return [Math.max(0, offset), Math.min(length, offset + own)];
}

/** cover, contain, auto and calc() count as the whole length. */
function resolveSize(size: string, length: number): number {
  const number = Number.parseFloat(size);
  if (Number.isNaN(number)) return length;
  return size.endsWith("%") ? (number / 100) * length : number;
}

function isRepeated(repeat: string, axis: "x" | "y"): boolean {
  return repeat !== "no-repeat" && (repeat === `repeat-${axis}` || !/^repeat-[xy]$/.test(repeat));
}

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}

/** At commas outside parentheses. */
function splitList(value: string): string[] {
  if (value.length > MAX_LIST_LENGTH) return [value];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < value.length && parts.length < MAX_LAYERS; i += 1) {
    const sign = value[i];
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (sign === "," && depth === 0) {
      parts.push(value.slice(start, i).trim());
      start = i + 1;
    }
  }
  parts.push(value.slice(start).trim());
  return parts;
}
