// The port to a real browser that opens a page in both viewports; its adapter is worker/ports/browser.
import type { ShotSize, ViewportName } from "#contract/design-rating.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { CaptureFacts, PageSnapshot } from "./page-snapshot.ts";

/**
 * Opens the address and reads it, within its own time limit. Expected failures are returned as code, never thrown:
 * "not-configured" without a browser at all, "browser-busy" while none is free, else what the target did.
 * The signal ends everything at once; the code means nothing then.
 */
export type CapturePage = (url: string, signal: AbortSignal) => Promise<CaptureOutcome>;

export type CaptureOutcome = { ok: true; capture: PageCapture } | { ok: false; code: ErrorCode };

export interface PageCapture extends Record<ViewportName, ViewportCapture> {
  /** Final address of the desktop page after redirects, without fragment. */
  url: string;
}

export interface ViewportCapture {
  snapshot: PageSnapshot;
  facts: CaptureFacts;
  /** base64 of a JPEG: the page's top, `shotSize` in CSS px. */
  shot: string;
  shotSize: ShotSize;
  /** base64 of a PNG of the same part at THUMBNAIL_SCALE, for pixel figures. */
  thumbnail: string;
}

export const THUMBNAIL_SCALE = 0.25;
