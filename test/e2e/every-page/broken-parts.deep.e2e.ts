// A part of a page whose script does not come, or breaks, never takes the page with it.
import { expect, test } from "../../support/browser-test.ts";
import { toast } from "../support/seo-calls.ts";
import { visit } from "../support/visit.ts";

test.use({
  expectedErrors:
    /Failed to load resource|dynamically imported module|caught the following error|broken part/,
});

test("without its moving part the home page keeps its finished picture, and everything else [QUAL-06]", async ({
  page,
}) => {
  await page.route("**/assets/mock-layers-*.js", (route) => route.abort());
  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("mock-layers"));
  await visit(page, "/");
  await asked;
  // Longer than one of its steps.
  await page.waitForTimeout(600);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("gefunden");
  await expect(page.locator(".mock-done")).toBeVisible();
  await expect(page.locator(".mock-window")).toHaveAttribute("data-stage", "3");
  await expect(page.locator(".mock-overlay")).toHaveCount(0);
  await expect(page.locator(".mock-pause")).toHaveCount(0);
});

test("an example report that does not come leaves the SEO check as it was, and says so [SEO-08] [TOAST-02]", async ({
  page,
}) => {
  await page.route("**/assets/example-*.js", (route) => route.abort());
  await visit(page, "/seo-check");
  const field = page.getByLabel("Adresse Ihrer Seite");
  await field.fill("firma.de");
  const button = page.getByRole("button", { name: "Beispiel-Analyse ansehen" });
  await button.click();
  await expect(toast(page, "Beispiel nicht geladen")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
  await expect(field).toHaveValue("firma.de");
});

test("where a part breaks while it is drawn, the page says so in German, with a way on [QUAL-06]", async ({
  page,
}) => {
  await page.route("**/assets/mock-layers-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export const MockLayers = () => { throw new Error("broken part"); };',
    }),
  );
  // Not visit(): the page may break before it could answer to a click.
  await page.goto("/");
  const broken = page.getByRole("alert");
  await expect(broken.getByRole("heading", { level: 1 })).toHaveText("Hier ist etwas schiefgegangen");
  await expect(broken.getByRole("link", { name: /02591/ })).toBeVisible();
  await page.unroute("**/assets/mock-layers-*.js");
  await broken.getByRole("button", { name: "Seite neu laden" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("gefunden");
});
