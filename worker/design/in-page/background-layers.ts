// Where the pictures of background-image lie in their box: underlines, bullets and arrows are drawn with them as well.
import { backgroundImageOf } from "./background-image.ts";
import { areaOf, type Edges, intersect } from "./clip.ts";

/** A page may stack any number. */
const MAX_LAYERS = 10;
/** Longer ones hold whole files, and count as one picture. */
const MAX_LIST_LENGTH = 4_000;
/** Of what stands on it: a picture that reaches less is beside it. */
const MIN_OVERLAP = 0.1;

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Edges of every layer, page coordinates. Where the size is not stated, a layer counts as large as its box. */
export function backgroundLayers(style: CSSStyleDeclaration, rect: Rect): Edges[] {
  const pictures = splitList(backgroundImageOf(style));
  const sizes = splitList(style.backgroundSize);
  const positions = splitList(style.backgroundPosition);
  const repeats = splitList(style.backgroundRepeat);
  return pictures.slice(0, MAX_LAYERS).flatMap((picture, i) => {
    if (picture === "none") return [];
    const [width = "auto", height = "auto"] = at(sizes, i).split(" ");
    const [x = "0%", y = "0%"] = at(positions, i).split(" ");
    const [repeatX = "repeat", repeatY = repeatX] = at(repeats, i).split(" ");
    const across = span(rect.width, width, x, isRepeated(repeatX, "x"));
    const down = span(rect.height, height, y, isRepeated(repeatY, "y"));
    return [
      {
        left: rect.x + across.from,
        right: rect.x + across.to,
        top: rect.y + down.from,
        bottom: rect.y + down.to,
      },
    ];
  });
}

export function overlapsLayer(layer: Edges, edges: Edges): boolean {
  return areaOf(intersect(layer, edges)) > MIN_OVERLAP * areaOf(edges);
}

function span(
  length: number,
  size: string,
  position: string,
  repeated: boolean,
): { from: number; to: number } {
  const own = sized(size, length);
  if (repeated && own > 0) return { from: 0, to: length };
  const offset = position.endsWith("%")
    ? (Number.parseFloat(position) / 100) * (length - own)
    : Number.parseFloat(position) || 0;
  return { from: Math.max(0, offset), to: Math.min(length, offset + own) };
}

/** cover, contain, auto and calc() count as the whole length. */
function sized(size: string, length: number): number {
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
