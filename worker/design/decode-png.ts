// A picture of the browser, unpacked to pixels.
import { decode } from "fast-png";

export interface Picture {
  width: number;
  height: number;
  /** Four bytes a pixel, row by row. */
  rgba: Uint8Array;
}

/** Twice what the largest picture of a page has (1,280 × 6,000): more must not be unpacked in a Worker's memory. */
const MAX_PIXELS = 16_000_000;
/** Signature, length and type of the first chunk, width, height. */
const HEADER_BYTES = 24;
const CHANNELS = 4;
const ALPHA = 3;
const OPAQUE = 255;

/**
 * The pixels of a PNG as browsers write it: 8 bits a channel, grey or coloured, with alpha or without.
 * Null for anything else: too large, broken, a palette, 16 bits, no PNG at all.
 */
export function decodePng(bytes: Uint8Array): Picture | null {
  const size = sizeOf(bytes);
  if (size === null || size.width * size.height > MAX_PIXELS) return null;
  try {
    const { width, height, data, depth, channels, palette } = decode(bytes, { checkCrc: true });
    if (depth !== 8 || palette !== undefined) return null;
    return { width, height, rgba: withFourChannels(data, channels, width * height) };
  } catch {
    return null;
  }
}

/** From the header, before anything is unpacked. */
function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  return width > 0 && height > 0 ? { width, height } : null;
}

function withFourChannels(data: ArrayLike<number>, channels: number, pixels: number): Uint8Array {
  const rgba = new Uint8Array(pixels * CHANNELS).fill(OPAQUE);
  const hasAlpha = channels % 2 === 0;
  const colours = hasAlpha ? channels - 1 : channels;
  // Channel by channel: a grey one is all three colours.
  for (let to = 0; to < CHANNELS; to++) {
    const from = to === ALPHA ? colours : Math.min(to, colours - 1);
    if (from === channels) break;
    for (let pixel = 0; pixel < pixels; pixel++) {
      rgba[pixel * CHANNELS + to] = data[pixel * channels + from] ?? 0;
    }
  }
  return rgba;
}
