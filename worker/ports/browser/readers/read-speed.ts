// The page as it comes to a slow phone, in contexts of its own with nothing in their cache.
import type { Readings } from "../../../browser-check/readings.ts";
import { readLoads } from "../speed/read-loads.ts";
import type { OwnReaderContext } from "./reader.ts";

/** For pictures, and to close what was opened. */
const SPARE_MS = 2_500;

export async function readSpeed({
  browser,
  loadScript,
  limitMs,
  onLastGone,
  onWaiting,
}: OwnReaderContext): Promise<Readings["speed"]> {
  const until = Date.now() + limitMs - SPARE_MS;
  return readLoads({ browser, script: await loadScript("speed"), until, onLastGone, onWaiting });
}
