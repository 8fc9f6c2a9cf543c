// Parts below the first screen: their HTML is there at once, their script when it is needed.
import { expect, test } from "../../support/browser-test.ts";
import { visit } from "../support/visit.ts";

const PROCESS_SCRIPT = "**/assets/process-section-*.js";

test("the script of a part waits until the visitor comes near; a click that comes before it is kept and replayed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(PROCESS_SCRIPT, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 700 });
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Vier Stationen bis zum Start" })).toBeAttached();
  expect(asked.filter((url) => url.includes("process-section"))).toEqual([]);

  await page.locator("#process").scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((url) => url.includes("process-section")).length).toBe(1);

  const third = page.locator("#process").getByRole("button", { name: /Entwicklung & Umsetzung/ });
  await third.click();
  await expect(third).not.toHaveAttribute("aria-current");

  arrive();
  await expect(third).toHaveAttribute("aria-current", "step");
});

test.describe("when the script of a part does not arrive", () => {
  test.use({ expectedErrors: /process-section|ERR_FAILED|dynamically imported/ });

  test("the part stays readable and the rest works [EDGE-22]", async ({ page }) => {
    await page.route(PROCESS_SCRIPT, (route) => route.abort());
    // The button below is not to rise into place while it is clicked.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    await page.locator("#process").scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: "Beratung & Analyse" })).toBeVisible();
    await page.getByRole("button", { name: "Nächstes Projekt" }).click();
    await expect(page.getByText("2 / 5")).toBeVisible();
  });
});

test.describe("a jump within a part that waits for its script", () => {
  const LEGAL_SCRIPT = "**/assets/legal-text-*.js";

  test("leaves the part where it is, and the page follows once the script is there [LEGAL-35]", async ({
    page,
  }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(LEGAL_SCRIPT, async (route) => {
      await arrival;
      await route.continue();
    });
    await visit(page, "/agb");
    const heading = page.getByRole("heading", { name: "9. Haftung" });
    const before = await heading.elementHandle();
    await page.getByRole("link", { name: "9. Haftung" }).click();
    await expect(page).toHaveURL(/#9-haftung$/);
    await expect(heading).toBeInViewport();
    arrive();
    // Focus moves when the page has taken the jump over: in the very element that was there before.
    await expect(heading).toBeFocused();
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(heading).toBeInViewport();
  });

  test.describe("whose script never arrives", () => {
    test.use({ expectedErrors: /legal-text|ERR_FAILED|dynamically imported/ });

    test("the way back works all the same [EDGE-22]", async ({ page }) => {
      await page.route(LEGAL_SCRIPT, (route) => route.abort());
      await visit(page, "/impressum");
      await page.goto("/agb");
      await page.getByRole("link", { name: "9. Haftung" }).click();
      await expect(page).toHaveURL(/#9-haftung$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/agb$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/impressum$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
    });
  });
});

test("a page that is left before its parts were needed has them when a step back or a link leads to it again [QUAL-06]", async ({
  page,
}) => {
  // So low that the part is not near.
  await page.setViewportSize({ width: 1280, height: 160 });
  await visit(page, "/");
  const follow = (name: string) =>
    page.locator(".bar-links").getByRole("link", { name, exact: true }).press("Enter");
  const projects = page.locator("[data-late=projects]");
  await follow("Preise");
  await expect(page.getByRole("heading", { level: 1, name: "Preise" })).toBeVisible();
  await page.goBack();
  await expect(projects).toContainText("Fünf Musterprojekte");
  await page.goForward();
  await expect(page).toHaveURL(/\/preise$/);
  await follow("Home");
  await expect(projects).toContainText("Fünf Musterprojekte");
});

test.describe("on the way to a page of which a part does not come", () => {
  test.use({ expectedErrors: /preise-sections|ERR_FAILED|dynamically imported/ });

  test("the page is loaded anew, and is whole [EDGE-22]", async ({ page }) => {
    const PRICES_SCRIPT = "**/assets/preise-sections-*.js";
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(PRICES_SCRIPT, async (route) => {
      await failed;
      await route.abort();
    });
    await visit(page, "/agb");
    await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
    await page.locator(".bar-links").getByRole("link", { name: "Preise", exact: true }).click();
    fail();
    await expect(page.locator("html[data-marked]")).toHaveCount(0);
    await expect(page).toHaveURL(/\/preise$/);
    await expect(page.locator("[data-late=rest] h2")).not.toHaveCount(0);
  });
});
