// Runs inside the rated page, in a world of its own that the page cannot reach: reads everything the rating is made of.
import type { PageSnapshot } from "../page-snapshot.ts";
import { readBlocks } from "./blocks.ts";
import { readBrand } from "./brand.ts";
import { readControls } from "./controls.ts";
import { readMedia } from "./media.ts";
import { readOverlays } from "./overlays.ts";
import { readSurfaces } from "./surfaces.ts";
import { readTechnique } from "./technique.ts";
import { readTexts } from "./texts.ts";
import { visibleElements } from "./visible-elements.ts";
import { readVitals } from "./vitals.ts";

/** The snapshot of the page as it stands now, scrolled to its top. Changes nothing. */
export function takeSnapshot(): PageSnapshot {
  const root = document.documentElement;
  const seen = visibleElements();
  const overlays = readOverlays(seen);
  const texts = readTexts(seen, overlays);
  const media = readMedia(seen, overlays);
  const blocks = readBlocks(seen);
  const controls = readControls(seen, overlays);
  const surfaces = readSurfaces(seen);
  return {
    viewport: { width: innerWidth, height: innerHeight },
    page: { width: root.scrollWidth, height: root.scrollHeight },
    language: root.lang.toLowerCase(),
    title: document.title,
    texts: texts.items,
    media: media.items,
    blocks: blocks.items,
    controls: controls.items,
    surfaces: surfaces.items,
    overlays: overlays.items,
    technique: readTechnique(),
    brand: readBrand(),
    vitals: readVitals(),
    cutLists: Object.entries({ seen, texts, media, blocks, controls, surfaces })
      .filter(([, { isCut }]) => isCut)
      .map(([name]) => name),
  };
}
