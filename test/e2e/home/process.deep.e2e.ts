// The stations of the process and the reasons below them, which go on by themselves.
import type { CDPSession, Page } from "@playwright/test";
import { expect } from "../../support/browser-test.ts";
import { bringIntoView, framesPass, stopClock } from "../support/home-page.ts";
// `home` and `homeInHand` are open already, for all tests of a worker: each test begins at the first station.
import { test } from "../support/open-pages.ts";
import { visit } from "../support/visit.ts";

const ADVANCE_MS = 6_000;
const SUPPRESSION_MS = 500;
const WHY_MS = 3_000;

const chosen = (page: Page) => page.locator(".step-path [aria-current='step']");
const station = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Station ${number} `) });
const board = (page: Page, number: number) => page.locator(".process-boards > li").nth(number - 1);

async function expectStation(page: Page, number: number): Promise<void> {
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toHaveAccessibleName(new RegExp(`^Station ${number} `));
}

/** The keyboard's way without leaving focus behind: the button is pressed by script. */
async function choose(page: Page, number: number): Promise<void> {
  await station(page, number).evaluate((button: HTMLElement) => button.click());
  await expectStation(page, number);
}

/** Once they are read, the stations go on for who asks for it: whether a test before has read them does not matter then. */
async function letThemGoOn(page: Page): Promise<void> {
  const press = (name: string) =>
    page
      .getByRole("button", { name: `Wechsel der Stationen ${name}` })
      .evaluate((button: HTMLElement) => button.click());
  if (await page.getByRole("button", { name: "Wechsel der Stationen anhalten" }).isVisible())
    await press("anhalten");
  await press("fortsetzen");
}

test.describe("on wide screens", () => {
  test.beforeEach(async ({ home }) => {
    await bringIntoView(home.locator(".process-boards"));
    await stopClock(home);
    await letThemGoOn(home);
    await choose(home, 1);
  });

  test("numbers 1 to 4 choose the step, the chosen one is marked and described [HOME-25] [HOME-26] [HOME-27] [HOME-28] [HOME-31]", async ({
    home,
  }) => {
    for (const number of [3, 1, 4, 2]) {
      await station(home, number).click();
      await expectStation(home, number);
      const shown = board(home, number);
      await expect(shown).toBeVisible();
      await expect(shown.locator(".sign")).toHaveText(String(number));
      await expect(shown.locator("[class*='i-tabler-']")).toBeVisible();
      await expect(shown.getByRole("heading", { name: "Was dich erwartet" })).toBeVisible();
      await expect(shown.locator(".board-details li")).toHaveCount(6);
      await expect(shown.getByRole("heading", { name: "Deine Vorteile" })).toBeVisible();
      await expect(shown.locator(".board-benefits li")).toHaveCount(3);
      await expect(home.locator(".process-boards > li:visible")).toHaveCount(1);
    }
  });

  test("goes on every 6 s and from the last to the first [HOME-30]", async ({ home }) => {
    for (const number of [2, 3, 4, 1]) {
      await home.clock.runFor(ADVANCE_MS);
      await expectStation(home, number);
    }
  });

  test("waits its full time after a choice [HOME-33]", async ({ home }) => {
    await home.clock.runFor(ADVANCE_MS - 500);
    await choose(home, 3);
    await home.clock.runFor(ADVANCE_MS - 100);
    await expectStation(home, 3);
    await home.clock.runFor(100);
    await expectStation(home, 4);
  });

  test("rests under the mouse, with focus inside, in a hidden tab, and when paused [HOME-34] [QUAL-02]", async ({
    home,
  }) => {
    const passes = () => home.clock.runFor(ADVANCE_MS);
    await home.locator(".process-boards").hover();
    await passes();
    await expectStation(home, 1);
    await home.mouse.move(2, 2);
    await passes();
    await expectStation(home, 2);

    await station(home, 2).focus();
    await passes();
    await expectStation(home, 2);
    await station(home, 2).blur();

    await home.evaluate(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await passes();
    await expectStation(home, 2);
    await home.evaluate(() => {
      Reflect.deleteProperty(document, "hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    });

    await home.getByRole("button", { name: "Wechsel der Stationen anhalten" }).click();
    await home.mouse.move(2, 2);
    await passes();
    await expectStation(home, 2);
    await home.getByRole("button", { name: "Wechsel der Stationen fortsetzen" }).click();
    await home.mouse.move(2, 2);
    await passes();
    await expectStation(home, 3);
  });
});

test("who reaches the boards by key before their script is there keeps the focus; once left they are no stop on a wide screen [QUAL-01]", async ({
  page,
}) => {
  await visit(page, "/");
  const boards = page.locator(".process-boards");
  await boards.evaluate((row: HTMLElement) => row.focus({ preventScroll: true }));
  // The first key brings it.
  await page.keyboard.press("Shift");
  await choose(page, 3);
  await expect(boards).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(boards).not.toBeFocused();
  await expect(boards).not.toHaveAttribute("tabindex");
});

test("the light moves among three reasons every 3 s, one round, again when asked, and rests like the steps [HOME-36] [HOME-37] [HOME-38] [HOME-39] [CALM-02]", async ({
  home,
}) => {
  await expect(home.getByRole("heading", { name: "Warum unser Prozess funktioniert" })).toHaveCount(1);
  await bringIntoView(home.locator(".why"));
  await stopClock(home);
  const lit = home.locator(".why [data-lit]");
  // To the end of the round that the open page has begun.
  for (let step = 1; step <= 3; step += 1) await home.clock.runFor(WHY_MS);
  await expect(lit.locator("dt")).toHaveText("Transparenz");
  const resume = home.getByRole("button", { name: "Hervorhebung fortsetzen" });
  await resume.evaluate((button: HTMLElement) => button.click());
  for (const reason of ["Qualität", "Effizienz", "Transparenz", "Transparenz", "Transparenz"]) {
    await home.clock.runFor(WHY_MS);
    await expect(lit.locator("dt")).toHaveText(reason);
  }
  await expect(lit).toHaveCount(1);

  await resume.evaluate((button: HTMLElement) => button.click());
  await home.locator(".why dl").hover();
  await home.clock.runFor(WHY_MS * 2);
  await expect(lit.locator("dt")).toHaveText("Transparenz");
  await home.mouse.move(2, 2);
  await home.getByRole("button", { name: "Hervorhebung anhalten" }).click();
  await home.clock.runFor(WHY_MS * 2);
  await expect(lit.locator("dt")).toHaveText("Transparenz");
});

test.describe("on small screens", () => {
  const scrolled = (page: Page) => page.locator(".process-boards").evaluate((row) => row.scrollLeft);

  test.beforeEach(async ({ homeInHand }) => {
    await bringIntoView(homeInHand.locator(".step-path"));
    await stopClock(homeInHand);
    await letThemGoOn(homeInHand);
    await choose(homeInHand, 1);
    await expect.poll(() => scrolled(homeInHand)).toBe(0);
  });

  test("steps stand side by side, follow the buttons and go on by themselves [HOME-29] [HOME-30] [HOME-31] [HOME-35]", async ({
    homeInHand,
  }) => {
    await expect(homeInHand.locator(".process-boards > li:visible")).toHaveCount(4);
    await station(homeInHand, 3).tap();
    await expectStation(homeInHand, 3);
    await expect.poll(() => scrolled(homeInHand)).toBeGreaterThan(600);
    await homeInHand.clock.runFor(ADVANCE_MS);
    await expectStation(homeInHand, 4);
    await expect.poll(() => scrolled(homeInHand)).toBeGreaterThan(900);
  });

  test("a swipe chooses the step [HOME-29] [HOME-31]", async ({ homeInHand }) => {
    const finger = await touch(homeInHand);
    await finger.down(330);
    for (const x of [280, 220, 150, 120, 120]) {
      await finger.move(x);
      // A calm finger: what flies off may pass a step.
      await homeInHand.waitForTimeout(60);
    }
    await finger.up();
    await expect.poll(() => scrolled(homeInHand)).toBeGreaterThan(250);
    // The snap comes to rest in real time; then the test's clock lets the page notice.
    await homeInHand.waitForTimeout(600);
    await homeInHand.clock.runFor(200);
    await expectStation(homeInHand, 2);
  });

  test("the page leaves the row alone while it is held and 500 ms longer [HOME-32]", async ({
    homeInHand,
  }) => {
    const finger = await touch(homeInHand);
    await finger.down(200);
    await homeInHand.clock.runFor(ADVANCE_MS);
    await expectStation(homeInHand, 1);
    await homeInHand.clock.runFor(ADVANCE_MS - 100);
    await finger.up();
    // The next tick comes 100 ms after the release: too early.
    await homeInHand.clock.runFor(SUPPRESSION_MS - 50);
    await framesPass(homeInHand);
    await expectStation(homeInHand, 1);
    expect(await scrolled(homeInHand)).toBe(0);
    await homeInHand.clock.runFor(ADVANCE_MS);
    await expectStation(homeInHand, 2);
    await expect.poll(() => scrolled(homeInHand)).toBeGreaterThan(250);
  });
});

/** A finger on the row of boards, in CSS pixels from the left edge of the window. */
async function touch(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const box = await page.locator(".process-boards").boundingBox();
  const y = (box?.y ?? 0) + 60;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return {
    down: (x: number) => send("touchStart", [{ x, y }]),
    move: (x: number) => send("touchMove", [{ x, y }]),
    up: () => send("touchEnd", []),
  };
}
