// What the readers of accessibility, keyboard and small windows call, in a world that the page cannot reach.
import { calm } from "./calm.ts";
import { keepHeights, restoreHeights } from "./heights.ts";
import { enlarge, lookLarge, lookUsual, placesNow } from "./large-text.ts";
import { lookAgain, lookForMends } from "./mends/look.ts";
import { applyRules, dropRules, placeOfMend, writeRules } from "./mends/try.ts";
import { closeMenu, openMenu } from "./menu.ts";
import { lookNarrow, overflowNow } from "./narrow.ts";
import { aimAtSkipLink, findSkipLink, hasSkipped } from "./skip-link.ts";
import { arrive, begin, countMissed, rest, returnTo } from "./stops.ts";

export const check = {
  calm,
  // The menu of a phone.
  openMenu,
  closeMenu,
  // The walk with the Tab key.
  begin,
  arrive,
  rest,
  returnTo,
  countMissed,
  findSkipLink,
  aimAtSkipLink,
  hasSkipped,
  // What a style sheet would mend.
  lookForMends,
  lookAgain,
  writeRules,
  applyRules,
  dropRules,
  placeOfMend,
  // Small windows and large text.
  lookNarrow,
  overflowNow,
  lookUsual,
  enlarge,
  lookLarge,
  placesNow,
  keepHeights,
  restoreHeights,
};
