// Figures that count: what a reader saw of them, and when.
import { expect, type Page } from "@playwright/test";
import { bringIntoView, framesPass, hasRisen } from "./home-page.ts";

/** How long a reader may see another figure than the true one. */
const FALSE_AT_MOST_MS = 500;
const LONGEST_MS = 2_500;

interface Sight {
  texts: string[];
  /** On the page's clock. */
  at: number;
}

interface Noted {
  sights: Sight[];
  /** Of every movement that a script has begun, in ms. */
  durations: number[];
}

export interface Counting {
  zero: readonly string[];
  final: readonly string[];
  /** ms, of the constants. */
  durations: readonly number[];
}

/** The figures look the same with and without script; a key that does nothing else brings it. */
export async function figuresTakenOver(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  const isTakenOver = (figure: Element) => Object.keys(figure).some((key) => key.startsWith("__react"));
  const figure = page.locator(".stats-figure").last();
  await expect.poll(() => figure.evaluate(isTakenOver)).toBe(true);
}

async function shownFigures(page: Page): Promise<string[]> {
  return (await page.locator(".stats-figure").allTextContents()).map((text) =>
    text.replace(/\s+/g, " ").trim(),
  );
}

/** The page's clock must stand. Leaves the figures in the middle of the window. */
export async function expectToCountOnce(page: Page, { zero, final, durations }: Counting): Promise<void> {
  await page.evaluate(note);
  const noted = () => page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  expect(await shownFigures(page)).toEqual(final);

  // The section comes into view and rises into its place, its figures still below the edge; then less than half shows.
  await peek(page, -1.5);
  await hasRisen(page.locator("section", { has: page.locator(".stats") }).first());
  await peek(page, 0.4);
  await framesPass(page);
  await page.clock.runFor(LONGEST_MS);
  expect((await noted()).sights).toEqual([]);

  await bringIntoView(page.locator(".stats"));
  await page.clock.runFor(LONGEST_MS + 100);
  const { sights, durations: moved } = await noted();
  for (const index of final.keys()) {
    const seen = sights.map(({ texts, at }) => ({ text: texts[index], at }));
    const first = seen.find(({ text }) => text !== final[index]);
    const trueAgain = seen[seen.findLastIndex(({ text }) => text !== final[index]) + 1];
    expect(first?.text, `figure ${index + 1} begins at zero`).toBe(zero[index]);
    expect((trueAgain?.at ?? Number.NaN) - (first?.at ?? 0)).toBeLessThanOrEqual(FALSE_AT_MOST_MS);
  }
  // They may begin in any order.
  expect(moved.toSorted()).toEqual(durations.toSorted());
  expect(await shownFigures(page)).toEqual(final);

  const before = sights.length;
  await bringIntoView(page.locator("h1"));
  await bringIntoView(page.locator(".stats"));
  await page.clock.runFor(300);
  expect((await noted()).sights).toHaveLength(before);
}

/** Scrolls until this share of the first figure stands above the lower edge; below 0: it is that far away. */
async function peek(page: Page, share: number): Promise<void> {
  await page
    .locator(".stats-figure")
    .first()
    .evaluate((figure, above) => {
      const box = figure.getBoundingClientRect();
      scrollBy({ top: box.top + box.height * above - innerHeight, behavior: "instant" });
    }, share);
}

/** Runs in the page. */
function note(): void {
  const figures = [...document.querySelectorAll(".stats-figure")];
  const noted: Noted = { sights: [], durations: [] };
  const look = () => {
    const texts = figures.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
    noted.sights.push({ texts, at: performance.now() });
  };
  for (const figure of figures) {
    new MutationObserver(look).observe(figure, { characterData: true, childList: true, subtree: true });
    const animate = figure.animate.bind(figure);
    figure.animate = (frames, options) => {
      noted.durations.push(Number((options as KeyframeAnimationOptions).duration));
      return animate(frames, options);
    };
  }
  Object.assign(window, { noted });
}
