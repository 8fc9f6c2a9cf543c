// Pages seen through Cloudflare's Browser Rendering; locally Miniflare starts a Chromium in its place.

import { inPageScript } from "virtual:in-page-script";
import type { BrowserWorker } from "@cloudflare/puppeteer";
import type { AddressGuard } from "../../address-guard/check-address.ts";
import type { CapturePage } from "../../design/capture.ts";
import { CAPTURE_TIMES, createCapturePage } from "./capture-page.ts";

export interface BrowserRenderingOptions {
  /** Absent where no browser is bound. */
  binding: BrowserWorker | undefined;
  guard: AddressGuard;
  /** Stands at the end of the browser's own. */
  userAgent: string;
  /** True on Cloudflare, where an idle browser is closed after a minute; Miniflare would keep it for good. */
  reusesBrowsers?: boolean;
}

export function createBrowserRendering({
  binding,
  guard,
  userAgent,
  reusesBrowsers = false,
}: BrowserRenderingOptions): CapturePage {
  if (!binding) return async () => ({ ok: false, code: "not-configured" });
  return createCapturePage({
    binding,
    guard,
    userAgent,
    reusesBrowsers,
    inPageScript,
    times: CAPTURE_TIMES,
  });
}
