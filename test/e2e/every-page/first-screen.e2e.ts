// A new page's first screen is shown before what lies below it is laid out (app/styles/first-screen.css).
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { PHONE, visit } from "../support/visit.ts";

test.use({ reducedMotion: "reduce" });

const inBar = (page: Page, name: string) =>
  page.locator(".bar-links").getByRole("link", { name, exact: true });

/** Of the page's sections and the footer: how many were put off in the frame that showed the next heading, and how many there are. */
async function putOff(page: Page, open: () => Promise<void>): Promise<[number, number]> {
  await page.evaluate(() => {
    const title = () => document.querySelector("main h1")?.textContent;
    const before = title();
    const count = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!title() || title() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(countSections()));
      });
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    function countSections() {
      const parts = [...document.querySelectorAll("main section > *, .footer > *")];
      const skipped = parts.filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      );
      return [skipped.length, parts.length];
    }
    Object.assign(window, { count, countSections });
  });
  await open();
  return page.evaluate(() => (window as unknown as { count: Promise<[number, number]> }).count);
}

const stillPutOff = (page: Page) =>
  page.evaluate(() => (window as unknown as { countSections: () => [number, number] }).countSections()[0]);

test("a page opened from the top of another is shown before most of it is laid out, and all of it is a moment later [QUAL-06] [SHELL-20]", async ({
  page,
}) => {
  await visit(page, "/agb");
  const [skipped, parts] = await putOff(page, () => inBar(page, "Preise").click());
  expect(skipped).toBeGreaterThan(parts / 3);
  expect(skipped).toBeLessThan(parts);
  await expect.poll(() => stillPutOff(page)).toBe(0);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test("where nothing glides, a page opened from further down is shown as soon [QUAL-06] [QUAL-03]", async ({
  page,
}) => {
  await visit(page, "/agb");
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  const [skipped, parts] = await putOff(page, () => inBar(page, "Preise").click());
  expect(skipped).toBeGreaterThan(parts / 3);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => stillPutOff(page)).toBe(0);
});

test("a page opened from further down and glided through, by its anchor or by the way back is laid out as a whole at once: heights are exact [SHELL-20] [SHELL-21]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/agb");
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect((await putOff(page, () => inBar(page, "Preise").click()))[0]).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect((await putOff(page, () => page.goBack().then(() => {})))[0]).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.evaluate(() => scrollTo(0, 0));
  const about = page.getByRole("contentinfo").getByRole("link", { name: "Über mich", exact: true });
  expect((await putOff(page, () => about.dispatchEvent("click")))[0]).toBe(0);
});

test("on the page that a visitor with a mouse arrives on, one key leads to the very end [QUAL-06]", async ({
  page,
}) => {
  await visit(page, "/");
  await expect.poll(() => page.locator("[data-first]").count()).toBe(0);
  await page.keyboard.press("End");
  const belowView = () => page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
  await expect.poll(belowView).toBeLessThan(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("the page that a visitor arrives on is laid out as he comes near [QUAL-06]", async ({ page }) => {
    await visit(page, "/");
    await page.waitForTimeout(500);
    const footer = page.locator(".footer-links").first();
    const isLaidOut = () => footer.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });
});
