import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import { bringIntoView, openHome } from "./home-page.ts";

const TITLES = [
  "GaLaBau Pro",
  "ProDach Dachdecker",
  "Osteria del Borgo",
  "Fitness Studio Vital",
  "VitalWeg Physiotherapie",
] as const;

const shown = (page: Page) => page.locator(".slide:visible");
const next = (page: Page) => page.getByRole("button", { name: "Nächstes Projekt" });
const previous = (page: Page) => page.getByRole("button", { name: "Vorheriges Projekt" });

async function expectProject(page: Page, index: number): Promise<void> {
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page).getByRole("heading")).toHaveText(TITLES[index] ?? "");
}

test.beforeEach(async ({ page }) => {
  await openHome(page);
  await bringIntoView(page.locator(".slides"));
});

test("the ring of projects turns both ways without end and says where it stands [HOME-40] [HOME-41] [HOME-47] [HOME-51]", async ({
  page,
}) => {
  const announcement = page.locator("#portfolio [aria-live='polite']");
  await expect(announcement).toHaveText("");
  await expectProject(page, 0);
  for (const index of [1, 2, 3, 4, 0]) {
    await next(page).click();
    await expectProject(page, index);
    await expect(announcement).toHaveText(`Projekt ${index + 1} von 5: ${TITLES[index]}`);
  }
  await previous(page).click();
  await expectProject(page, 4);
});

test("each slide shows the project in words and in a laptop [HOME-42] [HOME-43] [HOME-45] [HOME-49] [PORT-14]", async ({
  page,
}) => {
  for (const [index, title] of TITLES.entries()) {
    await expectProject(page, index);
    const slide = shown(page);
    await expect(slide.locator(".project-category")).toContainText("Musterprojekt");
    await expect(slide.locator(".slide-highlight")).not.toBeEmpty();
    await expect(slide.locator(".chip")).toHaveCount(3);
    await expect(slide.getByRole("button", { name: `Vorschau ${title}` })).toBeVisible();
    const picture = slide.locator(".laptop img");
    await expect(picture).toHaveAttribute("alt", /^Website/);
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await next(page).click();
  }
});

test("the website runs in the laptop of the slide in view, and in no other [HOME-45] [HOME-49]", async ({
  page,
}) => {
  const frame = page.locator("#portfolio iframe");
  await expect(frame).toHaveAttribute("src", "/demos/galabau-pro");
  await next(page).click();
  // The click may have scrolled the laptop out of the part of the window in which websites run.
  await bringIntoView(shown(page).locator(".laptop"));
  await expect(frame).toHaveAttribute("src", "/demos/prodach");
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute("data-loaded", "true");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(frame).toHaveCount(0);
});

test("slides that are not shown take no focus, arrow keys turn the ring [HOME-51] [HOME-46]", async ({
  page,
}) => {
  await expect(page.locator(".slide[inert]")).toHaveCount(4);
  await next(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Vorschau ${TITLES[0]}` })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expectProject(page, 1);
  // Focus comes along instead of falling out of the page.
  await expect(page.getByRole("button", { name: `Vorschau ${TITLES[1]}` })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expectProject(page, 4);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: `Live ansehen ${TITLES[4]}` })).toBeFocused();
  // The website in the laptop is passed over.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Alle Projekte ansehen" })).toBeFocused();
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("a swipe turns the ring, a move down does not [HOME-51] [HOME-41]", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: [number, number], to: [number, number]) => {
      const points = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
        x: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
      }));
      for (const [index, point] of points.entries())
        await session.send("Input.dispatchTouchEvent", {
          type: index === 0 ? "touchStart" : "touchMove",
          touchPoints: [point],
        });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe([100, 400], [320, 410]);
    await expectProject(page, 4);
    await swipe([320, 400], [100, 410]);
    await expectProject(page, 0);
    await swipe([200, 450], [190, 300]);
    await expectProject(page, 0);
  });
});
