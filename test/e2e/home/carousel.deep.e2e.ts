// The ring of projects on the home page.
import type { Locator, Page } from "@playwright/test";
import { expect } from "../../support/browser-test.ts";
import { bringIntoView, openHome } from "../support/home-page.ts";
// `home` and `homeInHand` are open already, for all tests of a worker: each test turns back to the first project.
import { test } from "../support/open-pages.ts";
import { untilQuiet } from "../support/until-quiet.ts";

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

test("the ring of projects turns both ways without end, says where it stands, shows each in words and in a laptop, and asks no foreign host [HOME-40] [HOME-41] [HOME-42] [HOME-43] [HOME-45] [HOME-47] [HOME-49] [HOME-51] [HOME-62] [PORT-14] [QUAL-07]", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).host !== new URL(baseURL ?? "").host)
      foreign.push(request.url());
  });
  await openHome(page);
  await bringIntoView(page.locator(".slides"));
  const announcement = page.locator("#portfolio [aria-live='polite']");
  await expect(announcement).toHaveText("");
  await expectProject(page, 0);
  for (const index of [0, 1, 2, 3, 4]) {
    await expectSlide(shown(page), TITLES[index] ?? "");
    await next(page).click();
    const after = (index + 1) % TITLES.length;
    await expectProject(page, after);
    await expect(announcement).toHaveText(`Projekt ${after + 1} von 5: ${TITLES[after]}`);
  }
  await previous(page).click();
  await expectProject(page, 4);
  await untilQuiet(page);
  expect(foreign).toEqual([]);
});

async function expectSlide(slide: Locator, title: string): Promise<void> {
  await expect(slide.locator(".project-category")).toContainText("Musterprojekt");
  await expect(slide.locator(".slide-highlight")).not.toBeEmpty();
  await expect(slide.locator(".chip")).toHaveCount(3);
  await expect(slide.getByRole("button", { name: `Vorschau ${title}` })).toBeVisible();
  const picture = slide.locator(".laptop img");
  await expect(picture).toHaveAttribute("alt", /^Website/);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

test("the website runs in the laptop of the slide in view, and in no other [HOME-45] [HOME-49]", async ({
  home,
}) => {
  await bringIntoView(home.locator(".slides"));
  const frame = home.locator("#portfolio iframe");
  await expect(frame).toHaveAttribute("src", "/demos/galabau-pro");
  await next(home).click();
  // The click may have scrolled the laptop out of the part of the window in which websites run.
  await bringIntoView(shown(home).locator(".laptop"));
  await expect(frame).toHaveAttribute("src", "/demos/prodach");
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute("data-loaded", "true");
  await home.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(frame).toHaveCount(0);
  await previous(home).click();
});

test("slides that are not shown take no focus, arrow keys turn the ring [HOME-51] [HOME-46]", async ({
  home,
}) => {
  await bringIntoView(home.locator(".slides"));
  await expect(home.locator(".slide[inert]")).toHaveCount(4);
  await next(home).focus();
  await home.keyboard.press("Tab");
  await expect(home.getByRole("button", { name: `Vorschau ${TITLES[0]}` })).toBeFocused();
  await home.keyboard.press("ArrowRight");
  await expectProject(home, 1);
  // Focus comes along instead of falling out of the page.
  await expect(home.getByRole("button", { name: `Vorschau ${TITLES[1]}` })).toBeFocused();
  await home.keyboard.press("ArrowLeft");
  await home.keyboard.press("ArrowLeft");
  await expectProject(home, 4);
  await home.keyboard.press("Tab");
  await expect(home.getByRole("link", { name: `Live ansehen ${TITLES[4]}` })).toBeFocused();
  // The website in the laptop is passed over.
  await home.keyboard.press("Tab");
  await expect(home.getByRole("link", { name: "Alle Projekte ansehen" })).toBeFocused();
  await next(home).click();
});

test.describe("with a finger", () => {
  test("a swipe turns the ring, a move down does not [HOME-51] [HOME-41]", async ({ homeInHand }) => {
    await bringIntoView(homeInHand.locator(".slides"));
    const session = await homeInHand.context().newCDPSession(homeInHand);
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
    await expectProject(homeInHand, 4);
    await swipe([320, 400], [100, 410]);
    await expectProject(homeInHand, 0);
    await swipe([200, 450], [190, 300]);
    await expectProject(homeInHand, 0);
  });
});
