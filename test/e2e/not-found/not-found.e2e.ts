// The not-found page: reached directly and from inside the site.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { hydrated, visit } from "../support/visit.ts";

test.use({ expectedErrors: /404/ });

test("says 404 in the required words, with ways on, in the shared frame, and logs the attempted path once for each visit [NF-01] [NF-02] [NF-03] [NF-04] [NF-05] [NF-06] [ROUTE-26] [ROUTE-29]", async ({
  page,
}) => {
  const logged = watchLog(page);
  const answered = page.waitForResponse("**/gibt-es-nicht");
  await visit(page, "/gibt-es-nicht");
  expect((await answered).status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  const words = page.getByText("Oops! Page not found");
  await expect(words).toBeVisible();
  await expect(words).toHaveAttribute("lang", "en");
  const home = page.getByRole("link", { name: "Return to Home" });
  await expect(home).toHaveAttribute("href", "/");
  await expect(home).toHaveAttribute("lang", "en");
  for (const href of ["/website-design", "/seo-check", "/portfolio", "/kontakt"]) {
    await expect(page.getByRole("main").locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toContain("/gibt-es-nicht");
  await home.click();
  await expect(page).toHaveURL("/");
  await expect(words).toHaveCount(0);

  await page.evaluate(() => {
    // What a stale link inside the site does.
    history.pushState({ key: "stale", idx: 1 }, "", "/alte-seite");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  await expect(words).toBeVisible();
  await expect.poll(() => logged).toHaveLength(2);
  expect(logged[1]).toContain("/alte-seite");
  await page.waitForTimeout(300);
  expect(logged).toHaveLength(2);
});

test("an article that does not exist is a page that does not exist, logged by its path [NF-04] [NF-05] [ROUTE-26]", async ({
  page,
}) => {
  const logged = watchLog(page);
  const answer = await page.goto("/blog/unbekannter-artikel");
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toContain("/blog/unbekannter-artikel");
});

function watchLog(page: Page): string[] {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("no page at")) logged.push(message.text());
  });
  return logged;
}

test("shows a readable trail of an address it does not know [CRUMB-04] [CRUMB-06]", async ({ page }) => {
  await visit(page, "/alte-seiten/m%C3%BCnster-touren");
  const trail = page.getByRole("navigation", { name: "Sie sind hier" });
  await expect(trail.locator("ol > li")).toHaveText(["Home", "Alte Seiten", "Münster Touren"]);
  await expect(trail.getByRole("link")).toHaveText(["Home", "Alte Seiten"]);
  await expect(trail.getByRole("link", { name: "Alte Seiten" })).toHaveAttribute("href", "/alte-seiten");
  await expect(trail.locator("[aria-current=page]")).toHaveText("Münster Touren");
});

test("takes over the one built page without a mismatch, whatever the address", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => errors.push(message.text()));
  // What React mends by itself it reports as an uncaught error.
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/blog/gibt/es/nicht");
  await hydrated(page);
  await expect(page.locator(".bar-links [aria-current]")).toHaveText("Blog");
  expect(errors.filter((text) => /hydrat|did not match|#418/i.test(text))).toEqual([]);
});
