// Runs inside the rated page, in a world of its own that the page cannot reach: reads everything the rating is made of.
import type { PageSnapshot } from "../page-snapshot.ts";
import { readBlocks } from "./blocks.ts";
import { readBrand } from "./brand.ts";
import { readControls } from "./controls.ts";
import { readMedia } from "./media.ts";
import { readOverlays } from "./overlays.ts";
import { paintedPage } from "./painted-page.ts";
import { attributeOf, rootElement } from "./plain-dom.ts";
import { readSurfaces } from "./surfaces.ts";
import { readTechnique } from "./technique.ts";
import { readTexts } from "./texts.ts";
import { visibleElements } from "./visible-elements.ts";
import { readVitals } from "./vitals.ts";

const MAX_LANGUAGE = 40;
const MAX_TITLE = 300;

/** The snapshot of the page as it stands now, scrolled to its top. Changes nothing. */
export function takeSnapshot(): PageSnapshot {
  const root = rootElement();
  const seen = visibleElements();
  const overlays = readOverlays(seen);
  const page = paintedPage(seen.items);
  const texts = readTexts(page, overlays);
  const media = readMedia(seen, overlays);
  const blocks = readBlocks(seen, overlays);
  const controls = readControls(page, overlays);
  const surfaces = readSurfaces(page);
  return {
    viewport: { width: innerWidth, height: innerHeight },
    page: { width: root.scrollWidth, height: root.scrollHeight },
    language: (attributeOf(root, "lang") ?? "").toLowerCase().slice(0, MAX_LANGUAGE),
    title: document.title.slice(0, MAX_TITLE),
    texts: texts.items,
    media: media.items,
    blocks: blocks.items,
    controls: controls.items,
    surfaces: surfaces.items,
    overlays: overlays.items,
    technique: readTechnique(seen),
    brand: readBrand(seen, overlays),
    vitals: readVitals(),
    cutLists: Object.entries({ seen, texts, media, blocks, controls, surfaces })
      .filter(([, { isCut }]) => isCut)
      .map(([name]) => name),
  };
}
