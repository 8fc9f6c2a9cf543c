// Runs inside the rated page, in an isolated world that the page cannot reach: reads everything the rating needs.

import { getRootElement } from "../../in-page/safe-dom.ts";
import type { PageSnapshot } from "../page-snapshot.ts";
import { readBlocks } from "./blocks.ts";
import { readControls } from "./controls/controls.ts";
import { readDamage } from "./damage.ts";
import { readBrand } from "./media/brand.ts";
import { readMedia } from "./media/media.ts";
import { readOverlays } from "./overlays.ts";
import { preparePage } from "./paint/prepared-page.ts";
import { readSurfaces } from "./paint/surfaces.ts";
import { readTechnique } from "./technique.ts";
import { readTexts } from "./texts.ts";
import { collectVisibleElements } from "./visible-elements.ts";
import { readVitals } from "./vitals.ts";

const MAX_TITLE = 300;

/** Of the page as it is now, scrolled to its top. Changes nothing. */
export function takeSnapshot(): PageSnapshot {
  const root = getRootElement();
  const seen = collectVisibleElements();
  const overlays = readOverlays(seen);
  const page = preparePage(seen.items);
  const texts = readTexts(page, overlays);
  const media = readMedia(seen, overlays);
  const blocks = readBlocks(seen, overlays);
  const controls = readControls(page, overlays);
  const surfaces = readSurfaces(page);
  return {
    viewport: { width: innerWidth, height: innerHeight },
    page: { width: root.scrollWidth, height: root.scrollHeight },
    title: document.title.slice(0, MAX_TITLE),
    texts: texts.items,
    media: media.items,
    blocks: blocks.items,
    controls: controls.items,
    surfaces: surfaces.items,
    overlays: overlays.items,
    technique: readTechnique(seen),
    brand: readBrand(seen, overlays),
    damage: readDamage(page, overlays, texts.items),
    vitals: readVitals(),
    cutLists: Object.entries({ seen, texts, media, blocks, controls, surfaces })
      .filter(([, { isCut }]) => isCut)
      .map(([name]) => name),
  };
}
