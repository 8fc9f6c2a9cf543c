// A window of another size, as zooming or another screen gives one: a computer's, whatever the page says of phones.
import type { SettledTab } from "../settled-tab.ts";
import type { Viewport } from "../viewports.ts";
import type { Ask } from "./in-page.ts";

/** For scripts that answer to another window: most at once. */
const RESIZE_MS = 100;
const SET_MS = 2_000;

type Size = Pick<Viewport, "width" | "height">;

/** Until what it has set off is over. */
export async function resizeWindow(page: SettledTab, ask: Ask, size: Size): Promise<void> {
  await setWindowSize(page, size);
  await ask(`check.calm(${RESIZE_MS})`);
}

export async function setWindowSize({ tab }: SettledTab, { width, height }: Size): Promise<void> {
  const size = { width, height, screenWidth: width, screenHeight: height };
  const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
  await tab.during(tab.session.send("Emulation.setDeviceMetricsOverride", metrics), SET_MS);
}
