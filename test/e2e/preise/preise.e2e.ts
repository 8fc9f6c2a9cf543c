// Questions on the price page: one open at a time, by pointer, keyboard and page search, with and without JavaScript.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { visit } from "../support/visit.ts";

// A question that rises into place while it is clicked may be missed.
test.use({ reducedMotion: "reduce" });

const questions = (page: Page) => page.locator("#fragen details");
const question = (page: Page, index: number) => questions(page).nth(index).locator("summary");

async function expectOpen(page: Page, expected: readonly number[]): Promise<void> {
  await expect
    .poll(() =>
      questions(page).evaluateAll((all) =>
        all.flatMap((each, index) => (each.hasAttribute("open") ? [index] : [])),
      ),
    )
    .toEqual(expected);
}

/** The rest of the page is hydrated later than its head, as it comes near the view: only then do its handlers work. */
async function isHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
}

test("no answer is open at first, another closes the one before, the same click or key closes it again [PREIS-19] [PREIS-20] [PREIS-21] [PREIS-22] [PREIS-23]", async ({
  page,
}) => {
  await visit(page, "/preise");
  await expectOpen(page, []);
  await expect(questions(page).first().locator("p")).toBeHidden();

  await question(page, 0).click();
  await expectOpen(page, [0]);
  await expect(questions(page).first().locator("p")).toBeVisible();

  await question(page, 2).click();
  await expectOpen(page, [2]);
  await question(page, 2).click();
  await expectOpen(page, []);

  await question(page, 1).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, [1]);
  await page.keyboard.press("Tab");
  await expect(question(page, 2)).toBeFocused();
  await page.keyboard.press("Space");
  await expectOpen(page, [2]);
  await page.keyboard.press("Space");
  await expectOpen(page, []);
});

test("in browsers that do not know groups of questions, another closes the one before as well [PREIS-21]", async ({
  page,
}) => {
  await visit(page, "/preise");
  // Firefox before 130.
  await questions(page).evaluateAll((all) => {
    for (const each of all) each.removeAttribute("name");
  });
  await question(page, 0).scrollIntoViewIfNeeded();
  await isHydrated(questions(page).first());
  await question(page, 0).click();
  await expectOpen(page, [0]);
  await question(page, 2).click();
  await expectOpen(page, [2]);
  await question(page, 2).click();
  await expectOpen(page, []);
});

test("without JavaScript a search for the words of an answer opens it, and questions work [PREIS-23]", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const answer = (index: number) => questions(page).nth(index).locator("p");

  // A link to a text fragment takes the way of the browser's search.
  await page.goto("/preise#:~:text=Domain%20und%20Hosting%20buchen%20Sie");
  await expect(answer(0)).toBeVisible();

  await question(page, 3).click();
  await expect(answer(3)).toBeVisible();
  await expect(answer(0)).toBeHidden();
  await question(page, 0).click();
  await expect(answer(0)).toBeVisible();
  await context.close();
});
