// The browser's text size doubled, as in its settings: breakpoints follow it, unlike a larger font size of the root element.
import { builtPaths } from "#app/paths.ts";
import { test as base, expect } from "../../support/browser-test.ts";
import { closeSheet, fullEstimate, openButton, openChat, say, says, sheet } from "../support/chat-calls.ts";
import { openSeoCheck, problem, report, startButton, urlField } from "../support/seo-calls.ts";
import { tagOf } from "../support/template-pages.ts";
import { expectTypeToHold } from "../support/type-faults.ts";
import { visit } from "../support/visit.ts";

const UNKNOWN_PATH = "/gibt-es-nicht";
const WIDTHS = [320, 390, 768, 1440];
/** From here on the bar has its links, at this text size. */
const WIDE = [1600, 1920];
const TWICE = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26";

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), TWICE] }),
    { scope: "worker" },
  ],
});

test.use({
  contextOptions: { reducedMotion: "reduce" },
  // The unknown path answers 404, a refused analysis 502.
  expectedErrors: /404|502|gibt-es-nicht|Failed to load resource/,
});

for (const path of [...builtPaths, UNKNOWN_PATH]) {
  test(
    `${path} holds text of twice the size: nothing cut, nothing over other text, no control out of reach [TYPE-01]`,
    path === UNKNOWN_PATH ? {} : tagOf(path),
    async ({ page }) => {
      await visit(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      // A key that does nothing else brings the late parts.
      await page.keyboard.press("Shift");
      await page.evaluate(() => document.fonts.ready);
      await expectTypeToHold(page, WIDTHS);
    },
  );
}

test("the open menu holds text of twice the size, narrow and wide [TYPE-02]", async ({ page }) => {
  await visit(page, "/preise");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: /^Menü/ }).click();
    const services = page.locator(".small-panel").getByRole("button", { name: "Leistungen" });
    if ((await services.getAttribute("aria-expanded")) === "false") await services.click();
    await expect(page.locator(".small-services")).toBeVisible();
    await expectTypeToHold(page, [width]);
    await page.keyboard.press("Escape");
  }
  for (const width of WIDE) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator(".bar-links").getByRole("button", { name: "Leistungen" }).click();
    await expect(page.locator(".services-panel")).toBeVisible();
    await expectTypeToHold(page, [width]);
    await page.keyboard.press("Escape");
  }
});

test("the cookie question and its settings hold text of twice the size, their buttons stay in reach [TYPE-03]", async ({
  page,
}) => {
  await visit(page, "/impressum", { consent: null });
  const banner = page.getByRole("region", { name: "Cookie-Einstellungen" });
  await expect(banner).toBeVisible();
  await expectTypeToHold(page, WIDTHS);
  const dialog = page.getByRole("dialog", { name: "Cookie-Einstellungen verwalten" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await banner.getByRole("button", { name: "Anpassen" }).click();
    await expectTypeToHold(page, [width]);
    for (const button of await dialog.getByRole("button").all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("a message holds text of twice the size and can be closed [TYPE-04]", async ({ page }) => {
  const { crawler } = await openSeoCheck(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    crawler.answer(problem(502, "unreachable", "Die Seite antwortet nicht."));
    await urlField(page).fill("firma.de");
    await startButton(page).click();
    const toast = page.locator(".toast");
    await expect(toast).toBeVisible();
    await expectTypeToHold(page, [width]);
    await toast.getByRole("button", { name: /schließen/ }).click();
    await expect(toast).toHaveCount(0);
  }
});

test.describe("what opens in place", { tag: "@deep" }, () => {
  test("a report holds text of twice the size [TYPE-05]", async ({ page }) => {
    await openSeoCheck(page);
    await urlField(page).fill("firma.de");
    await startButton(page).click();
    await expect(report(page)).toBeVisible();
    await expectTypeToHold(page, WIDTHS);
  });

  test("the example report holds text of twice the size [TYPE-05]", async ({ page }) => {
    await openSeoCheck(page);
    await page.getByRole("button", { name: "Beispiel-Analyse ansehen" }).click();
    const dialog = page.getByRole("dialog", { name: "Beispiel-Analyse" });
    // Without the report in it, the dialog would hold at every width.
    await expect(dialog.locator(".head-tasks")).toBeVisible();
    await expectTypeToHold(page, WIDTHS);
  });

  test("a project's dialog holds text of twice the size [TYPE-05]", async ({ page }) => {
    await visit(page, "/portfolio");
    await page.getByRole("button", { name: "Vorschau ProDach Dachdecker" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectTypeToHold(page, WIDTHS);
  });

  test("the price calculator holds text of twice the size, with its estimate closed and open [TYPE-05]", async ({
    page,
  }) => {
    const { chat } = await openChat(page);
    chat.answer(says("Das reicht für eine Schätzung.", { priceEstimate: fullEstimate }));
    await say(page, "Standard reicht");
    await expect(sheet(page)).toBeVisible();
    await expectTypeToHold(page, WIDTHS);
    await closeSheet(page);
    await expect(openButton(page)).toBeVisible();
    await expectTypeToHold(page, WIDTHS);
  });
});
