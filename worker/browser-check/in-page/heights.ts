// Boxes as high as the window stay so when the window becomes as high as the page, for a picture of all of it.

import { listElements } from "../../consent/in-page/elements.ts";
import { getRect } from "../../in-page/safe-dom.ts";

/** px that a box may grow by itself. */
const TOLERANCE = 2;
const MAX_KEPT = 8_000;

let kept: { element: HTMLElement; height: number }[] = [];

export function keepHeights(): void {
  kept = listElements()
    .filter((element): element is HTMLElement => element instanceof HTMLElement)
    .slice(0, MAX_KEPT)
    .map((element) => ({ element, height: getRect(element).height }));
}

/** From the outside in: where the outer one is right again, the inner ones mostly are. */
export function restoreHeights(): void {
  for (const { element, height } of kept) {
    if (height === 0 || getRect(element).height <= height + TOLERANCE) continue;
    for (const name of ["height", "min-height", "max-height"])
      element.style.setProperty(name, `${height}px`, "important");
    element.style.setProperty("box-sizing", "border-box", "important");
  }
  kept = [];
}
