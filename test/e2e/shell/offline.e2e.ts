// A tap without a connection: the page stays, with a notice and with what was typed.
import { expect, test } from "../../support/browser-test.ts";
import { untilQuiet } from "../support/until-quiet.ts";
import { hydrated, PHONE, visit } from "../support/visit.ts";

test.use({ viewport: PHONE, expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/ });

const notice = "Keine Verbindung";

test("a link tapped offline leaves the page as it is, with what was typed; once the network is back it opens; so it is with links to other sites and files [KEPT-10]", async ({
  page,
  context,
}) => {
  await visit(page, "/kontakt");
  await untilQuiet(page);
  const message = page.getByRole("textbox", { name: /Nachricht/ });
  await message.fill("Unser Dach ist undicht.");
  await context.setOffline(true);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Impressum" }).click();
  await expect(page.locator(".toast", { hasText: notice })).toBeVisible();
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect(message).toHaveValue("Unser Dach ist undicht.");

  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "https://www.example.org/";
    link.textContent = "Eine andere Website";
    document.querySelector("#inhalt")?.appendChild(link);
  });
  await page.getByRole("link", { name: "Eine andere Website" }).click();
  await page.waitForTimeout(200);
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect(message).toHaveValue("Unser Dach ist undicht.");

  await context.setOffline(false);
  await footer.getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL(/\/impressum$/);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("where the network is there but nobody answers, the page stays as well; of two taps the later one counts [KEPT-10]", async ({
  page,
}) => {
  await visit(page, "/agb");
  await untilQuiet(page);
  const footer = page.getByRole("contentinfo");
  await page.route(/\/(assets\/.*\.js|impressum)$/, (route) => route.abort());
  await footer.getByRole("link", { name: "Impressum" }).click();
  await expect(page.locator(".toast", { hasText: notice })).toBeVisible();
  await expect(page).toHaveURL(/\/agb$/);
  await page.unroute(/\/(assets\/.*\.js|impressum)$/);

  const held = Promise.withResolvers<void>();
  await page.route("**/impressum", async (route) => {
    await held.promise;
    await route.continue();
  });
  await footer.getByRole("link", { name: "Impressum" }).click();
  await footer.getByRole("link", { name: "Datenschutz" }).click();
  await expect(page).toHaveURL(/\/datenschutz$/);
  held.resolve();
  await untilQuiet(page);
  await expect(page).toHaveURL(/\/datenschutz$/);
});

test("a link to a place on the page works without a connection, and an analysis says what is wrong and keeps its words [KEPT-10]", async ({
  page,
  context,
}) => {
  await visit(page, "/seo-check");
  await untilQuiet(page);
  await context.setOffline(true);
  await page.getByLabel("Adresse Ihrer Seite").fill("firma.de");
  await page.getByRole("button", { name: "SEO-Analyse starten" }).click();
  await expect(page.locator(".toast")).toContainText("Der Server ist nicht erreichbar.");
  await expect(page.getByLabel("Adresse Ihrer Seite")).toHaveValue("firma.de");
  await context.setOffline(false);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/^0 von 3/)).toBeVisible();
});
