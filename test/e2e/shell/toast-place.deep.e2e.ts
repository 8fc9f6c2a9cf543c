// Where messages stand: clear of headlines, controls and a score, at every width, and how they go.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { exampleStream, openSeoCheck, problem, report, startButton, urlField } from "../support/seo-calls.ts";
import { PHONE, visit } from "../support/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /Failed to load resource/ });

const KEEP_CLEAR = "h1, h2, h3, h4, a[href], button, input, select, textarea, summary, label, .score-sign";
const toast = (page: Page) => page.locator(".toast");

/** Headlines, controls and scores of which a message covers more than a line of pixels. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(".toast")].map((one) => one.getBoundingClientRect());
    const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => !element.closest(".toasts, .bar") && element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2 || bottom < bar) return false;
        return boxes.some(
          (box) =>
            box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1,
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  }, KEEP_CLEAR);
}

const expectClear = async (page: Page) => {
  await expect(toast(page).first()).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
};

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`at ${width} px no message covers a headline or a control, whatever has come about [KEPT-12] [TOAST-06]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 700 ? 720 : 900 });
    const { crawler } = await openSeoCheck(page);
    await urlField(page).fill("firma.de");
    crawler.answer(
      problem(
        502,
        "target-unreachable",
        "Die Website ist nicht erreichbar, oder ihre Antwort ist beschädigt.",
      ),
    );
    await startButton(page).click();
    await expectClear(page);
    crawler.answer(exampleStream);
    await startButton(page).click();
    await expect(report(page)).toBeVisible();
    await expectClear(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expectClear(page);

    await visit(page, "/kontakt");
    await page.route("**/functions/v1/send-contact-email", (route) => route.abort());
    await page.getByRole("textbox", { name: /^Name/ }).fill("Dach Meyer");
    await page.getByRole("textbox", { name: /^E-Mail/ }).fill("meyer@example.org");
    await page.getByRole("textbox", { name: /^Betreff/ }).fill("Dach");
    await page
      .getByRole("textbox", { name: /^Nachricht/ })
      .fill("Unser Dach ist undicht, bitte rufen Sie an.");
    await page.getByRole("button", { name: /senden|abschicken/i }).click();
    await expectClear(page);
  });
}

test("a message makes room for the field that the keyboard reaches [TOAST-06] [QUAL-01] [KEPT-12]", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { crawler } = await openSeoCheck(page);
  crawler.answer(problem(502, "unreachable", "Die Seite antwortet nicht."));
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(toast(page)).toBeVisible();
  // Right under the bar, where a message stands by itself.
  await urlField(page).evaluate((field) => field.scrollIntoView({ block: "start" }));
  await urlField(page).focus();
  await expectClear(page);
  await startButton(page).focus();
  await expectClear(page);
});

/** On a phone, by keyboard: an analysis has failed, and the script that draws its message waits until it is called. */
async function failBeforeDrawing(page: Page): Promise<() => void> {
  await page.setViewportSize(PHONE);
  const script = Promise.withResolvers<void>();
  await page.route("**/assets/late-frame-*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  const { crawler } = await openSeoCheck(page);
  crawler.answer(problem(502, "unreachable", "Die Seite antwortet nicht."));
  await urlField(page).fill("firma.de");
  await urlField(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Diese Analyse kam nicht ans Ziel" })).toBeFocused();
  return () => script.resolve();
}

test("a message that was there before the script that draws it makes room, too [TOAST-06] [QUAL-01] [KEPT-12]", async ({
  page,
}) => {
  const draw = await failBeforeDrawing(page);
  await expect(toast(page)).toHaveCount(0);
  draw();
  await expectClear(page);
});

test("where a message moves the page, what has the focus stays in view [TOAST-06] [QUAL-01]", async ({
  page,
}) => {
  const draw = await failBeforeDrawing(page);
  // No place is free anywhere, and the focus is at the lower edge.
  const button = await page.evaluateHandle(() => {
    const rows = Array.from({ length: 60 }, (_, row) => {
      const button = document.createElement("button");
      button.textContent = `Zeile ${row}`;
      button.style.cssText = "display:block;width:100%;height:44px";
      return button;
    });
    for (const row of rows.toReversed())
      document.getElementById("inhalt")?.insertAdjacentElement("afterbegin", row);
    rows[40]?.focus();
    rows[40]?.scrollIntoView({ block: "end", behavior: "instant" });
    return rows[40] as HTMLButtonElement;
  });
  const below = () => button.evaluate((one) => one.getBoundingClientRect().bottom - innerHeight);
  expect(await below()).toBeLessThanOrEqual(0);
  draw();
  await expect(page.locator("html[data-toast-room]")).toHaveCount(1);
  // Long before the message goes by itself, and the room with it.
  await expect.poll(below, { timeout: 2_000 }).toBeLessThanOrEqual(0);
  await expect(toast(page)).toBeVisible();
  await expect(page.locator(":focus")).toHaveText("Zeile 40");
  // And stays there when the message goes: nothing slips away from under a pointer.
  const before = await below();
  await toast(page).getByRole("button").click();
  await expect(page.locator("html[data-toast-room]")).toHaveCount(0);
  expect(Math.abs((await below()) - before)).toBeLessThanOrEqual(1);
});

test("messages go with the next try, with success and with the next page [KEPT-11]", async ({ page }) => {
  const { crawler } = await openSeoCheck(page);
  crawler.answer(problem(502, "unreachable", "Die Seite antwortet nicht."));
  await urlField(page).fill("firma.de");
  await startButton(page).click();
  await expect(toast(page)).toHaveCount(1);
  const release = crawler.hold();
  await startButton(page).click();
  await expect(toast(page)).toHaveCount(0);
  crawler.answer(exampleStream);
  release();
  await expect(toast(page)).toHaveText(/Analyse abgeschlossen!/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL(/\/impressum$/);
  await expect(toast(page)).toHaveCount(0);
});
