// Alpha blending, for what is read inside a page and for what judges it outside.
import type { Color } from "./contrast-ratio.ts";

export const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
const NOTHING: Color = { r: 0, g: 0, b: 0, a: 0 };

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
