// The surroundings of a stop with and without focus, compared by their pixels.
import type { FocusSight } from "../../../browser-check/keyboard/keyboard-reading.ts";
import type { Box } from "../../../browser-check/spot.ts";
import { decodePng, type Picture } from "../../../design/pixels.ts";
import type { Tab } from "../tab.ts";

/** Of one picture; larger surroundings are pictured smaller. */
const MAX_PIXELS = 120_000;
const PICTURE_MS = 2_000;
/** Difference of a channel, 0–255, that somebody sees who looks for it, and that is more than rounding. */
const SEEN = 24;
const TRACE = 5;
/** CSS px²; a line of 1 px along a short word. */
const MIN_AREA = 16;
const CHANNELS = 4;

/** A PNG, as base64. */
export function pictureOf(tab: Tab, area: Box): Promise<string> {
  return takePng(tab, { clip: { ...area, scale: scaleOf(area) } });
}

/** All that the window shows: a third of what a picture of the same part of the page takes. */
export function pictureOfWindow(tab: Tab): Promise<string> {
  return takePng(tab, {});
}

async function takePng({ session, during }: Tab, part: { clip?: Box & { scale: number } }): Promise<string> {
  const options = { format: "png", optimizeForSpeed: true, ...part } as const;
  return (await during(session.send("Page.captureScreenshot", options), PICTURE_MS)).data;
}

export function scaleOf({ width, height }: Pick<Box, "width" | "height">): number {
  return Math.min(1, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));
}

/** @param scale of both pictures */
export function compareFocus(withFocus: string, without: string, scale: number): FocusSight {
  return withFocus === without ? "none" : comparePixels(decode(withFocus), decode(without), scale);
}

export function comparePixels(one: Picture | null, other: Picture | null, scale: number): FocusSight {
  if (!one || !other || one.width !== other.width || one.height !== other.height) return "unknown";
  const { seen, traces } = countDifferences(one.rgba, other.rgba);
  const area = (pixels: number) => pixels / scale ** 2;
  if (area(seen) >= MIN_AREA) return "visible";
  return area(traces) >= MIN_AREA ? "faint" : "none";
}

function countDifferences(one: Uint8Array, other: Uint8Array): { seen: number; traces: number } {
  let seen = 0;
  let traces = 0;
  for (let at = 0; at < one.length; at += CHANNELS) {
    let most = 0;
    for (let channel = 0; channel < CHANNELS - 1; channel++)
      most = Math.max(most, Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)));
    if (most >= SEEN) seen += 1;
    if (most >= TRACE) traces += 1;
  }
  return { seen, traces };
}

export function decode(base64: string): Picture | null {
  return decodePng(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}
