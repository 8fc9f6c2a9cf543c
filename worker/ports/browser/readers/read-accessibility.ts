// Both widths as axe-core sees them, with a picture of each; on the phone once more with the menu opened, where one is recognised.
import { type AxeReading, axeExpression } from "../../../browser-check/accessibility/axe-reading.ts";
import type { Readings, SeenByAxe } from "../../../browser-check/readings.ts";
import { CaptureFailure } from "../capture-failure.ts";
import type { SettledTab } from "../settled-tab.ts";
import { evaluate } from "../visit.ts";
import { enterPage, picturePage } from "./in-page.ts";
import type { ReaderContext } from "./reader.ts";

/** A page of 5,000 elements takes two seconds on a slow machine. */
const AXE_MS = 8_000;
/** Of the reader's time what the closed page may have taken, so that something is left for the menu; and what the menu may take. */
const CLOSED_MS = 10_000;
const MENU_MS = 6_000;

/** One width after the other: axe keeps the browser's one thread busy. */
export async function readAccessibility({
  tabs: { desktop, mobile },
  loadScript,
  onWideFree,
}: ReaderContext): Promise<Readings["accessibility"]> {
  const begin = Date.now();
  const [axe, check] = await Promise.all([loadScript("axe"), loadScript("check")]);
  const wide = await readWidth(desktop, axe);
  onWideFree();
  const closed = { desktop: wide, mobile: await readWidth(mobile, axe) };
  // What was read so far is of the page itself, wherever its menu leads.
  await mobile.checkStay();
  const menu = Date.now() - begin < CLOSED_MS ? await orNothing(readMenu(mobile, check), mobile) : null;
  return { ...closed, menu };
}

async function readWidth(page: SettledTab, script: string): Promise<SeenByAxe> {
  await evaluate(page.tab, page.world, `${script};0`, AXE_MS);
  return lookWithAxe(page, { onlyNew: false });
}

async function lookWithAxe(page: SettledTab, look: { onlyNew: boolean }): Promise<SeenByAxe> {
  const axe = (await evaluate(page.tab, page.world, axeExpression(look), AXE_MS)) as AxeReading;
  return { axe, shot: await picturePage(page) };
}

async function readMenu(page: SettledTab, script: string): Promise<SeenByAxe | null> {
  const ask = await enterPage(page, script);
  const name = await ask<string | null>("check.openMenu()");
  if (name === null) return null;
  const seen = await lookWithAxe(page, { onlyNew: true });
  await ask("check.closeMenu()");
  await page.checkStay();
  return seen;
}

/** A menu that cannot be read spoils nothing of the page it belongs to; one that has led where the guard would not go does. */
async function orNothing(work: Promise<SeenByAxe | null>, { tab }: SettledTab): Promise<SeenByAxe | null> {
  try {
    return await tab.during(work, MENU_MS);
  } catch (error) {
    if (error instanceof CaptureFailure && error.code === "refused-address") throw error;
    return null;
  }
}
