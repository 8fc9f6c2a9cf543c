// Screenshots decoded, and figures of their pixels alone.

import { decode } from "fast-png";
import { toLinearLight } from "../in-page/contrast-ratio.ts";

export interface PixelFigures {
  /** Hasler and Süsstrunk 2003, M3: 0 for grey, about 109 for extremely colourful. */
  colourfulness: number;
  /** Standard deviation of relative luminance (WCAG), 0–0.5. */
  luminanceSpread: number;
  /** Tones that fill at least 1 % of the picture; a tone is one of 16 steps in each channel. */
  tones: number;
  /** Share of the most frequent tone, 0–1. */
  mainTone: number;
}

const CHANNELS = 4;
/** Weight of the mean against the deviation in M3. */
const MEAN_WEIGHT = 0.3;

/** Of each channel: coarse enough that the shades of one surface are one tone. */
const STEPS = 16;
const MIN_TONE_SHARE = 0.01;

/** Relative luminance (WCAG) of each byte, by channel. */
const weighted = (weight: number) =>
  Float64Array.from({ length: 256 }, (_, byte) => weight * toLinearLight(byte));
const redLight = weighted(0.2126);
const greenLight = weighted(0.7152);
const blueLight = weighted(0.0722);

/**
 * Of four bytes a pixel; alpha is ignored, screenshots have none. Zeros for an empty picture. Source: D. Hasler, S. Süsstrunk, "Measuring colourfulness in natural images", 2003.
 * @throws RangeError where the bytes do not fit the size
 */
export function pixelFigures(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): PixelFigures {
  const count = width * height;
  if (rgba.length !== count * CHANNELS) throw new RangeError("A picture needs four bytes a pixel.");
  if (count === 0) return { colourfulness: 0, luminanceSpread: 0, tones: 0, mainTone: 0 };
  // Sums of integers are exact, so the variance may come from the sum of squares.
  let redGreen = 0;
  let redGreenSquares = 0;
  let yellowBlueTwice = 0;
  let yellowBlueTwiceSquares = 0;
  let light = 0;
  let lightSquares = 0;
  const byTone = new Uint32Array(STEPS ** 3);
  for (let at = 0; at < rgba.length; at += CHANNELS) {
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    const againstGreen = red - green;
    const againstBlue = red + green - 2 * blue;
    redGreen += againstGreen;
    redGreenSquares += againstGreen * againstGreen;
    yellowBlueTwice += againstBlue;
    yellowBlueTwiceSquares += againstBlue * againstBlue;
    const luminance = (redLight[red] ?? 0) + (greenLight[green] ?? 0) + (blueLight[blue] ?? 0);
    light += luminance;
    lightSquares += luminance * luminance;
    const tone = ((red >> 4) * STEPS + (green >> 4)) * STEPS + (blue >> 4);
    byTone[tone] = (byTone[tone] ?? 0) + 1;
  }
  const variance = (sum: number, squares: number) => Math.max(0, squares / count - (sum / count) ** 2);
  const deviation = Math.sqrt(
    variance(redGreen, redGreenSquares) + variance(yellowBlueTwice, yellowBlueTwiceSquares) / 4,
  );
  const mean = Math.hypot(redGreen / count, yellowBlueTwice / 2 / count);
  return {
    colourfulness: deviation + MEAN_WEIGHT * mean,
    luminanceSpread: Math.sqrt(variance(light, lightSquares)),
    tones: byTone.filter((pixels) => pixels >= count * MIN_TONE_SHARE).length,
    mainTone: byTone.reduce((most, pixels) => Math.max(most, pixels), 0) / count,
  };
}

export interface Picture {
  width: number;
  height: number;
  /** Four bytes a pixel, row by row. */
  rgba: Uint8Array;
}

/** Twice the largest screenshot (1,280 × 6,000): more would not fit in a Worker's memory. */
const MAX_PIXELS = 16_000_000;
/** Signature, length and type of the first chunk, width, height. */
const HEADER_BYTES = 24;
const ALPHA = 3;
const OPAQUE = 255;

/**
 * The pixels of a PNG as browsers write it: 8 bits a channel, grey or coloured, with alpha or without.
 * Null for anything else: too large, broken, with a palette, 16 bits, not a PNG.
 */
export function decodePng(bytes: Uint8Array): Picture | null {
  const size = readSize(bytes);
  if (size === null || size.width * size.height > MAX_PIXELS) return null;
  try {
    const { width, height, data, depth, channels, palette } = decode(bytes, { checkCrc: true });
    if (depth !== 8 || palette !== undefined) return null;
    return { width, height, rgba: toRgba(data, channels, width * height) };
  } catch {
    return null;
  }
}

/** From the header, before anything is decompressed. */
function readSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  return width > 0 && height > 0 ? { width, height } : null;
}

function toRgba(data: ArrayLike<number>, channels: number, pixels: number): Uint8Array {
  const rgba = new Uint8Array(pixels * CHANNELS).fill(OPAQUE);
  const hasAlpha = channels % 2 === 0;
  const colours = hasAlpha ? channels - 1 : channels;
  // Channel by channel: grey fills all three colours.
  for (let to = 0; to < CHANNELS; to++) {
    const from = to === ALPHA ? colours : Math.min(to, colours - 1);
    if (from === channels) break;
    for (let pixel = 0; pixel < pixels; pixel++) {
      rgba[pixel * CHANNELS + to] = data[pixel * channels + from] ?? 0;
    }
  }
  return rgba;
}
