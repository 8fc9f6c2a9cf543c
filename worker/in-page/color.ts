// Computed CSS colours as sRGB, and alpha blending.
import type { Color } from "./contrast-ratio.ts";

const MAX_REMEMBERED = 5_000;
const remembered = new Map<string, Color>();
const NOTHING: Color = { r: 0, g: 0, b: 0, a: 0 };

/** Any computed colour; transparent where the browser cannot paint it, clamped by the canvas where it is outside sRGB. */
export function parseColor(css: string): Color {
  const known = remembered.get(css);
  if (known) return known;
  const color = legacyColor(css) ?? paintedColor(css);
  if (remembered.size < MAX_REMEMBERED) remembered.set(css, color);
  return color;
}

/** `top` over `bottom`, both with any alpha. */
export function blend(top: Color, bottom: Color): Color {
  const rest = bottom.a * (1 - top.a);
  const a = top.a + rest;
  if (a === 0) return NOTHING;
  const mix = (upper: number, lower: number) => (upper * top.a + lower * rest) / a;
  return { r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b), a };
}

export function fade(color: Color, opacity: number): Color {
  return opacity === 1 ? color : { ...color, a: color.a * opacity };
}

/** To whole numbers, alpha to hundredths. */
export function roundColor({ r, g, b, a }: Color): Color {
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a: Math.round(a * 100) / 100 };
}

/** rgb(1, 2, 3) and rgba(1, 2, 3, 0.5): what browsers compute for nearly every colour. */
function legacyColor(css: string): Color | null {
  const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.e-]+))?\)$/.exec(css);
  if (!parts) return null;
  const [r = 0, g = 0, b = 0, a = 1] = parts.slice(1).map((part) => (part ? Number(part) : undefined));
  return { r, g, b, a };
}

/** Painted opaque: alpha would cost the other channels their precision. */
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
