// The window without focus, pictured once for all stops that are looked at while nothing else of it changes.
import type { RestingWindow } from "../../../browser-check/keyboard/keyboard-reading.ts";
import type { Box } from "../../../browser-check/spot.ts";
import type { Picture } from "../../../design/pixels.ts";

const CHANNELS = 4;

export interface RestingView extends RestingWindow {
  picture: Picture;
}

/** Pure. Null where the picture does not hold the whole area pixel by pixel. @param area px of the page */
export function cropOf({ area: window, picture }: RestingView, area: Box): Picture | null {
  const [left, top] = [area.x - window.x, area.y - window.y];
  const { width, height } = area;
  if (![left, top, width, height].every(Number.isInteger)) return null;
  if (left < 0 || top < 0 || left + width > picture.width || top + height > picture.height) return null;
  const rgba = new Uint8Array(width * height * CHANNELS);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * picture.width + left) * CHANNELS;
    rgba.set(picture.rgba.subarray(from, from + width * CHANNELS), row * width * CHANNELS);
  }
  return { width, height, rgba };
}
