// How a stop is seen with and without focus. Two pictures tell it; where the window has been pictured without focus before, one does.
import type { FocusSight, RestingWindow, Stop } from "../../../browser-check/keyboard/keyboard-reading.ts";
import type { Tab } from "../tab.ts";
import { compareFocus, comparePixels, decode, pictureOf, pictureOfWindow, scaleOf } from "./focus-picture.ts";
import type { Ask } from "./in-page.ts";
import { cropOf, type RestingView } from "./resting-view.ts";

/** Pictures of the window that served nobody: then the page changes with each stop, and small ones are cheaper. */
const MAX_USELESS = 3;

/** What the pictures say, once they are compared. */
export type LookAtStop = (stop: Stop) => Promise<() => FocusSight>;

export function watchFocus(tab: Tab, ask: Ask): LookAtStop {
  let resting: RestingView | null = null;
  let useless = 0;

  return async ({ surroundings, isTextField, id, sight, changes }) => {
    if (surroundings === null || sight !== "seen") return () => "unknown";
    // Where one types, a caret shows that one may.
    if (isTextField) return () => "visible";
    const scale = scaleOf(surroundings);
    const withFocus = await pictureOf(tab, surroundings);
    const known = scale === 1 && resting?.changes === changes ? cropOf(resting, surroundings) : null;
    if (known) {
      useless = 0;
      // Only a look that is plain to see needs no second one.
      if (comparePixels(decode(withFocus), known, scale) === "visible") return () => "visible";
    }
    const window = await ask<RestingWindow>("check.rest()");
    const isWhole = !known && scale === 1 && useless < MAX_USELESS;
    const view = isWhole ? await pictureWindow(tab, window) : null;
    const crop = view && cropOf(view, surroundings);
    const without = crop ? "" : await pictureOf(tab, surroundings);
    await ask(`check.returnTo(${id})`);
    if (!crop) return () => compareFocus(withFocus, without, scale);
    resting = view;
    useless += 1;
    return () => comparePixels(decode(withFocus), crop, scale);
  };
}

async function pictureWindow(tab: Tab, { changes, area }: RestingWindow): Promise<RestingView | null> {
  const picture = decode(await pictureOfWindow(tab));
  // Shown larger or smaller, its pixels are none of the stops.
  const isPixelByPixel = picture?.width === area.width && picture.height === area.height;
  return isPixelByPixel ? { changes, area, picture } : null;
}
