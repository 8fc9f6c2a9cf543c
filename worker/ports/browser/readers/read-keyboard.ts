// A walk with the Tab key through the wide page: every stop as it is seen with and without focus, how the walk ended, the skip link.
import type {
  Arrival,
  KeyboardReading,
  SkipLink,
  WalkEnd,
  WalkedStop,
} from "../../../browser-check/keyboard/keyboard-reading.ts";
import { newWalk, step, type Walk } from "../../../browser-check/keyboard/walk-end.ts";
import type { Readings } from "../../../browser-check/readings.ts";
import type { Spot } from "../../../browser-check/spot.ts";
import { CaptureFailure } from "../capture-failure.ts";
import type { SettledTab } from "../settled-tab.ts";
import { watchFocus } from "./focus-sight.ts";
import { type Ask, enterPage, picturePage } from "./in-page.ts";
import { press } from "./keys.ts";
import type { WalkContext } from "./reader.ts";

/** For the walk alone: what was seen until then counts. */
const WALK_MS = 9_000;
const SKIP_MS = 3_000;
/** For all but the walk. */
const AROUND_MS = 4_000;

export async function readKeyboard({
  page,
  loadScript,
  limitMs,
}: WalkContext): Promise<Readings["keyboard"]> {
  const until = Date.now() + Math.min(WALK_MS, limitMs - AROUND_MS);
  const ask = await enterPage(page, await loadScript("check"));
  const shot = await picturePage(page);
  const walked = await walkThrough(page, ask, until);
  // What was read so far is of the page itself, wherever its link leads.
  await page.checkStay();
  return { ...walked, skipLink: await trySkipLink(page, ask), shot };
}

/** @param until ms since 1970 */
async function walkThrough(
  { tab }: SettledTab,
  ask: Ask,
  until: number,
): Promise<Omit<KeyboardReading, "skipLink" | "shot">> {
  const stops = new Map<number, WalkedStop>();
  const taken: Spot[] = [];
  let walk: Walk = newWalk;
  // Of the stop before: its pictures are compared while the browser goes on.
  let compare = () => {};
  await ask("check.begin()");
  const look = watchFocus(tab, ask);
  while (walk.end === null && Date.now() < until) {
    const pressed = press(tab, "Tab");
    compare();
    compare = () => {};
    await pressed;
    const arrival = await ask<Arrival>("check.arrive()");
    walk = step(walk, arrival);
    if (arrival.kind === "nowhere" && arrival.taken) taken.push(arrival.taken);
    if (arrival.kind !== "stop" || stops.has(arrival.stop.id)) continue;
    const { surroundings, isCompound, isTextField, changes, ...stop } = arrival.stop;
    const focus = await look(arrival.stop);
    stops.set(stop.id, { ...stop, focus: "unknown" });
    compare = () => stops.set(stop.id, { ...stop, focus: focus() });
  }
  compare();
  const missed = walk.end === "page" ? 0 : await ask<number>("check.countMissed()");
  const end = endOf(walk, stops, missed);
  return { stops: [...stops.values()], end, circle: end === "trap" ? walk.circle : [], missed, taken };
}

function endOf({ end, circle, visits }: Walk, stops: Map<number, WalkedStop>, missed: number): WalkEnd {
  if (end === null) return "limit";
  if (end !== "trap") return end;
  if (circle.some((id) => stops.get(id)?.isInDialog)) return "dialog";
  // Some pages begin anew by themselves; one whose key stands still does not.
  return missed === 0 && circle.length > 1 && circle.includes(visits[0] ?? -1) ? "page" : "trap";
}

/** Nothing else of the page is ever pressed. Where the link leads is not followed any further. */
async function trySkipLink(page: SettledTab, ask: Ask): Promise<SkipLink | null> {
  const found = await ask<(SkipLink & { id: number }) | null>("check.findSkipLink()");
  if (found === null) return null;
  const { id, ...link } = found;
  if (link.works === false) return link;
  try {
    return { ...link, works: await page.tab.during(pressSkipLink(page, ask), SKIP_MS) };
  } catch (error) {
    if (error instanceof CaptureFailure && error.code === "refused-address") throw error;
    return link;
  }
}

async function pressSkipLink({ tab, checkStay }: SettledTab, ask: Ask): Promise<boolean | null> {
  if (!(await ask<boolean>("check.aimAtSkipLink()"))) return null;
  await press(tab, "Enter");
  await ask("check.calm()");
  await press(tab, "Tab");
  const works = await ask<boolean>("check.hasSkipped()");
  await checkStay();
  return works;
}
