// Computed CSS colours as sRGB, and how they lie over each other.
import type { Color } from "../page-snapshot.ts";

/** A page may use any number of colours; more than this are worked out anew. */
const MAX_REMEMBERED = 5_000;
const remembered = new Map<string, Color>();
const NOTHING: Color = { r: 0, g: 0, b: 0, a: 0 };

/** Any computed colour; what the browser cannot paint counts as transparent. Outside sRGB: the nearest the canvas has. */
export function parseColor(css: string): Color {
  const known = remembered.get(css);
  if (known) return known;
  const color = legacyColor(css) ?? paintedColor(css);
  if (remembered.size < MAX_REMEMBERED) remembered.set(css, color);
  return color;
}

/** `top` over `bottom`, both with any alpha. */
export function over(top: Color, bottom: Color): Color {
  const rest = bottom.a * (1 - top.a);
  const a = top.a + rest;
  if (a === 0) return NOTHING;
  const mix = (upper: number, lower: number) => (upper * top.a + lower * rest) / a;
  return { r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b), a };
}

export function faded(color: Color, opacity: number): Color {
  return opacity === 1 ? color : { ...color, a: color.a * opacity };
}

/** Whole numbers, as in a picture; alpha to hundredths. */
export function rounded({ r, g, b, a }: Color): Color {
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a: Math.round(a * 100) / 100 };
}

/** rgb(1, 2, 3) and rgba(1, 2, 3, 0.5): what browsers compute for nearly every colour. */
function legacyColor(css: string): Color | null {
  const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.e-]+))?\)$/.exec(css);
  if (!parts) return null;
  const [r = 0, g = 0, b = 0, a = 1] = parts.slice(1).map((part) => (part ? Number(part) : undefined));
  return { r, g, b, a };
}

/** Painted without its alpha, which would cost the other channels their precision. */
function paintedColor(css: string): Color {
  const alpha = /\/\s*([\d.e-]+)(%?)\s*\)$/.exec(css);
  const context = brush();
  context.fillStyle = "#000";
  context.fillStyle = css.replace(/\s*\/[^/)]*\)$/, ")");
  const isUnknown = context.fillStyle === "#000000" && !/\(|black/.test(css);
  if (isUnknown) return NOTHING;
  context.clearRect(0, 0, 1, 1);
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  const stated = alpha ? Number(alpha[1]) / (alpha[2] ? 100 : 1) : /\/\s*none\s*\)$/.test(css) ? 0 : 1;
  return { r, g, b, a: (a / 255) * stated };
}

let context: OffscreenCanvasRenderingContext2D | null = null;

function brush(): OffscreenCanvasRenderingContext2D {
  context ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The browser has no 2d canvas.");
  return context;
}
