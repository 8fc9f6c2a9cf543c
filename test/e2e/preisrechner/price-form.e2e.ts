// The form beside the conversation: each shows what the other knows.
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  CHAT,
  closeSheet,
  details,
  field,
  messages,
  openButton,
  reload,
  say,
  sheet,
} from "../support/chat-calls.ts";
import { visit } from "../support/visit.ts";

const WIDE = { width: 1280, height: 900 };
const price = ".calc-price-figure";

test("what is said stands in the form with the words it comes from, what is changed there is said; taking back restores; a reload and a second tab show the same [FORM-01] [FORM-02] [FORM-05] [FORM-08] [FORM-12]", async ({
  page,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await visit(page, "/preisrechner");
  const form = details(page);
  await expect(form.getByLabel("Name des Betriebs")).toBeVisible();
  // Drawn by us, as WebKitGTK's own look covers the colours: a list to choose from shows that it is one.
  for (const list of await form.getByRole("combobox").all())
    expect(await list.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain("gradient");
  await say(page, "Malerbetrieb Schulze");
  await say(page, "Firmenwebsite, 8 Seiten");
  await expect(form.getByLabel("Name des Betriebs")).toHaveValue("Malerbetrieb Schulze");
  await expect(form.getByLabel("Art der Website", { exact: true })).toHaveValue("company");
  await expect(form.getByLabel("Seiten", { exact: true })).toHaveValue("8");
  await expect(form).toContainText("aus: „8 Seiten“");

  await test.step("a press on the stepper and a tick become one message", async () => {
    await form.getByRole("button", { name: "Eine Seite mehr" }).click();
    await form.getByLabel(/^Buchung oder Terminvergabe/).check();
    await expect(messages(page)).toHaveCount(7);
    await expect(messages(page).nth(-2)).toContainText("Meine Angaben");
    await expect(messages(page).nth(-2)).toContainText("Seiten: 9");
    await expect(messages(page).nth(-2)).toContainText("Funktionen: Buchung oder Terminvergabe");
    await expect(page.locator(price)).toContainText("2.880 €");
    await expect(form).not.toContainText("aus: „8 Seiten“");
  });

  await test.step("all is there after a reload and in a second tab, which stays in step", async () => {
    await reload(page);
    await expect(form.getByLabel("Seiten", { exact: true })).toHaveValue("9");
    await expect(page.getByRole("link", { name: /^Weiter: 2\.880 €/ })).toHaveAttribute(
      "href",
      "/preisrechner#chat",
    );
    const second = await context.newPage();
    await second.setViewportSize(WIDE);
    await second.goto("/preisrechner");
    await expect(details(second).getByLabel(/^Buchung oder Terminvergabe/)).toBeChecked();
    await details(second).getByLabel("Termin", { exact: true }).selectOption("weeks");
    await expect(form.getByLabel("Termin", { exact: true })).toHaveValue("weeks");
    await second.close();
  });

  await test.step("an estimate that a change brings opens nothing; the button does", async () => {
    await expect(form.getByRole("button", { name: "Preisaufschlüsselung ansehen" })).toBeVisible();
    await expect(openButton(page).last()).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await form.getByRole("button", { name: "Preisaufschlüsselung ansehen" }).click();
    await expect(sheet(page)).toContainText("2.880 €");
    await closeSheet(page);
  });

  await test.step("what was said can be taken back", async () => {
    await say(page, "doch lieber 4 Seiten");
    await closeSheet(page);
    await expect(form.getByLabel("Seiten", { exact: true })).toHaveValue("4");
    await expect(page.locator(price)).toContainText("1.680 €");
    await form.getByRole("button", { name: "Seiten zurücknehmen" }).click();
    await expect(form.getByLabel("Seiten", { exact: true })).toHaveValue("9");
    await expect(page.locator(price)).toContainText("2.880 €");
  });
  expect(await axeFindings(page)).toEqual([]);
});

test("on a phone the form is one line with the span; filled alone it gives an estimate; no press is lost, while an answer is awaited or before a change is sent [FORM-01] [FORM-02] [FORM-06]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/preisrechner");
  const form = details(page);
  const summary = form.locator("summary");
  await expect(summary).toContainText("Ihre Angaben");
  await expect(summary).toContainText("ab 1.290 €");
  await expect(form.getByLabel("Termin", { exact: true })).toBeHidden();
  await summary.click();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHAT, async (route) => {
    await held;
    await route.continue();
  });
  await form.getByLabel("Art der Website", { exact: true }).selectOption("company");
  await expect(field(page)).toBeDisabled();
  await form.getByRole("button", { name: "Eine Seite mehr" }).click();
  await expect(form.getByLabel("Seiten", { exact: true })).toHaveValue("1");
  await form.getByRole("button", { name: "Schätzung berechnen" }).click();
  release();
  await expect(sheet(page)).toContainText("1.290 €");
  await expect(sheet(page)).toContainText("Funktionen sind offen.");
  await expect(messages(page)).toHaveCount(5);
  await closeSheet(page);

  // What is not sent yet belongs to the estimate that is asked for.
  await form.getByLabel("Seiten", { exact: true }).fill("9");
  await form.getByRole("button", { name: "Preisaufschlüsselung ansehen" }).click();
  await expect(sheet(page)).toContainText("2.490 €");
  expect(await axeFindings(page)).toEqual([]);
});

test("a trade fills the form with what is typical of it, and shows a sample [FORM-11]", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await visit(page, "/preisrechner");
  const form = details(page);
  await form.getByLabel("Mit einem Beispiel beginnen").selectOption("practice");
  await expect(form.getByLabel("Branche", { exact: true })).toHaveValue("health");
  await expect(form.getByLabel("Seiten", { exact: true })).toHaveValue("6");
  await expect(form.getByLabel(/^Buchung oder Terminvergabe/)).toBeChecked();
  await expect(page.locator(price)).toContainText("2.880 €");
  await expect(form.getByRole("link", { name: "VitalWeg Physiotherapie" })).toHaveAttribute(
    "href",
    "/demos/vitalweg",
  );
});

test("beside an open keyboard at least six lines of the conversation are visible on a phone [FORM-10]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/preisrechner");
  for (const text of ["Malerbetrieb Schulze", "Firmenwebsite", "8 Seiten"]) await say(page, text);
  await page.setViewportSize({ width: 390, height: 500 });
  await field(page).click();
  const lines = () =>
    page.evaluate(() => {
      const log = document.querySelector("[role=log]")?.getBoundingClientRect() ?? new DOMRect();
      const bar = document.querySelector("header")?.getBoundingClientRect() ?? new DOMRect();
      const text = document.querySelector(".calc-bubble");
      const line = Number.parseFloat(text ? getComputedStyle(text).lineHeight : "0");
      return (Math.min(log.bottom, innerHeight) - Math.max(log.top, bar.bottom)) / line;
    });
  await expect.poll(lines).toBeGreaterThanOrEqual(6);
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "So schnell wie möglich" })).toBeInViewport();
});

test.describe("an answer that is lost on its way", { tag: "@deep" }, () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("leaves the change of the form below the conversation; sent again, pressed twice and reloaded, it counts once [FORM-02] [EDGE-09]", async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await visit(page, "/preisrechner");
    const form = details(page);
    let isLost = true;
    await page.route(CHAT, async (route) => {
      if (!isLost) return route.continue();
      isLost = false;
      await route.fetch();
      await route.abort();
    });
    await page.route("**/price-calculator-ai/session", (route) => route.abort());
    await form.getByLabel("Seiten", { exact: true }).fill("6");
    const note = page.getByRole("status").filter({ hasText: "Noch nicht beantwortet." });
    await expect(note).toBeVisible();
    await expect(messages(page).last()).toContainText("Seiten: 6");
    await page.unroute("**/price-calculator-ai/session");
    await note.getByRole("button", { name: "Erneut senden" }).dblclick();
    await expect(messages(page)).toHaveCount(3);
    await expect(form.getByLabel("Seiten", { exact: true })).toHaveValue("6");
    await reload(page);
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).nth(1)).toContainText("Seiten: 6");
    await expect(form.getByLabel("Seiten", { exact: true })).toHaveValue("6");
  });
});

test.describe("in a browser without script", () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    expectedErrors: /status of 400/,
  });

  test("the form is answered by its page with the estimate, and keeps what was filled; a wrong number of pages loses nothing [FORM-07]", async ({
    page,
  }) => {
    await page.goto("/preisrechner");
    const form = details(page);
    await form.locator("summary").click();
    await form.getByLabel("Art der Website", { exact: true }).selectOption("company");
    await form.getByLabel(/^Buchung oder Terminvergabe/).check();
    await form.getByLabel("Seiten", { exact: true }).fill("acht");
    await form.getByRole("button", { name: "Schätzung berechnen" }).click();
    await expect(page.getByRole("heading", { name: "Zahl der Seiten bitte als Zahl" })).toBeFocused();
    await expect(form.getByLabel(/^Buchung oder Terminvergabe/)).toBeChecked();
    await form.getByLabel("Seiten", { exact: true }).fill("8");
    await form.getByRole("button", { name: "Schätzung berechnen" }).click();
    await expect(page.getByRole("heading", { name: "Preisspanne: 2.880 € bis 3.180 €" })).toBeFocused();
    await expect(form.getByLabel("Art der Website", { exact: true })).toHaveValue("company");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
