// Pages seen through Cloudflare's Browser Rendering; locally Miniflare starts a Chromium in its place.
import type { CapturePage } from "../../design/capture.ts";
import { CAPTURE_TIMES, type CaptureDeps, createCapturePage } from "./capture-page.ts";

export function createBrowserRendering(deps: Omit<CaptureDeps, "times">): CapturePage {
  return createCapturePage({ ...deps, times: CAPTURE_TIMES });
}
