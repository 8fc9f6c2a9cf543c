// Colours as the eye tells them apart.
import type { Color } from "../page-snapshot.ts";
import { linearLight } from "./linear-light.ts";

export interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

/** Below this chroma a colour reads as grey, cream or black. */
const GREY_CHROMA = 0.045;

/** Alpha is not looked at. Source: B. Ottosson, "A perceptual color space for image processing", 2020; CSS Color 4. */
export function oklab(color: Color): Oklab {
  const red = linearLight(color.r);
  const green = linearLight(color.g);
  const blue = linearLight(color.b);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** ΔE_OK: 0 for the same colour, about 0.02 where the difference begins to show, 1 between black and white. */
export function colorDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

/** Degrees, 0–360; null for what reads as grey. */
export function hueOf({ a, b }: Oklab): number | null {
  if (Math.hypot(a, b) < GREY_CHROMA) return null;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** Degrees between two hues, 0–180. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
