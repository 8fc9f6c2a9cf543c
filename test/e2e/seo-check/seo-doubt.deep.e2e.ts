// From a complaint that seems wrong to the contact form, and to the page about the check's truth.
import type { Page } from "@playwright/test";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { expect, test } from "../../support/browser-test.ts";
import { field } from "../support/contact-calls.ts";
import { openSeoCheck, report, startButton, stream, urlField } from "../support/seo-calls.ts";

const LINK = "Stimmt das nicht? Schreiben Sie mir.";

async function openReport(page: Page): Promise<void> {
  const { crawler } = await openSeoCheck(page);
  crawler.answer(stream(["result", seoAnswer]));
  await urlField(page).fill("www.dachdeckerei-musterkamp.example");
  await startButton(page).click();
  await expect(report(page)).toBeVisible();
}

test("one press leads from a complaint to the contact form, with its id, address and place; what is fine has no such link [EXACT-06]", async ({
  page,
}) => {
  await openReport(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll(".report details"))
      (details as HTMLDetailsElement).open = true;
  });
  const passed = page.locator(".report-group .finding-row", { hasText: "Die Seite hat einen Titel" });
  await expect(passed.locator(".finding-body")).toBeVisible();
  await expect(passed.getByRole("link", { name: LINK })).toHaveCount(0);
  const row = page.locator(".task-rows .finding-row", { hasText: "HSTS fehlt" });
  await row.getByRole("link", { name: LINK }).click();
  await expect(page).toHaveURL(/\/kontakt\?/);
  await expect(field(page, "Betreff")).toHaveValue(
    "Ein Befund im SEO-Check stimmt nicht: www.dachdeckerei-musterkamp.example",
  );
  const hsts = seoAnswer.findings.find(({ id }) => id === "hsts");
  const [place] = hsts?.evidence ?? [];
  await expect(field(page, "Nachricht")).toHaveValue(
    [
      `Seite: ${seoAnswer.url}`,
      `Befund: ${hsts?.title} (hsts)`,
      `Stelle: ${place?.where}: ${place?.value}`,
      "",
      "Was daran nicht stimmt:",
    ].join("\n"),
  );
});

test("a complaint about the law has the link as well, the example has none [EXACT-06]", async ({ page }) => {
  await openReport(page);
  await page.getByRole("heading", { name: "Recht und Datenschutz" }).click();
  const hint = page.locator(".report-aside li", { hasText: "Die Seite lädt Schriften von Google" });
  await hint.getByRole("link", { name: LINK }).click();
  await expect(field(page, "Nachricht")).toHaveValue(/\(google-fonts\)\nStelle: .*fonts\.googleapis\.com/);

  await page.goto("/seo-check");
  await page.getByRole("button", { name: "Beispiel-Analyse ansehen" }).click();
  await expect(report(page)).toBeVisible();
  await expect(report(page).getByText(LINK)).toHaveCount(0);
});

test("the end of a report leads to the page about the check's truth [EXACT-07]", async ({ page }) => {
  await openReport(page);
  await report(page).getByRole("link", { name: "Wie genau ist der Check?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wie genau ist der Check?" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/genauigkeit");
});
