// What sticks out of the phone's screen sideways.
import type { Box } from "#contract/design-rating.ts";
import type { PageSnapshot } from "../page-snapshot.ts";
import { PHONE_WIDTH } from "./phone-fit.ts";

export interface PhoneOverflow {
  /** px that the page is wider than the phone; 0 where it fits. */
  excess: number;
  /** What begins on the screen and ends beside it, the widest first. */
  sticking: Box[];
}

/** px; rounding of the browser. */
const ROUNDING = 1;

/**
 * A page laid out for 980 px because it names no viewport is 590 px too wide. A menu that waits outside of the screen, and nothing else,
 * makes no overflow: nobody sees it.
 */
export function phoneOverflow(snapshot: PageSnapshot): PhoneOverflow {
  const excess = snapshot.page.width - PHONE_WIDTH;
  if (excess <= ROUNDING) return { excess: 0, sticking: [] };

  const boxes = [snapshot.texts, snapshot.media, snapshot.controls, snapshot.blocks].flatMap((items) =>
    items.map(({ box }) => box),
  );
  const beyond = boxes.filter((box) => box.x + box.width > PHONE_WIDTH + ROUNDING);
  const sticking = beyond
    .filter(({ x }) => x < PHONE_WIDTH - ROUNDING)
    .toSorted((a, b) => b.x + b.width - a.x - a.width);
  const isWaitingOutside =
    beyond.length > 0 &&
    sticking.length === 0 &&
    beyond.some((box) => box.x + box.width >= snapshot.page.width - ROUNDING);
  return { excess: isWaitingOutside ? 0 : excess, sticking: isWaitingOutside ? [] : sticking };
}
