// A good page of a roofer, as both viewports read it: nothing to find fault with in layout, use and technique.
import type { Box, ViewportName } from "#contract/design-rating.ts";
import type { DesignFacts, PageSnapshot } from "#worker/design/page-snapshot.ts";
import {
  blockItem,
  box,
  buttonLook,
  controlItem,
  designFacts,
  headingItem,
  mediaItem,
  textItem,
  viewports,
} from "../design/page-snapshots.ts";

const SECTIONS = 4;
const CARDS = 3;
/** px */
const MARGIN = { desktop: 160, mobile: 20 };
const GAP = 24;
const SECTION_GAP = 80;
const HEAD_HEIGHT = 84;

export function goodPage(): DesignFacts {
  return designFacts({ desktop: pageIn("desktop"), mobile: pageIn("mobile") });
}

/** Header, first screen with picture, then sections of a heading, a text and three cards. */
function pageIn(view: ViewportName): Partial<PageSnapshot> {
  const { width } = viewports[view];
  const frame = { x: MARGIN[view], width: width - 2 * MARGIN[view] };
  const page: Pick<PageSnapshot, "texts" | "blocks" | "controls" | "media"> = {
    texts: [],
    blocks: [],
    controls: [],
    media: [],
  };
  const addBlock = (at: Box, parent: number, isLeaf: boolean, isStacked = true) =>
    page.blocks.push(
      blockItem({ box: at, parent, isLeaf, isStacked, layout: isStacked ? "block" : "grid" }),
    ) - 1;

  const head = addBlock(box(frame.x, 0, frame.width, HEAD_HEIGHT), -1, false);
  addBlock(box(frame.x, 20, 120, 44), head, true, false);
  const phone = { kind: "link", name: "02595 1234", target: "phone" } as const;
  page.controls.push(
    controlItem({ ...phone, box: box(frame.x + frame.width - 120, 20, 120, 44) }),
    controlItem({ name: "Startseite", box: box(frame.x, 20, 120, 44) }),
  );

  let y = HEAD_HEIGHT + SECTION_GAP;
  for (let section = 0; section < SECTIONS; section += 1) {
    const top = y;
    const outer = addBlock(box(frame.x, top, frame.width, 0), -1, false);
    const level = section === 0 ? 1 : 2;
    page.texts.push(headingItem(level, { box: box(frame.x, y, Math.min(frame.width, 500), 56) }));
    addBlock(box(frame.x, y, frame.width, 56), outer, true);
    y += 56 + GAP;
    const columns = Math.min(frame.width, 620);
    page.texts.push(
      textItem({ box: box(frame.x, y, columns, 82), lines: 3, characters: 190, charactersPerLine: 66 }),
    );
    addBlock(box(frame.x, y, columns, 82), outer, true);
    y += 82 + GAP;
    page.controls.push(
      controlItem({
        kind: "button",
        name: "Termin anfragen",
        look: buttonLook(),
        box: box(frame.x, y, 200, 48),
      }),
    );
    addBlock(box(frame.x, y, frame.width, 48), outer, true);
    y += 48 + GAP;
    y = addCards(view, frame, y, outer, page, addBlock);
    const block = page.blocks[outer];
    if (block) {
      block.box = { ...block.box, height: y - top };
      block.inner = block.box;
    }
    y += SECTION_GAP;
  }
  return { ...page, viewport: viewports[view], page: { width, height: y } };
}

function addCards(
  view: ViewportName,
  frame: { x: number; width: number },
  top: number,
  parent: number,
  page: Pick<PageSnapshot, "texts" | "media">,
  addBlock: (at: Box, parent: number, isLeaf: boolean, isStacked?: boolean) => number,
): number {
  const isRow = view === "desktop";
  const width = isRow ? (frame.width - (CARDS - 1) * GAP) / CARDS : frame.width;
  const pictureHeight = 180;
  const height = pictureHeight + GAP + 28;
  const list = addBlock(
    box(frame.x, top, frame.width, isRow ? height : CARDS * (height + GAP) - GAP),
    parent,
    false,
  );
  for (let card = 0; card < CARDS; card += 1) {
    const x = frame.x + (isRow ? card * (width + GAP) : 0);
    const y = top + (isRow ? 0 : card * (height + GAP));
    const outer = addBlock(box(x, y, width, height), list, false, !isRow);
    addBlock(box(x, y, width, pictureHeight), outer, true);
    page.media.push(mediaItem({ box: box(x, y, width, pictureHeight) }));
    addBlock(box(x, y + pictureHeight + GAP, width, 28), outer, true);
    page.texts.push(headingItem(3, { box: box(x, y + pictureHeight + GAP, 180, 28) }));
  }
  return top + (isRow ? height : CARDS * (height + GAP) - GAP);
}
