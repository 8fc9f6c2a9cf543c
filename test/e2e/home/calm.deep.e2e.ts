// Nothing moves while one reads: the home page plays once, and the stations wait for their reader.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { bringIntoView, framesPass, openHome, stopClock } from "../support/home-page.ts";
import { visit } from "../support/visit.ts";

const ADVANCE_MS = 6_000;
const READING_MS = 10_000;
/** A round of the mock: 101 ticks of 80 ms. */
const ROUND_MS = 8_080;

const expectStation = (page: Page, number: number) =>
  expect(page.locator(".step-path [aria-current='step']")).toHaveAccessibleName(
    new RegExp(`^Station ${number} `),
  );

/**
 * Which one it is then. The interval begins when the observers have reported and React has drawn, which a busy machine does late: time
 * passes in small pieces. Before the clock stood, one may have gone by.
 */
async function expectNextStation(page: Page): Promise<number> {
  const chosen = page.locator(".step-path [aria-current='step']");
  const before = await chosen.textContent();
  const names = await page.locator(".step-path button").allTextContents();
  const next = names.indexOf(before ?? "") + 2;
  await expect(async () => {
    await page.clock.runFor(ADVANCE_MS / 4);
    await framesPass(page);
    expect(await chosen.textContent()).not.toBe(before);
  }).toPass({ timeout: 20_000 });
  await expectStation(page, next);
  return next;
}

async function openAtStations(page: Page): Promise<void> {
  await openHome(page);
  await bringIntoView(page.locator(".process-stage"));
  await stopClock(page);
}

const signs: Record<string, (page: Page) => Promise<void>> = {
  "a pointer over them": async (page) => {
    await page.locator(".process-boards").hover();
    await page.mouse.move(2, 2);
  },
  focus: async (page) => {
    await page.locator(".step-path button").first().focus();
    await page.locator(".step-path button").first().blur();
  },
  "a touch": (page) => page.locator(".process-boards > li").nth(1).locator("h3").first().tap(),
  "their reader's own scrolling": async (page) => {
    // Over the bar, where the pointer touches none of them.
    await page.mouse.move(2, 2);
    await page.mouse.wheel(0, 20);
  },
  "their reader's scrolling by key": (page) => page.keyboard.press("ArrowDown"),
};

test.describe("stations", () => {
  test.use({ hasTouch: true });

  for (const [sign, give] of Object.entries(signs))
    test(`go on by themselves until ${sign}, then stand for good [CALM-03]`, async ({ page }) => {
      await openAtStations(page);
      const station = await expectNextStation(page);
      await give(page);
      const goOn = page.getByRole("button", { name: "Wechsel der Stationen fortsetzen" });
      // The browser may hand on a touch or a wheel later than the call returns.
      await expect(goOn).toBeAttached();
      await page.clock.runFor(ADVANCE_MS * 3);
      await expectStation(page, station);

      // The stations rest out of view: what scrolls to the button has to be over before the press.
      await bringIntoView(goOn);
      await expect(page.locator(".process-stage")).toBeInViewport();
      await goOn.click();
      await page.mouse.move(2, 2);
      expect(await expectNextStation(page)).toBe(station + 1);
    });
});

test("after its first round the home page changes nothing for ten seconds, and nothing of it moves [CALM-01] [CALM-02]", async ({
  page,
}) => {
  await openHome(page);
  await stopClock(page);
  await page.clock.runFor(ROUND_MS + 1_000);
  await expect(page.locator(".mock-overlay")).toBeHidden();
  await page.evaluate(() => {
    const changes: string[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) changes.push(target.nodeName);
    }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
    Object.assign(window, { changes });
  });
  await page.clock.runFor(READING_MS);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
          .length,
    );
  await expect.poll(moving).toBe(0);
});

test("what moves by itself moves by transform and opacity alone [CALM-05]", async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Shift");
  await page.evaluate(() => {
    const moved = new Set<string>();
    const look = () => {
      for (const { effect, timeline } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || timeline !== document.timeline) continue;
        for (const frame of effect.getKeyframes())
          for (const property of Object.keys(frame)) moved.add(property);
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { moved });
  });
  await expect(page.locator(".mock-overlay")).toBeVisible();
  await page.waitForTimeout(ROUND_MS);
  await bringIntoView(page.locator(".process-stage"));
  await page.waitForTimeout(ADVANCE_MS + 1_000);
  await expectStation(page, 2);
  await bringIntoView(page.locator(".stats"));
  await page.waitForTimeout(4_000);
  const moved = await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
  const notes = ["offset", "computedOffset", "easing", "composite"];
  const properties = moved.filter((property) => !notes.includes(property));
  expect(properties).toContain("transform");
  expect(properties).toContain("opacity");
  const cheap = ["opacity", "rotate", "scale", "transform", "translate", "visibility"];
  expect(properties.filter((property) => !cheap.includes(property))).toEqual([]);
});
