// Computed CSS colours as sRGB.
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
