// Our script in a page that stands still: evaluated once, asked often; and a picture of the page as readers hand it on.
import type { PlainShot } from "#contract/accessibility-check.ts";
import { MAX_SHOT_WIDTH } from "#contract/design-rating.ts";
import { takePicture } from "../pictures.ts";
import type { SettledTab } from "../settled-tab.ts";
import { evaluate } from "../visit.ts";

/** For one question: more than any of them takes on a page of 20,000 elements. */
const ASK_MS = 3_000;
const PICTURE_MS = 5_000;

const SIZE = `({ width: innerWidth, height: Math.max(document.documentElement.scrollHeight, innerHeight) })`;

/** The value of an expression in which `check` is our script. @throws CaptureFailure, or Error where the page has thrown */
export type Ask = <T>(expression: string, limitMs?: number) => Promise<T>;

export async function enterPage({ tab, world }: SettledTab, script: string): Promise<Ask> {
  await evaluate(tab, world, `${script};0`, ASK_MS);
  return async <T>(expression: string, limitMs = ASK_MS) =>
    // Made by our own script in a world of its own.
    (await evaluate(
      tab,
      world,
      `(async (check) => (${expression}))(globalThis.paettkenCheck)`,
      limitMs,
    )) as T;
}

/** From the top, as wide as the page is laid out. @param isWithin the window is as high as the picture */
export async function picturePage(page: SettledTab, isWithin = false): Promise<PlainShot> {
  const { width, height } = await sizeOf(page);
  const size = { width: Math.min(width, MAX_SHOT_WIDTH), height };
  const { shot, shotSize } = await takePicture(page.tab, size, PICTURE_MS, isWithin);
  return { source: `data:image/jpeg;base64,${shot}`, ...shotSize };
}

/** CSS px of the whole page. */
export async function sizeOf({
  tab,
  world,
}: Pick<SettledTab, "tab" | "world">): Promise<{ width: number; height: number }> {
  return (await evaluate(tab, world, SIZE, ASK_MS)) as { width: number; height: number };
}
