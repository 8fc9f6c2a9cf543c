// Texts and controls as the design rating reads them, under numbers that stay while a mend is tried.
import type { ViewportName } from "#contract/design-rating.ts";
import { listControls } from "../../../design/in-page/controls/controls.ts";
import { readOverlays } from "../../../design/in-page/overlays.ts";
import { preparePage } from "../../../design/in-page/paint/prepared-page.ts";
import { listTexts } from "../../../design/in-page/texts.ts";
import { collectVisibleElements } from "../../../design/in-page/visible-elements.ts";
import { getRootElement } from "../../../in-page/safe-dom.ts";
import type { Mendable, MendableLook, MendList } from "../../mends/mend-reading.ts";

interface Listed<Item> {
  element: Element;
  item: Item;
}

type Kept = Record<MendList, readonly Element[]>;

const kept = new Map<ViewportName, Kept>();

/** Numbers what is there now, for this width. Changes nothing. */
export function lookForMends(width: ViewportName): MendableLook {
  const { texts, controls } = readPage();
  kept.set(width, {
    texts: texts.map(({ element }) => element),
    controls: controls.map(({ element }) => element),
  });
  return toLook(texts.map(toMendable), controls.map(toMendable));
}

/** What was numbered, as it is now. */
export function lookAgain(width: ViewportName): MendableLook {
  const { texts, controls } = readPage();
  return toLook(
    inOrder(keptElements(width, "texts"), texts),
    inOrder(keptElements(width, "controls"), controls),
  );
}

export function keptElements(width: ViewportName, list: MendList): readonly Element[] {
  return kept.get(width)?.[list] ?? [];
}

function readPage() {
  const seen = collectVisibleElements();
  const overlays = readOverlays(seen);
  const page = preparePage(seen.items);
  return { texts: listTexts(page, overlays).items, controls: listControls(page, overlays).items };
}

function inOrder<Item>(elements: readonly Element[], found: readonly Listed<Item>[]) {
  const byElement = new Map(found.map((one) => [one.element, one]));
  return elements.map((element) => {
    const one = byElement.get(element);
    return one ? toMendable(one) : null;
  });
}

function toMendable<Item>({ element, item }: Listed<Item>): Mendable<Item> {
  return { item, display: getComputedStyle(element).display };
}

function toLook(texts: MendableLook["texts"], controls: MendableLook["controls"]): MendableLook {
  const root = getRootElement();
  return {
    texts,
    controls,
    pageWidth: root.scrollWidth,
    rootSize: Number.parseFloat(getComputedStyle(root).fontSize) || 16,
    hasViewport: Element.prototype.querySelector.call(root, 'meta[name="viewport" i]') !== null,
  };
}
