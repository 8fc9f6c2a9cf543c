// Legal pages on paper, and the way from their contents to a section.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { visit } from "../support/visit.ts";

for (const path of ["/impressum", "/datenschutz"]) {
  test(`${path} prints its text and nothing that only a screen can use [LEGAL-35] [QUAL-15]`, async ({
    page,
  }) => {
    await visit(page, path);
    await expectPrint(page);
  });
}

test("the contents of /agb lead to the section, which shows below the bar; on paper there is its text and nothing that only a screen can use [LEGAL-35] [QUAL-15]", async ({
  page,
}) => {
  await visit(page, "/agb");
  await page.getByRole("link", { name: "9. Haftung" }).click();
  await expect(page).toHaveURL(/\/agb#9-haftung$/);
  const heading = page.getByRole("heading", { name: "9. Haftung" });
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(40);
  await expectPrint(page);
});

async function expectPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const screenOnly of ["header nav", "nav[aria-labelledby=contents]", ".trail"]) {
    await expect(page.locator(screenOnly)).toBeAttached();
    await expect(page.locator(screenOnly)).toBeHidden();
  }
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator(".legal-text h2").last()).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
}
