// Both widths as axe-core sees them, with a picture of each.
import { MAX_SHOT_WIDTH } from "#contract/design-rating.ts";
import { type AxeReading, axeExpression } from "../../../browser-check/accessibility/axe-reading.ts";
import type { Readings } from "../../../browser-check/readings.ts";
import { takePicture } from "../pictures.ts";
import type { SettledTab } from "../settled-tab.ts";
import { evaluate } from "../visit.ts";
import type { ReaderContext } from "./reader.ts";

/** A page of 5,000 elements takes two seconds on a slow machine. */
const AXE_MS = 8_000;
const READ_MS = 3_000;
const PICTURE_MS = 5_000;

const SIZE = `({ width: innerWidth, height: Math.max(document.documentElement.scrollHeight, innerHeight) })`;

/** One width after the other: axe keeps the browser's one thread busy. */
export async function readAccessibility({
  tabs,
  loadScript,
}: ReaderContext): Promise<Readings["accessibility"]> {
  const axe = await loadScript("axe");
  return { desktop: await readWidth(tabs.desktop, axe), mobile: await readWidth(tabs.mobile, axe) };
}

async function readWidth({ tab, world }: SettledTab, script: string) {
  await evaluate(tab, world, `${script};0`, AXE_MS);
  const axe = (await evaluate(tab, world, axeExpression, AXE_MS)) as AxeReading;
  const page = (await evaluate(tab, world, SIZE, READ_MS)) as { width: number; height: number };
  const size = { width: Math.min(page.width, MAX_SHOT_WIDTH), height: page.height };
  const { shot, shotSize } = await takePicture(tab, size, PICTURE_MS);
  return { axe, shot: { source: `data:image/jpeg;base64,${shot}`, ...shotSize } };
}
