// Every built page under axe, at both widths and in both schemes; without JavaScript; from narrow to wide.
import { builtPaths } from "#app/paths.ts";
import { axeFindings } from "../support/axe.ts";
import { expect, test } from "../support/browser-test.ts";

const UNKNOWN_PATH = "/gibt-es-nicht";
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** 320 px is also what 1280 px leave at 400 % zoom. */
const WIDTHS = [320, 390, 768, 1440, 2560];
const CONSENT = JSON.stringify({ necessary: true, analytics: false, marketing: false, preferences: false });

// The unknown path answers 404 and says so in the console.
test.use({ expectedErrors: /404|gibt-es-nicht/ });

for (const path of [...builtPaths, UNKNOWN_PATH]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing on ${path}, ${colorScheme}, with and without the consent banner [QUAL-01]`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        expect(await axeFindings(page), `${size.width} px`).toEqual([]);
      }
      await page.evaluate(
        ([record, date]) => {
          localStorage.setItem("cookieConsent", record as string);
          localStorage.setItem("cookieConsentDate", date as string);
        },
        [CONSENT, new Date().toISOString()],
      );
      await page.reload();
      await page.waitForLoadState("networkidle");
      expect(await axeFindings(page), "without the banner").toEqual([]);
    });
  }

  test(`nothing sticks out sideways on ${path} from 320 to 2560 px [QUAL-05]`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => {
        const limit = document.documentElement.clientWidth;
        const isOut = (element: Element) => element.getBoundingClientRect().right > limit + 1;
        return document.documentElement.scrollWidth > limit
          ? [...document.querySelectorAll("body *")]
              .filter(isOut)
              .slice(0, 5)
              .map((one) => one.outerHTML.slice(0, 120))
          : [];
      });
      expect(wide, `${width} px`).toEqual([]);
    }
  });

  test(`${path} can be read and left without JavaScript [QUAL-04] [SHELL-40] [SHELL-46]`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: DESKTOP,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    const hidden = await page
      .locator("main :is(h1, h2, h3, p)")
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
          )
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    expect(hidden).toEqual([]);
    await page
      .getByRole("navigation")
      .first()
      .getByRole("link", { name: "Kontakt", exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/kontakt$/);
    await context.close();
  });
}
